// How wide the page is, in the three steps of the layout.

class Media {
  phone = $state(false);
  narrow = $state(false);

  constructor() {
    const watch = (query: string, set: (matches: boolean) => void) => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener("change", () => set(list.matches));
    };
    watch("(max-width: 700px)", (matches) => (this.phone = matches));
    watch("(max-width: 1099px)", (matches) => (this.narrow = matches));
  }
}

export const media = new Media();
