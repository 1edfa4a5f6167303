import { fieldsOf, findForm } from "./promises/rules/filled-form";
import type { Visitor } from "./visitor";

export const CHECKOUT = "/finalizare-comanda";
/** Where what was typed is read once more, and the order is sent. */
export const REVIEW = "/finalizare-comanda/verificare";

/** Fills in the checkout of what is in the cart, and returns what the page to be read then sends. */
export async function fillAndReview(
  visitor: Visitor,
  typed: Record<string, string>,
): Promise<Record<string, string>> {
  const { status, location } = await visitor.post(CHECKOUT, typed);
  if (location !== REVIEW) throw new Error(`nothing to review, but ${status} to ${location}`);
  return fieldsOf(findForm((await visitor.get(REVIEW)).page, "[name=checkoutToken]")!);
}
