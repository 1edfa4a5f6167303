import type { Product } from "~/catalogue/product.server";
import type { ReviewSummary } from "~/catalogue/review.server";

/**
 * A product as structured data for search engines. The rating comes from customers' reviews only.
 */
export function productData(product: Product, address: string, reviews: ReviewSummary) {
  const isRated = reviews.genuineCount > 0 && reviews.genuineCount === reviews.count;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    category: product.category_name,
    material: product.specification.material,
    color: product.specification.color,
    sku: product.id,
    image: product.images.map(({ image_url }) => new URL(image_url, address).href),
    offers: {
      "@type": "Offer",
      url: address,
      price: (product.price_bani / 100).toFixed(2),
      priceCurrency: "RON",
      availability:
        product.stock_quantity > 0
          ? "https://schema.org/InStock"
          : "https://schema.org/MadeToOrder",
    },
    ...(isRated
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: (reviews.average ?? 0).toFixed(1),
            reviewCount: reviews.count,
          },
        }
      : {}),
  };
}
