import { FieldErrors } from "~/platform/forms/form-errors";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";
import { Amount, Price } from "~/platform/ui/price";
import type { CartLine } from "~/shop/cart/cart-line";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { ProductPicture } from "~/shop/cart/product-picture";
import { pieceTermText, type Way } from "~/shop/catalogue/delivery-way";

/** The quantity typed for a line, and why it was refused. */
export interface RefusedQuantity {
  typed: string;
  error: string;
}

interface CartLineRowProps {
  line: CartLine;
  way: Way;
  refused: RefusedQuantity | undefined;
}

/** The id of the quantity's control, which the error summary links to. */
export function quantityId(lineId: string): string {
  return `quantity-${lineId}`;
}

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

function Problem({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  if (line.problem === null) return null;
  return (
    <p className="mt-2 flex gap-2 text-sm font-semibold text-error">
      <Icon name="alert" className="mt-0.5 size-4" />
      {line.problem === "repriced" ? (
        <span>
          {t("problem.repriced")}{" "}
          <s className="font-normal">
            <Amount bani={line.seen_price_bani} />
          </s>{" "}
          → <Price bani={line.unit_price_bani} />
        </span>
      ) : (
        <span>{t(`problem.${line.problem}`, { count: line.stock_quantity })}</span>
      )}
    </p>
  );
}

/** Minus and plus post the quantity that they lead to, so that a double press is one step. */
function Quantity({ line, refused }: Omit<CartLineRowProps, "way">) {
  const { t } = useTranslation("cart");
  const id = quantityId(line.id);
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="flex">
        <Step line={line} quantity={line.quantity - 1} icon="minus" label={t("less")} />
        <Form id={`${id}-form`} method="post" action={paths.cart()} preventScrollReset>
          <input type="hidden" name="intent" value="set-quantity" />
          <input type="hidden" name="lineId" value={line.id} />
          <label htmlFor={id} className="sr-only">
            {t("quantityOf", { name: line.name })}
          </label>
          <input
            key={refused ? refused.typed : line.quantity}
            id={id}
            name="quantity"
            type="text"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            defaultValue={refused ? refused.typed : line.quantity}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? errorId : undefined}
            className="control -mx-px w-16 text-center"
          />
        </Form>
        <Step line={line} quantity={line.quantity + 1} icon="plus" label={t("more")} />
        <button form={`${id}-form`} className="button button-quiet px-3 text-sm">
          {t("update")}
        </button>
      </div>
      <FieldErrors id={errorId} of={id} errors={refused && [refused.error]} />
    </div>
  );
}

function Step({
  line,
  quantity,
  icon,
  label,
}: {
  line: CartLine;
  quantity: number;
  icon: "minus" | "plus";
  label: string;
}) {
  return (
    <Form method="post" action={paths.cart()} preventScrollReset>
      <input type="hidden" name="intent" value="set-quantity" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <button
        aria-label={`${label}: ${line.name}`}
        className="grid size-11 place-items-center rounded-edge border border-[#8b8378] bg-white hover:border-ink"
      >
        <Icon name={icon} className="size-4" />
      </button>
    </Form>
  );
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
