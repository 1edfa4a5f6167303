import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";
import { usePageAddress } from "~/platform/ui/page-hooks";
import { Price } from "~/platform/ui/price";

import { isMaterialFacet } from "../material-facet";
import type { ProductCard as Card } from "../product.server";
import { Reduction } from "./reduction";

/** The picture's width by the number of cards in a row; four of them are a row that scrolls on a phone. */
const sizes = {
  3: "(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw",
  4: "(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 10rem",
};

interface ProductCardProps {
  product: Card;
  isFirst?: boolean;
  /** The number of cards in a row on a wide screen. */
  perRow?: 3 | 4;
}

/** Picture, name, material, price and the one button. */
export function ProductCard({ product, isFirst = false, perRow = 3 }: ProductCardProps) {
  const { t } = useTranslation("catalogue");
  const { example } = product;
  const address = paths.product(product.category_slug, product.number);
  return (
    <article className="group flex flex-col">
      <Link to={address} tabIndex={-1} aria-hidden="true" className="overflow-hidden">
        <Picture
          src={example?.src ?? product.image_url}
          alt={example?.alt ?? ""}
          placeholder={categoryPlaceholder(product.category_slug)}
          sizes={sizes[perRow]}
          width={800}
          height={600}
          isFirst={isFirst}
          className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </Link>
      {example && <p className="mt-2 text-sm text-stone">{example.note}</p>}
      <h3 lang={langOf(product, "name")} className="mt-4 text-lg leading-snug">
        <Link to={address} className="hover:text-sage">
          {product.name}
        </Link>
      </h3>
      {isMaterialFacet(product.material) && (
        <p className="text-sm text-stone">{t(`materials.${product.material}`)}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
        <Price bani={product.price_bani} className="text-lg font-semibold" />
        <AddButton product={product} />
      </div>
      <Reduction bani={product.lowest_bani} />
    </article>
  );
}

function AddButton({ product }: { product: Card }) {
  const { t } = useTranslation("catalogue");
  const address = usePageAddress();
  if (product.stock_quantity === 0) {
    return <p className="flex min-h-11 items-center text-sm text-stone">{t("outOfStock")}</p>;
  }
  return (
    <Form method="post" action={paths.cart()} preventScrollReset>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="returnTo" value={address} />
      <button
        name="intent"
        value="add"
        aria-label={t("addNamed", { name: product.name })}
        className="button button-secondary px-4 text-sm"
      >
        <Icon name="plus" className="size-4" />
        {t("addToCartShort")}
      </button>
    </Form>
  );
}
