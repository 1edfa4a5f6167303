import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";
import type { CartLine } from "~/shop/cart/cart-line";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { ProductPicture } from "~/shop/cart/product-picture";
import { pieceTermText } from "~/shop/catalogue/delivery-way";

import { Problem } from "./line-problem";
import { type CartLineRowProps, Quantity } from "./quantity";

export function CartLineRow({ line, way, refused }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const { product } = line;
  const address = product && paths.product(product.category_slug, product.number);
  const isSold = line.problem !== "unavailable";
  const change = designAddress(line, isSold ? address : null);
  const isMade = isSold && line.problem !== "unmade" && line.problem !== "unoffered";
  return (
    <tr
      role="row"
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-1 border-b border-line py-6 align-top @2xl:table-row"
    >
      <td role="cell" className="row-span-3 @2xl:w-28 @2xl:py-6">
        {line.design ? (
          <DesignDrawing design={line.design} name={line.name} />
        ) : (
          <ProductPicture line={line} />
        )}
      </td>
      <td role="cell" className="min-w-0 @2xl:py-6 @2xl:pl-6">
        <h2 lang={langOf(line, "name")} className="text-lg leading-snug">
          {isSold && address ? (
            <Link to={address} className="hover:text-sage">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h2>
        {line.design && <DesignText design={line.design} />}
        {isMade && <p className="text-sm text-stone">{pieceTermText(line.term, way, t)}</p>}
        <Problem line={line} />
      </td>
      <td
        role="cell"
        className="text-sm text-stone @2xl:py-6 @2xl:pl-6 @2xl:text-right @2xl:text-base"
      >
        <Price bani={line.unit_price_bani} />
      </td>
      <td
        role="cell"
        className="order-last col-span-2 mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 @2xl:table-cell @2xl:py-6 @2xl:pl-6"
      >
        {isMade && !line.swatch && <Quantity line={line} refused={refused} />}
        <div className="flex flex-wrap gap-x-4">
          {change && (
            <Link
              to={change}
              aria-label={t("modifyNamed", { name: line.name })}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t("modify")}
            </Link>
          )}
          <Remove line={line} />
        </div>
      </td>
      <td role="cell" className="text-lg font-semibold @2xl:py-6 @2xl:pl-6 @2xl:text-right">
        {isMade && <Price bani={line.line_total_bani} />}
      </td>
    </tr>
  );
}

/**
 * The address of the customiser or the planner with this line's design filled in, to change it. A planned piece
 * that cannot be ordered as it is can be changed there; for a product that is gone there is no address.
 */
function designAddress({ configuration, id, design }: CartLine, product: string | null) {
  if (!design) return null;
  if ("plan" in design)
    return `${paths.planner()}?d=${encodeURIComponent(design.plan)}&linie=${id}`;
  return product && `${product}?fila=personalizare&${configuration}&linie=${id}#fila`;
}

function Remove({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  return (
    <Form method="post" action={paths.cart()} preventScrollReset>
      <input type="hidden" name="intent" value="set-quantity" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="quantity" value="0" />
      <button
        aria-label={t("removeNamed", { name: line.name })}
        className="link -mx-2 min-h-11 px-2 text-sm"
      >
        {t("remove")}
      </button>
    </Form>
  );
}
