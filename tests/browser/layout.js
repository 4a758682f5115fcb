// Looks at a page for things that have no place of their own; its value has a function for each question.
(() => {
  // The light around a piece belongs to it but may touch its neighbour's.
  const LIGHT = ".halo, .line, .mark, .ring, .played, .best, .clear, .leaves";

  function around(boxes) {
    const seen = boxes.filter((box) => box.width > 0 && box.height > 0);
    if (seen.length === 0) return null;
    return {
      left: Math.min(...seen.map((box) => box.left)),
      right: Math.max(...seen.map((box) => box.right)),
      top: Math.min(...seen.map((box) => box.top)),
      bottom: Math.max(...seen.map((box) => box.bottom)),
    };
  }

  function face(piece) {
    if (!(piece instanceof SVGElement)) return around([piece.getBoundingClientRect()]);
    const parts = [...piece.querySelectorAll("rect, path, circle")].filter((one) => !one.closest(LIGHT));
    return around(parts.map((one) => one.getBoundingClientRect()));
  }

  function pieces() {
    return [...document.querySelectorAll(".board [data-ref]")]
      .map((piece) => ({ piece, name: piece.dataset.ref, box: face(piece) }))
      .filter((one) => one.box !== null);
  }

  // Pairs of which neither is part of the other, and that share more than a hair's breadth.
  function pairs(all) {
    const found = [];
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (one.piece.contains(other.piece) || other.piece.contains(one.piece)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const tall = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && tall > 2) found.push(`${one.name} and ${other.name} overlap by ${wide} × ${tall}`);
      }
    });
    return found;
  }

  const described = (one) => `${one.tagName}.${one.getAttribute("class")} “${one.textContent.trim().slice(0, 24)}”`;
  const hidden = (one) => one.matches(".skip, .hidden-text, .hidden-text *, [aria-hidden=true] *");
  // A row that is meant to be pushed sideways on a narrow screen may go on beyond its edge.
  const pushed = (one) => one.closest(".strip, .strips.phone") !== null;

  // Whole within everything that scrolls around it.
  function inSight(piece, box) {
    for (let one = piece.parentElement; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowY === "visible" || one instanceof SVGElement) continue;
      const top = one.getBoundingClientRect().top + one.clientTop;
      if (box.top < top || box.bottom > top + one.clientHeight) return false;
    }
    return true;
  }

  return {
    /** Pieces of the board that can be played, or say why not, on top of each other. */
    overlapping() {
      return pairs(pieces().filter(({ piece }) => piece.matches(".lit, .chosen, .refused, button, [role=button]")));
    },

    /** Whatever stands in the bars around the board on top of something else there. */
    crowded() {
      const bars = ["button", "a", "h1", ".middle > *", ".turn"].map((one) => `header.bar ${one}`);
      const shown = [...document.querySelectorAll([...bars, ".tabs button", ".side-tabs button"].join(", "))];
      return pairs(
        shown
          .filter((one) => !hidden(one))
          .map((piece) => ({ piece, name: described(piece), box: around([piece.getBoundingClientRect()]) }))
          .filter((one) => one.box !== null),
      );
    },

    /** What lies beyond the page, or beyond what a panel shows of it. */
    beyond() {
      const root = document.documentElement;
      const width = root.clientWidth;
      const found = root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide`] : [];
      const out = (box) => box.left < -1 || box.right > width + 1;
      for (const { piece, name, box } of pieces()) {
        if (!pushed(piece) && out(box)) found.push(`${name} lies from ${box.left} to ${box.right}`);
      }
      for (const one of document.querySelectorAll("button, a[href], select, input, h1, h2, .board text")) {
        const box = one.getBoundingClientRect();
        if (pushed(one) || hidden(one) || box.width <= 1 || getComputedStyle(one).opacity === "0") continue;
        if (out(box)) found.push(`${described(one)} lies from ${box.left} to ${box.right}`);
      }
      for (const one of document.querySelectorAll("body *")) {
        const style = getComputedStyle(one);
        if (pushed(one) || hidden(one) || style.overflowX === "visible" || style.textOverflow === "ellipsis") continue;
        if (one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1) {
          found.push(`${described(one)} shows ${one.clientWidth} of ${one.scrollWidth}`);
        }
      }
      return found;
    },

    /** Pieces of the question that a pointer on their middle does not reach, unless they must be scrolled to. */
    covered() {
      const found = [];
      for (const { piece, name, box } of pieces()) {
        if (!piece.matches(".lit, .chosen, .refused")) continue;
        if (!inSight(piece, box)) continue;
        const x = (box.left + box.right) / 2;
        const y = (box.top + box.bottom) / 2;
        const top = document.elementFromPoint(x, y);
        if (top?.closest("main") && !piece.contains(top)) found.push(`${name} lies under ${described(top)}`);
      }
      return found;
    },
  };
})()
