import { priceWithVat, type Vat } from "~/platform/settings/vat";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { termBy, type Way } from "~/shop/catalogue/delivery-way";
import type { ReviewSummary } from "~/shop/catalogue/front/review-summary.server";
import type { Product } from "~/shop/catalogue/product.server";
import { makerOf, type Maker } from "~/shop/catalogue/safety";

/**
 * A ready-made product as structured data for search engines. The price is what is charged for one, VAT included,
 * whatever the page shows. The rating comes from customers' reviews only. What nobody has written is left out.
 */
export function productData(
  product: Product,
  shop: Maker,
  address: string,
  reviews: ReviewSummary,
  vat: Vat,
  way: Way,
) {
  const charged = (bani: number) => ({
    price: (priceWithVat(bani, vat) / 100).toFixed(2),
    priceCurrency: "RON",
  });
  const specify = (bani: number) => ({
    "@type": "UnitPriceSpecification",
    ...charged(bani),
    valueAddedTaxIncluded: true,
  });
  const isRated = reviews.count > 0 && !reviews.isSample;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    ...(product.description && { description: product.description }),
    category: product.category_name,
    ...(product.specification.material && { material: product.specification.material }),
    ...(product.specification.color && { color: product.specification.color }),
    sku: product.id,
    ...(product.safety.identifier && { mpn: product.safety.identifier }),
    manufacturer: { "@type": "Organization", name: makerOf(product.safety, shop).name },
    ...(product.images.length > 0 && {
      image: product.images.map(({ image_url }) => new URL(image_url, address).href),
    }),
    offers: {
      "@type": "Offer",
      url: address,
      ...charged(product.price_bani),
      priceSpecification: [
        specify(product.price_bani),
        ...(product.lowest_bani === null
          ? []
          : [
              {
                ...specify(product.lowest_bani),
                priceType: "https://schema.org/StrikethroughPrice",
              },
            ]),
      ],
      availability:
        product.stock_quantity > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      // While the transport waits for an offer, the day of the delivery is unknown.
      ...(way !== "open" && { deliveryLeadTime: leadTime(termBy(way, product.delivery)) }),
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

function leadTime({ from, to }: DeliveryDays) {
  return { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" };
}
