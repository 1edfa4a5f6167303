import { useTranslation } from "~/platform/i18n/use-translation";
import { ProductCard } from "~/shop/catalogue/front/product-card";
import type { ProductCard as Card } from "~/shop/catalogue/product.server";

export function SimilarProducts({ products }: { products: Card[] }) {
  const { t } = useTranslation("product");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-10 sm:pt-20">
      <h2 id="similar">{t("similar")}</h2>
      <ul className="similar">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} perRow={4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
