/** A seat has a colour, a shape and a letter, always together. */
export const SEATS = 5;

export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** The symbol of the seat's shape: disc, square, triangle, lozenge, cross. */
export function shape(seat: number): string {
  return `d-s${seat % SEATS}`;
}

export function colour(seat: number): string {
  return `var(--seat-${seat % SEATS})`;
}

/** What is cut out of the seat's colour. */
export function cutOut(seat: number): string {
  return `var(--on-seat-${seat % SEATS})`;
}
