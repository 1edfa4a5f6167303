import type { HTMLElement } from "node-html-parser";

import type { Answer } from "../visitor";

const TYPED = "input, textarea";
/** What only a machine fills in, and is shown empty again. */
const TRAP = "website";
const NOT_TYPED = /^(hidden|password|file|checkbox|radio|submit|button|range|number)$/;

/** What was typed into a refused form, and what its page shows of it. */
export interface Kept {
  compared: number;
  lost: string[];
}

/**
 * Compares the texts of a refused form with the text controls of the page that came back. A form
 * that the page does not show again (a dialog's, a row's that is gone) has nothing to keep.
 */
export function compareTyped(sent: [string, string][], answer: Answer): Kept {
  const result: Kept = { compared: 0, lost: [] };
  for (const [name, value] of sent) {
    const isOnce = sent.filter(([other]) => other === name).length === 1;
    if (!isOnce || name === TRAP || !isTypeable(value)) continue;
    const controls = controlsNamed(answer.page, name);
    if (controls.length === 0) continue;
    result.compared += 1;
    const shown = controls.map(valueOf);
    if (!shown.some((text) => plain(text) === plain(value))) {
      result.lost.push(`${name}: "${value.slice(0, 60)}" became "${shown[0]?.slice(0, 60)}"`);
    }
  }
  return result;
}

function controlsNamed(page: HTMLElement, name: string): HTMLElement[] {
  return (
    page
      .querySelectorAll(TYPED)
      .filter((control) => control.getAttribute("name") === name)
      // The footer's form, for the newsletter, is another one.
      .filter((control) => !control.closest("footer"))
      .filter((control) => !NOT_TYPED.test(control.getAttribute("type") ?? "text"))
  );
}

function valueOf(control: HTMLElement): string {
  return control.tagName === "TEXTAREA" ? control.text : (control.getAttribute("value") ?? "");
}

/** What a keyboard can produce: no control bytes, no half characters. */
function isTypeable(value: string): boolean {
  return value.length <= 5_000 && !/[\p{Cc}\p{Cs}\p{Cn}\ufffd]/u.test(value);
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
