import type { Use } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";

import type { OrderDetails } from "../checkout-form";

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
}
