/** What a press on one of the checkout's buttons asks for, or script by itself (`keep`), besides to go on. */
export const asides = ["keep", "transport", "cart", "discount", "remove-discount"] as const;
export type Aside = (typeof asides)[number];

/** Where the price of the transport stands: below the buyer's address, or below one of its own. */
export const TRANSPORT = { home: "transport", elsewhere: "transport-elsewhere" };
