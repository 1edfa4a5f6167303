import type { ParseKeys } from "i18next";

/**
 * A message for the next page. It travels as text keys, so that it is read in the language of the
 * page that shows it.
 */
export interface Flash {
  id: string;
  tone: "success" | "warning" | "error";
  title: ParseKeys<["toast"]>;
  text?: ParseKeys<["toast"]>;
  values?: Record<string, string | number>;
  /** Script fades it after this many milliseconds; without it the message stays. */
  fadesAfter?: number;
  /** A button that takes the change back: a post to the cart. */
  undo?: { removedAt: string };
}
