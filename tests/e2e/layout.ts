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
    const found: string[] = [];
    const lines: { text: string; node: Node; box: DOMRect }[] = [];
    const isApart = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { position, opacity, clipPath } = getComputedStyle(one);
        // What floats over the page, and what only screen readers get.
        if (position === "fixed" || position === "sticky") return true;
        if (opacity === "0" || clipPath !== "none" || one.matches(".sr-only, svg")) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || !parent.checkVisibility() || isApart(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        lines.push({ text, node, box });
        for (let one: Element | null = parent; one; one = one.parentElement) {
          const { overflowX } = getComputedStyle(one);
          const frame = one.getBoundingClientRect();
          const isCut = overflowX === "hidden" || overflowX === "clip" || one === document.body;
          if (isCut && (box.right > frame.right + 1 || box.left < frame.left - 1)) {
            found.push(`cut off: ${text}`);
          }
          if (overflowX === "auto" || overflowX === "scroll") break;
        }
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > 0.4 * Math.min(one.box.height, other.box.height)) {
          found.push(`one over the other: ${one.text} / ${other.text}`);
        }
      }
    }
    return [...new Set(found)];
  });
}

/** Boxes of the main part that are narrower than what stands in them, and lists than their options. */
export function narrowBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d")!;
    const found: string[] = [];
    const isOnlyRead = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== "none" || isOnlyRead(element.parentElement));
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
