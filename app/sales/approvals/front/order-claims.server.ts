import { paths } from "~/platform/paths/paths";
import type { Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { ClaimState } from "~db/schema";

import { listOrderClaims } from "./find-claims.server";

/** Where the claims about an order are, and how those that there are stand. */
export interface ShownClaims {
  address: string;
  claims: { state: ClaimState; opened_at: string; address: string }[];
}

/** What a delivered order's page says of claims; null before the delivery and once it is forgotten. */
export async function showOrderClaims(
  { id, token, phone, status }: Order,
  db: Db = shopDatabase(),
): Promise<ShownClaims | null> {
  if (phone === "" || status !== "delivered") return null;
  const claims = await listOrderClaims(id, "buyer", db);
  return {
    address: paths.orderClaims(token),
    claims: claims.map(({ id: claim, state, opened_at }) => ({
      state,
      opened_at,
      address: paths.orderClaims(token, `/${claim}`),
    })),
  };
}
