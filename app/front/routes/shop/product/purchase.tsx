import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Stars } from "~/platform/ui/front/stars";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";
import { usePageAddress } from "~/platform/ui/page-hooks";
import { Price } from "~/platform/ui/price";
import { Reduction } from "~/shop/catalogue/front/reduction";
import type { ReviewSummary } from "~/shop/catalogue/review.server";
import { COUNTED_STOCK } from "~/shop/catalogue/stock";

import { tabAddress } from "./address";
import type { ShownProduct } from "./shown-product";

/**
 * The product's name and description, with what concerns the piece that the page is about: the ready-made
 * one with its price, stock and buttons, or the one made to order, which is chosen below. `beside` stands
 * below them, as HTML.
 */
export function Purchase({
  product,
  summary,
  isMadeToOrder,
  beside,
}: {
  product: ShownProduct;
  summary: ReviewSummary;
  isMadeToOrder: boolean;
  beside: string;
}) {
  const { t } = useTranslation("product");
  return (
    <div className="lg:sticky lg:top-24 lg:self-start">
      <h1 lang={langOf(product, "name")} className="max-lg:text-2xl lg:text-4xl">
        {product.name}
      </h1>
      {summary.average !== null && (
        <p className="mt-1">
          <Link
            to={tabAddress(product, "reviews")}
            preventScrollReset
            className="inline-flex min-h-8 items-center gap-2 text-sm text-stone hover:text-ink"
          >
            <Stars rating={summary.average} isSample={summary.isSample} />
            {t("reviewCount", { count: summary.count })}
          </Link>
        </p>
      )}
      {!isMadeToOrder && (
        <>
          <p className="mt-4">
            <Price bani={product.price_bani} className="figure" />
          </p>
          <Reduction bani={product.lowest_bani} />
        </>
      )}
      {product.description && (
        <p
          lang={langOf(product, "description")}
          className="mt-2 max-w-prose text-stone max-sm:text-sm"
        >
          {product.description}
        </p>
      )}
      {isMadeToOrder ? <MadeToOrder product={product} /> : <ReadyMade product={product} />}
      <div dangerouslySetInnerHTML={{ __html: beside }} />
    </div>
  );
}

/** The way down to the choices, whose price follows them. */
function MadeToOrder({ product }: { product: ShownProduct }) {
  const { t } = useTranslation("product");
  return (
    <>
      <p className="mt-4 text-sm font-semibold">{t("madeToOrder.title")}</p>
      <p className="mt-1 text-sm">{product.made}</p>
      <a href="#fila" className="link inline-flex min-h-11 items-center">
        {t("madeToOrder.choose")}
      </a>
    </>
  );
}

function ReadyMade({ product }: { product: ShownProduct }) {
  return (
    <>
      <Stock quantity={product.stock_quantity} />
      {product.stock_quantity > 0 && (
        <>
          {product.delivery && <p className="mt-1 text-sm">{product.delivery}</p>}
          <BuyForm product={product} />
        </>
      )}
    </>
  );
}

function Stock({ quantity }: { quantity: number }) {
  const { t } = useTranslation("product");
  if (quantity === 0) {
    return <p className="mt-6 font-semibold text-error">{t("stock.none")}</p>;
  }
  return (
    <p className="mt-6 flex items-center gap-2 text-sm font-semibold text-success">
      <Icon name="check" className="size-4" />
      {quantity <= COUNTED_STOCK ? t("stock.few", { count: quantity }) : t("stock.some")}
    </p>
  );
}

/**
 * The form with the two buttons. On a phone it stays at the lower edge, within the thumb's reach.
 */
function BuyForm({ product }: { product: ShownProduct }) {
  const { t } = useTranslation("product");
  const address = usePageAddress();
  return (
    <Form
      method="post"
      action={paths.cart()}
      preventScrollReset
      className="buy-bar sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 lg:static lg:mx-0 lg:mt-5 lg:border-0 lg:p-0"
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="source" value="product" />
      <input type="hidden" name="returnTo" value={address} />
      <p className="mb-2 flex justify-between gap-4 text-sm lg:hidden">
        <span lang={langOf(product, "name")} className="truncate">
          {product.name}
        </span>
        <Price bani={product.price_bani} className="shrink-0 font-semibold" />
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button
          name="intent"
          value="buy"
          className="button button-primary px-2 text-sm sm:text-base"
        >
          {t("buyNow")}
        </button>
        <button
          name="intent"
          value="add"
          className="button button-secondary px-2 text-sm sm:text-base"
        >
          {t("addToCart")}
        </button>
      </div>
    </Form>
  );
}
