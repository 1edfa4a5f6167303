/** Longer labels, such as that of a box to tick, are sentences and name nothing. */
export const LONGEST_NAME = 60;

/**
 * Begins a place in rendered markup that holds a control's id, and into which `withLabels` puts the
 * control's label.
 */
export const START = "\uE000";
const END = "\uE001";

/**
 * The label of a control, by its id. A page is rendered from above, and its errors stand above the labels:
 * the server renders a place for the label, which `withLabels` fills in, and script reads it in the page.
 */
export function labelOf(id: string): string {
  return typeof document === "undefined" ? START + id + END : labelInPage(id);
}

function labelInPage(id: string): string {
  const control = document.getElementById(id) as HTMLInputElement | null;
  const label = control?.labels?.[0] ?? control?.querySelector("legend");
  const text = label?.textContent ?? control?.getAttribute("aria-label") ?? "";
  return text.length > LONGEST_NAME ? "" : text;
}
