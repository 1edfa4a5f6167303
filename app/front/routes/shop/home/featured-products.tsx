import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { ProductCard } from "~/shop/catalogue/front/product-card";
import type { ProductCard as Card } from "~/shop/catalogue/product.server";

const columns = { "2": "lg:grid-cols-2", "3": "lg:grid-cols-3", "4": "lg:grid-cols-4" };

export function FeaturedProducts({
  products,
  perRow,
}: {
  products: Card[];
  perRow: keyof typeof columns;
}) {
  const { t } = useTranslation("home");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="shell pt-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="featured">{t("featured.title")}</h2>
        <Link to={paths.products()} className="link inline-block py-1.5">
          {t("featured.all")}
        </Link>
      </div>
      <ul className={`mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 ${columns[perRow]}`}>
        {products.map((product) => (
          <li key={product.id} className="grid grid-cols-1">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
