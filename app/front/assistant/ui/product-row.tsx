import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";
import { usePageAddress } from "~/platform/ui/page-hooks";
import { Price } from "~/platform/ui/price";

import type { ChatProduct } from "./shown-message";

export function ProductRow({ product }: { product: ChatProduct }) {
  const { t } = useTranslation("assistant");
  const address = usePageAddress();
  const isInStock = product.stock_quantity > 0;
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-3 border border-line bg-white p-2">
      <Picture
        src={product.image_url}
        alt=""
        placeholder={categoryPlaceholder(product.category_slug)}
        sizes="4.5rem"
        className="aspect-4/3"
      />
      <div className="min-w-0 text-sm">
        <Link
          to={paths.product(product.category_slug, product.number)}
          lang={langOf(product, "name")}
          className="inline-block py-1 leading-snug font-semibold hover:text-sage"
        >
          {product.name}
        </Link>
        <Price bani={product.price_bani} className="block" />
      </div>
      {isInStock && (
        <Form method="post" action={paths.cart()} preventScrollReset>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="returnTo" value={address} />
          <button
            name="intent"
            value="add"
            aria-label={t("addNamed", { name: product.name })}
            className="button button-secondary px-3 text-sm"
          >
            <Icon name="plus" className="size-4" />
            <Icon name="cart" className="size-5" />
          </button>
        </Form>
      )}
    </li>
  );
}
