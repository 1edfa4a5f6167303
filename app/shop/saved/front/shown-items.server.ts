import type { Language } from "~/platform/i18n/languages";

import { listSaved } from "../lists/saved-items.server";
import { describeSavedDesign } from "./compare.server";
import { cartForm, savedDesignAddress, type PricedDesign } from "./saved-design";
import type { ShownItem } from "./saved-design-row";

/** What the page of a list shows, newest first. */
export async function showItems(
  listId: string | undefined,
  language: Language,
): Promise<ShownItem[]> {
  const shown: ShownItem[] = [];
  for (const item of await listSaved(listId, language)) {
    const size = item.design ? null : (await describeSavedDesign(item, language)).size;
    shown.push({ ...item, address: savedDesignAddress(item), size });
  }
  return shown;
}

/**
 * The form that puts a piece into the cart, and leads back to a page; null for what cannot be had.
 */
export function offeredForm(design: PricedDesign, returnTo: string) {
  return design.problem === null ? cartForm(design, returnTo) : null;
}
