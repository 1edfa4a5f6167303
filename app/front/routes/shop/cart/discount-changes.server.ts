import { json, redirect } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/auth.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { readCartId } from "~/platform/http/cookies.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { paths } from "~/platform/paths/paths";
import { enterDiscount, removeDiscount } from "~/shop/cart/enter-discount.server";

import type { RefusedCode } from "./discount-code";
import type { CartForm } from "./schema";

/** Applies a typed code, or says beside its field why not. Guesses are counted, whatever comes of them. */
export async function applyCode(request: Request, { code }: CartForm) {
  if (code.trim() === "") return refuseCode({ code, why: { kind: "empty" } }, 422);
  const account = await findSignedIn(request);
  const { client, account: own } = budgets.discount;
  const tooMany = await countUses([
    ...clientUses(request, client),
    ...(account ? [{ limit: own, who: account.id }] : []),
  ]);
  if (tooMany) return refuseCode({ code, why: { kind: "too-many" } }, 429);
  const result = await enterDiscount(await readCartId(request), code);
  if (result.kind === "refused") return refuseCode({ code, why: result.why }, 422);
  return redirect(paths.cart(), 303);
}

export async function removeCode(request: Request) {
  await removeDiscount(await readCartId(request));
  return redirect(paths.cart(), 303);
}

function refuseCode(discount: RefusedCode, status: 422 | 429) {
  return json({ discount }, { status });
}
