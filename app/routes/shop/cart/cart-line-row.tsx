import { useTranslation } from "react-i18next";

import type { CartLine } from "~/cart/cart.server";
import { paths } from "~/paths";
import { DesignDrawing, DesignText } from "~/configurator/design-summary";
import { FieldErrors } from "~/forms/form-errors";
import { Icon } from "~/ui/icon";
import { langOf } from "~/i18n/lang-of";
import { Form, Link } from "~/ui/link";
import { categoryPlaceholder, Picture } from "~/media/picture";
import { Price } from "~/ui/price";

interface CartLineRowProps {
  line: CartLine;
  /** The quantity typed for this line, and why it was refused. */
  refused: { typed: string; error: string } | undefined;
}

/** The id of the quantity's control, which the error summary links to. */
export function quantityId(lineId: string): string {
  return `quantity-${lineId}`;
}

export function CartLineRow({ line, refused }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const address = paths.product(line.category_slug, line.number);
  const isSold = line.problem !== "unavailable";
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-6 sm:grid-cols-[8rem_1fr_auto] sm:gap-x-6">
      <div className="sm:row-span-2">
        {line.design ? (
          <DesignDrawing design={line.design} name={line.name} />
        ) : (
          <Picture
            src={line.image_url}
            alt=""
            placeholder={categoryPlaceholder(line.category_slug)}
            sizes="8rem"
            width={400}
            height={300}
            className="aspect-4/3"
          />
        )}
      </div>
      <div className="min-w-0">
        <h2 lang={langOf(line, "name")} className="text-lg leading-snug">
          {isSold ? (
            <Link to={address} className="hover:text-bronze">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h2>
        {line.design && <DesignText design={line.design} />}
        <p className="text-sm text-stone">
          <Price bani={line.unit_price_bani} />
        </p>
        <Problem line={line} />
      </div>
      <p className="col-start-2 text-lg font-semibold sm:col-start-3 sm:row-start-1 sm:text-right">
        {isSold && <Price bani={line.line_total_bani} />}
      </p>
      <div className="col-span-2 flex flex-wrap items-start justify-between gap-3 self-end sm:col-start-2">
        {isSold && <Quantity line={line} refused={refused} />}
        <div className="flex flex-wrap gap-x-4">
          {line.design && isSold && (
            <Link
              to={designAddress(line)}
              aria-label={t("modifyNamed", { name: line.name })}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t("modify")}
            </Link>
          )}
          <Remove line={line} />
        </div>
      </div>
    </li>
  );
}

/** The address of the customiser with this line's design filled in, to change it. */
function designAddress(line: CartLine): string {
  const address = paths.product(line.category_slug, line.number);
  return `${address}?fila=personalizare&${line.configuration}&linie=${line.id}#fila`;
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
            <Price bani={line.seen_price_bani} />
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
function Quantity({ line, refused }: CartLineRowProps) {
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
      <FieldErrors id={errorId} errors={refused && [refused.error]} />
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
