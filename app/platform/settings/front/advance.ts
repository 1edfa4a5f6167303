/**
 * The least and the most of the price of made-to-order pieces that an owner may ask before the work, in whole
 * percent. Less would not pay for their boards; 0 would make the whole price due with the order, as for
 * ready-made pieces. At the most only the transport is left to pay at the delivery.
 */
export const advanceBounds = { min: 10, max: 100 };
