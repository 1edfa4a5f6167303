import type { Post } from "~/front/desk/desk.server";
import { readWhole } from "~/platform/forms/number-field";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import type { DeskOrder } from "~/sales/orders/desk-order.server";
import { noteLines } from "~/sales/orders/front/change-desk-order.server";
import { MOST_PIECES } from "~/shop/cart/cart-lines.server";
import { findCart } from "~/shop/cart/cart.server";
import { setQuantity } from "~/shop/cart/front/change-cart.server";

/** A quantity that was not taken: as it was typed, and why. */
export interface RefusedQuantity {
  typed: string;
  trouble: string;
}

/**
 * Changes the quantities that are other than their page showed; none takes a line out. Returns those that
 * cannot be had. A line that a colleague took out meanwhile stays out.
 */
export async function changeQuantities(
  { posted, admin }: Post,
  { id, cartId }: DeskOrder,
): Promise<Record<string, RefusedQuantity>> {
  const lines = (await findCart(cartId, "ro"))?.lines ?? [];
  const refusals: Record<string, RefusedQuantity> = {};
  const bounds = { min: 0, max: MOST_PIECES };
  const error = message("wholeBetween", bounds);
  let isChanged = false;
  for (const line of lines) {
    const [typed, shown] = [`quantity-${line.id}`, `shown-${line.id}`].map((name) =>
      posted.has(name) ? readText(posted, name) : undefined,
    );
    if (typed === undefined || typed === shown) continue;
    const { value, fault } = readWhole(typed, error, bounds);
    const trouble = fault ?? (await refuseQuantity(cartId, line.id, value));
    if (trouble === undefined) isChanged = true;
    else refusals[line.id] = { typed, trouble };
  }
  if (isChanged) await noteLines(id, admin);
  return refusals;

  async function refuseQuantity(cart: string, lineId: string, value: number) {
    const result = await setQuantity(cart, lineId, value, "ro");
    if (result.kind === "out-of-stock") return message("stock", { count: result.left });
    if (result.kind === "too-many") return message("wholeBetween", { min: 0, max: result.most });
    return undefined;
  }
}
