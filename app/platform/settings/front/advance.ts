/**
 * How much of the price of what is made to order an owner may ask before the work, in whole percent. Less would
 * not pay for its boards, and without a first payment it would be owed with the order, like a ready-made piece.
 * At the most nothing of these pieces is left for the delivery, and the transport alone is.
 */
export const advanceBounds = { min: 10, max: 100 };
