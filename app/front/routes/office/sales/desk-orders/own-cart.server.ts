import { cartCookie } from "~/platform/http/cookies.server";
import { findCartId } from "~/shop/cart/cart.server";

/** The headers that give a member of the staff their own cart again after choosing for a customer. */
export async function ownCart(userId: string): Promise<Headers> {
  const id = await findCartId(undefined, userId);
  const cookie = id
    ? await cartCookie.serialize(id)
    : await cartCookie.serialize("", { maxAge: 0 });
  return new Headers({ "Set-Cookie": cookie });
}
