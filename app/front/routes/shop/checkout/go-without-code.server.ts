import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { readCartId } from "~/platform/http/cookies.server";
import { removeDiscount } from "~/shop/cart/front/enter-discount.server";

/** Takes the code off the cart of whoever cannot use it and goes on without. */
export async function goWithoutCode(request: Request): Promise<void> {
  await requireWithin(clientUses(request, budgets.cart.client));
  await removeDiscount(await readCartId(request));
}
