/** With so few pieces of a product left the workshop is informed. */
export const LOW_STOCK = 2;
