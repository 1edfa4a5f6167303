import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Stars } from "~/platform/ui/front/stars";
import { Link } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";
import { Reduction } from "~/shop/catalogue/front/reduction";
import type { ReviewSummary } from "~/shop/catalogue/front/review-summary.server";

import { tabAddress } from "./address";
import { ReadyMade } from "./ready-made";
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
