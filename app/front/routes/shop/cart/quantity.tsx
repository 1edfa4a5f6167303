import { FieldErrors } from "~/platform/forms/front/field-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form } from "~/platform/ui/link";
import type { CartLine } from "~/shop/cart/cart-line";
import type { Way } from "~/shop/catalogue/delivery-way";

/** The quantity typed for a line, and why it was refused. */
export interface RefusedQuantity {
  typed: string;
  error: string;
}

export interface CartLineRowProps {
  line: CartLine;
  way: Way;
  refused: RefusedQuantity | undefined;
}

/** The id of the quantity's control, which the error summary links to. */
export function quantityId(lineId: string): string {
  return `quantity-${lineId}`;
}

/** Minus and plus post the quantity that they lead to, so that a double press is one step. */
export function Quantity({ line, refused }: Omit<CartLineRowProps, "way">) {
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
