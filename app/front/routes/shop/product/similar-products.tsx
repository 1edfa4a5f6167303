import { useTranslation } from "~/platform/i18n/use-translation";
import { ProductCard } from "~/shop/catalogue/product-card";
import type { ProductCard as Card } from "~/shop/catalogue/product.server";

export function SimilarProducts({ products }: { products: Card[] }) {
  const { t } = useTranslation("product");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="pt-10 sm:pt-20">
      <h2 id="similar">{t("similar")}</h2>
      <ul className="mt-4 flex gap-4 overflow-x-auto sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="grid max-sm:w-40 max-sm:shrink-0">
            <ProductCard product={product} perRow={4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
