import { countUses, type TooManyUses } from "~/platform/http/rate-limit.server";
import { refusePerson, type PersonRefusal } from "~/shop/discounts/refuse-person.server";
import { toColumns } from "~db/columns";
import type { Db } from "~db/engine";

import { refuseCash, type CashRefusal } from "../cash.server";
import type { OrderRequest } from "./order-request";
import type { VerifiedOrder } from "./verify-order.server";

/** Why somebody may not order what anybody else might. */
export type BuyerRefusal = TooManyUses | { kind: "no-cash"; why: CashRefusal } | PersonRefusal;

/**
 * Refuses more orders than one client, account or unproven address may place, cash above the legal limit,
 * and a code that is another's or that its buyer has used and may use once. The order is counted first,
 * because the other two answers tell something about earlier orders of the person it names.
 */
export async function refuseBuyer(
  { lines, priced, discount, settings, placedAt }: VerifiedOrder,
  { details, userId, uses }: OrderRequest,
  trx: Db,
): Promise<BuyerRefusal | undefined> {
  const tooMany = await countUses(uses, placedAt, trx);
  if (tooMany) return tooMany;
  const buyer = { ...toColumns(details), user_id: userId };
  const check = { buyer, lines, totals: priced.totals, trade: settings.trade };
  const noCash = await refuseCash(check, placedAt, trx);
  if (noCash) return { kind: "no-cash", why: noCash };
  if (!discount?.id) return undefined;
  const { id, code } = discount;
  return refusePerson({ id, code }, { email: details.email, userId }, trx);
}
