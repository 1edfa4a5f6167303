import type { Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import type { Admin } from "~/platform/settings/audit-log.server";

import type { AgreedTerms } from "../checkout-delivery.server";
import type { OrderDetails } from "../checkout-form";

/** An order that its buyer accepts by phone, written down by staff. */
export interface DeskRequest {
  /** The id of the row in `desk_orders`. */
  id: string;
  staff: Admin;
  terms: AgreedTerms;
  /** What was said, and why anything differs from what the shop would ask. */
  note: string;
}

/** What the last page of the checkout asks for. */
export interface OrderRequest {
  cartId: string | undefined;
  /** The value that the form carries (`checkoutTokenOf`). */
  checkoutToken: string;
  /** Which texts the form said that the order accepts (`digestTexts`). */
  acceptedTexts: string;
  details: OrderDetails;
  language: Language;
  /** The customer who orders, when signed in. */
  userId: string | null;
  /** The limits that the order counts towards; it is refused when one is exceeded. */
  uses: Use[];
  /** Where staff write it down; only their own cart for it is ordered so. */
  desk?: DeskRequest;
}
