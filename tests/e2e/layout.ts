import { expect, type Page } from "playwright/test";

/** By how much the page is wider than its window, at rest: a changed window is drawn anew a little later. */
export async function sidewaysExcess(page: Page): Promise<number> {
  const measure = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const atRest = expect.poll(measure, { timeout: 1_000 }).toBeLessThanOrEqual(0);
  return atRest.then(() => 0, measure);
}

/** Texts that are cut off by their box or the window, and texts that lie over one another. */
export function spoiltTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      node: Node;
      box: { left: number; right: number; top: number; bottom: number; height: number };
    }
    const found = new Set<string>();
    const lines: Line[] = [];
    /** What each element says to all texts in it is asked once. */
    const once = <Value>(ask: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element): Value => {
        if (!known.has(element)) known.set(element, ask(element));
        return known.get(element)!;
      };
    };
    const isApart = once((element): boolean => {
      const { position, opacity, clipPath } = getComputedStyle(element);
      // What floats over the page, and what only screen readers get.
      if (position === "fixed" || position === "sticky") return true;
      if (opacity === "0" || clipPath !== "none" || element.matches(".sr-only, svg")) return true;
      return element.parentElement !== null && isApart(element.parentElement);
    });
    const frameOf = once((element) => {
      const { overflowX } = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      const cuts = overflowX === "hidden" || overflowX === "clip" || element === document.body;
      return { cuts, scrolls: overflowX === "auto" || overflowX === "scroll", left, right };
    });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || !parent.checkVisibility() || isApart(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 1) continue;
        lines.push({ text, node, box: { left, right, top, bottom, height } });
        for (let one: Element | null = parent; one; one = one.parentElement) {
          const frame = frameOf(one);
          if (frame.cuts && (right > frame.right + 1 || left < frame.left - 1)) {
            found.add(`cut off: ${text}`);
          }
          if (frame.scrolls) break;
        }
      }
    }
    // From above, so that a line is compared with those alone that begin beside it.
    const sorted = lines.map((line, order) => ({ ...line, order }));
    sorted.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next]!;
        if (other.box.top >= one.box.bottom) break;
        if (one.node === other.node) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (wide > 2 && high > 0.4 * Math.min(one.box.height, other.box.height)) {
          const [first, second] = one.order < other.order ? [one, other] : [other, one];
          found.add(`one over the other: ${first.text} / ${second.text}`);
        }
      }
    }
    return [...found];
  });
}

/** Boxes of the main part that are narrower than what stands in them, and lists than their options. */
export function narrowBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d")!;
    const found: string[] = [];
    const known = new Map<Element, boolean>();
    const isOnlyRead = (element: Element | null): boolean => {
      if (element === null) return false;
      const isIt =
        known.get(element) ??
        (getComputedStyle(element).clipPath !== "none" || isOnlyRead(element.parentElement));
      known.set(element, isIt);
      return isIt;
    };
    for (const box of document.querySelectorAll<HTMLElement>("main *")) {
      if (!box.checkVisibility() || box.closest("svg") || isOnlyRead(box)) continue;
      const { display, font, paddingLeft, paddingRight } = getComputedStyle(box);
      if (box instanceof HTMLSelectElement) {
        const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        brush.font = font;
        const long = [...box.options].filter(({ text }) => brush.measureText(text).width > room);
        found.push(...long.map(({ text }) => `option cut off: ${text}`));
      } else if (display !== "inline" && box.scrollWidth > box.clientWidth + 1) {
        found.push(`${box.tagName} narrower than its content: ${box.innerText.slice(0, 60)}`);
      }
    }
    return found;
  });
}
