import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { AS_BOARD } from "./field-bounds";

/**
 * What is wrong with chosen decors, by their fields, and with a chosen handle, where one is asked for: what is not on
 * offer. Besides, which handles are pushed to open.
 */
export async function judgeLooks(
  chosen: Record<string, string>,
  handle: string | undefined,
  language: Language,
) {
  const [decors, handles] = await Promise.all([listDecors(language), listHandles(language)]);
  const fieldErrors: Record<string, string[]> = {};
  for (const [name, id] of Object.entries(chosen)) {
    const isKnown = id === AS_BOARD || decors.some((decor) => decor.id === id);
    if (!isKnown) fieldErrors[name] = [message("material")];
  }
  if (handle !== undefined && !handles.some(({ id }) => id === handle)) {
    fieldErrors.handle = [message("handle")];
  }
  const isPushed = (wanted: string) =>
    handles.some(({ id, look }) => id === wanted && look.shape === "none");
  return { fieldErrors, isPushed };
}
