/** Of a product with so few pieces left the workshop is told. */
export const LOW_STOCK = 2;
