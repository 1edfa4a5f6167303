import type { Language } from "~/platform/i18n/languages";

import { describeModel } from "./compare.server";
import { listSaved } from "./find-list.server";
import { cartForm, modelAddress, type ShownModel } from "./model";
import type { ShownItem } from "./model-row";

/** What the page of a list shows, newest first. */
export async function showItems(
  listId: string | undefined,
  language: Language,
): Promise<ShownItem[]> {
  const shown: ShownItem[] = [];
  for (const item of await listSaved(listId, language)) {
    const size = item.design ? null : (await describeModel(item, language)).size;
    shown.push({ ...item, address: modelAddress(item), size });
  }
  return shown;
}

/**
 * The form that puts a piece into the cart, and leads back to a page; null for what cannot be had.
 */
export function offeredForm(model: ShownModel, returnTo: string) {
  return model.problem === null ? cartForm(model, returnTo) : null;
}
