// Hover and focus explain a thing at once; on a touch screen press-and-hold does, and the tap that ends it plays nothing.

const HOLD = 450;

export type Explain = (ref: string | null, anchor: Element | null) => void;

export function explains(ref: string | null | undefined, explain: Explain) {
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const show = (event: Event) => {
    if (ref && event.currentTarget instanceof Element) explain(ref, event.currentTarget);
  };
  const let_go = () => clearTimeout(holding);
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(event);
    },
    onpointerleave: (event: PointerEvent) => {
      let_go();
      if (event.pointerType !== "touch") explain(null, null);
    },
    onpointerdown: (event: PointerEvent) => {
      held = false;
      if (event.pointerType !== "touch" || !ref) return;
      const anchor = event.currentTarget;
      holding = setTimeout(() => {
        held = true;
        if (anchor instanceof Element) explain(ref, anchor);
      }, HOLD);
    },
    onpointerup: let_go,
    onpointercancel: let_go,
    oncontextmenu: (event: Event) => {
      if (held) event.preventDefault();
    },
    onclickcapture: (event: Event) => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible")) show(event);
    },
    onblur: () => explain(null, null),
  };
}
