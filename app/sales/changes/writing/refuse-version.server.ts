import { findSettings } from "~/platform/settings/settings.server";
import { refuseCashOfCart } from "~/sales/orders/cash.server";
import type { Db } from "~db/engine";

import type { CurrentOrder } from "../front/current-version.server";
import { isSameVersion } from "../versions/compare-versions";
import { totalsOf, type OrderVersion } from "../versions/version";

export type RefusedVersion =
  /** It is as the order is. */
  | { kind: "nothing" }
  /** Its total is not more than what is already no longer owed. */
  | { kind: "too-little" }
  /** What is made to order, or dearer than the law allows, is not paid in cash at the delivery. */
  | { kind: "no-cash" };

/** Why a version is not proposed, nor accepted: by the order and the shop's rules as they are now. */
export async function refuseVersion(
  current: CurrentOrder,
  after: OrderVersion,
  trx: Db,
): Promise<RefusedVersion | undefined> {
  if (isSameVersion(current.version, after)) return { kind: "nothing" };
  const totals = totalsOf(after);
  if (totals.totalBani <= current.reduced_bani) return { kind: "too-little" };
  const { trade } = await findSettings(trx);
  const buyer = await trx
    .selectFrom("orders")
    .select(["payment_method", "buyer_kind"])
    .where("id", "=", current.id)
    .executeTakeFirstOrThrow();
  const isMade = ({ lines }: OrderVersion) => lines.some(({ is_made }) => is_made);
  const isMore = totals.totalBani > totalsOf(current.version).totalBani;
  // A payment at the delivery that was agreed before is not judged again by today's limits.
  const isMadeNow = isMade(after) && !isMade(current.version);
  if (!isMore && !isMadeNow) return undefined;
  const lines = [{ isMadeToOrder: isMadeNow }];
  return refuseCashOfCart({ buyer, lines, totals, trade }) && { kind: "no-cash" };
}
