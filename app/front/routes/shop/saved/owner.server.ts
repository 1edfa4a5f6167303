import { findSignedIn } from "~/people/identity/front/auth.server";
import { readSavedToken } from "~/platform/http/cookies.server";
import type { Owner } from "~/shop/saved/front/find-list.server";

/** Whose list a request is about: that of whoever is signed in, else that of the browser's cookie. */
export async function ownerOf(request: Request): Promise<Owner> {
  const [account, token] = await Promise.all([findSignedIn(request), readSavedToken(request)]);
  return { userId: account?.id, token };
}
