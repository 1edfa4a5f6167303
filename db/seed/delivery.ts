import type { CategorySlug } from "./catalogue";

/** The delivery terms of the sample pieces, in days: what is fitted on site takes longer. */
export const deliveryTerms = {
  dormitoare: termsOf([3, 7], [25, 40]),
  bucatarii: termsOf([5, 10], [35, 50]),
  living: termsOf([3, 7], [25, 35]),
  birouri: termsOf([2, 5], [20, 30]),
  bai: termsOf([3, 7], [25, 35]),
} satisfies Record<CategorySlug, object>;

function termsOf(stock: [number, number], made: [number, number]) {
  return {
    delivery_from_days: stock[0],
    delivery_to_days: stock[1],
    made_from_days: made[0],
    made_to_days: made[1],
  };
}
