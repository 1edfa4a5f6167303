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
  const review = await visitor.get(REVIEW);
  const form = findForm(review.page, "[name=checkoutToken]");
  if (!form) throw new Error(`no order to send, but ${review.status}: ${review.location}`);
  return fieldsOf(form);
}
