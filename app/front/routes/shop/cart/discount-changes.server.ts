import { json, redirect } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { readCartId } from "~/platform/http/cookies.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { paths } from "~/platform/paths/paths";
import { enterDiscount, removeDiscount } from "~/shop/cart/front/enter-discount.server";

import type { RefusedCode } from "./discount-code";
import type { CartForm } from "./schema";

/** Puts a typed code on the cart, or says why not. Guesses are counted, whatever comes of them. */
export async function tryCode(request: Request, code: string): Promise<RefusedCode | undefined> {
  if (code.trim() === "") return { code, why: { kind: "empty" } };
  const account = await findSignedIn(request);
  const { client, account: own } = budgets.discount;
  const tooMany = await countUses([
    ...clientUses(request, client),
    ...(account ? [{ limit: own, who: account.id }] : []),
  ]);
  if (tooMany) return { code, why: { kind: "too-many" } };
  const result = await enterDiscount(await readCartId(request), code);
  return result.kind === "refused" ? { code, why: result.why } : undefined;
}

/** The status of a page that says why a code was refused. */
export function refusalStatus({ why }: RefusedCode): 422 | 429 {
  return why.kind === "too-many" ? 429 : 422;
}

/** Applies a typed code, or says beside its field why not. */
export async function applyCode(request: Request, { code }: CartForm) {
  const discount = await tryCode(request, code);
  if (discount) return json({ discount }, { status: refusalStatus(discount) });
  return redirect(paths.cart(), 303);
}

export async function removeCode(request: Request) {
  await removeDiscount(await readCartId(request));
  return redirect(paths.cart(), 303);
}
