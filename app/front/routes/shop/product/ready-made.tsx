import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form } from "~/platform/ui/link";
import { usePageAddress } from "~/platform/ui/page-hooks";
import { Price } from "~/platform/ui/price";
import { COUNTED_STOCK } from "~/shop/catalogue/stock";

import type { ShownProduct } from "./shown-product";

export function ReadyMade({ product }: { product: ShownProduct }) {
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
