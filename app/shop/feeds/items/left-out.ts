/** Why no feed has a product, the first reason that holds. */
export type LeftOutReason = "sample" | "hidden" | "category-hidden" | "no-picture";
