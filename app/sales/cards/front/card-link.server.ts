import { shopOrigin } from "~/platform/env/env.server";
import { paths } from "~/platform/paths/paths";
import { dueNow } from "~/sales/orders/order-plan";
import type { Order } from "~/sales/orders/order.server";
import type { CardProviderName } from "~db/schema";

import { findCardProvider } from "./card-keys.server";

/** Where an order's customer pays by card, and what is due now in bani. */
export interface CardLink {
  to: string;
  amountBani: number;
}

/** The link to pay an order by card, or null where nothing is due or nobody takes cards. */
export async function findCardLink(order: Order): Promise<CardLink | null> {
  const due = dueNow(order);
  if (!due) return null;
  const provider = await findCardProvider({ isTrial: order.is_trial === 1 });
  return provider ? { to: paths.cardPayment(order.token), amountBani: due.leftBani } : null;
}

/** Where a provider reports to: no page of ours links there. */
export function eventAddress(provider: CardProviderName): string {
  return `${shopOrigin}/plati/${provider}/eveniment`;
}
