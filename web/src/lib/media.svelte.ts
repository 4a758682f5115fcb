// How wide the page is, in the steps of the layout: a phone; too narrow for a column of moves; too narrow for two columns.

class Media {
  phone = $state(false);
  narrow = $state(false);
  medium = $state(false);

  constructor() {
    const watch = (query: string, set: (matches: boolean) => void) => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener("change", () => set(list.matches));
    };
    watch("(max-width: 700px)", (matches) => (this.phone = matches));
    watch("(max-width: 1099px)", (matches) => (this.narrow = matches));
    watch("(max-width: 1399px)", (matches) => (this.medium = matches));
  }
}

export const media = new Media();
