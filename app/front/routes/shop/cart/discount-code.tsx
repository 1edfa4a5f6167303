import { formatLei } from "~/platform/format/money";
import { FieldErrors } from "~/platform/forms/front/field-errors";
import { emptyMessage, useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import type { CartCode, DiscountRefusal } from "~/shop/discounts/apply";

export const CODE = "discount-code";

/** A typed code that was refused. */
export interface RefusedCode {
  code: string;
  why: DiscountRefusal | { kind: "empty" | "too-many" };
}

/** Why a code takes nothing off, in words. */
export function useRefusalWords(): (why: RefusedCode["why"]) => string {
  const { t, i18n } = useTranslation("discounts");
  const read = useMessages();
  const lei = (bani: number) => formatLei(bani, i18n.language);
  return (why) => {
    if (why.kind === "empty") return read(emptyMessage("required"), t("title"));
    return why.kind === "minimum"
      ? t("why.minimum", { minimum: lei(why.minimumBani), missing: lei(why.missingBani) })
      : t(`why.${why.kind}`);
  };
}

/** The field for a discount code, or the code that the cart has with a way to remove it. */
export function DiscountCode({ discount, refused }: CodeProps) {
  const { t } = useTranslation("discounts");
  return (
    <section aria-label={t("title")} className="mb-5 border-b border-line pb-5">
      <Form method="post" action={paths.cart()} noValidate>
        <CodeField discount={discount} refused={refused} />
      </Form>
    </section>
  );
}

interface CodeProps {
  discount: CartCode | null;
  refused: RefusedCode | undefined;
}

/** The same within a form that also sends other things. */
export function CodeField({ discount, refused }: CodeProps) {
  const { t } = useTranslation("discounts");
  const inWords = useRefusalWords();
  return (
    <div className="grid gap-4">
      {(!discount || refused) && (
        <div>
          <label htmlFor={CODE} className="block text-sm font-semibold">
            {t("title")}
          </label>
          <div className="mt-1 grid grid-cols-[1fr_auto] gap-3">
            <input
              key={refused?.code}
              id={CODE}
              name="code"
              defaultValue={refused?.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? `${CODE}-error` : undefined}
              className="control min-w-0"
            />
            <button name="intent" value="discount" className="button button-secondary">
              {t("apply")}
            </button>
          </div>
          <FieldErrors id={`${CODE}-error`} of={CODE} errors={refused && [inWords(refused.why)]} />
        </div>
      )}
      {discount && (
        <div className="grid justify-items-start gap-1">
          <p role="status" className="text-sm">
            {t(discount.why ? "paused" : "applied", { code: discount.code })}{" "}
            {discount.why && inWords(discount.why)}
          </p>
          <button name="intent" value="remove-discount" className="link py-1 text-sm">
            {t("remove")}
          </button>
        </div>
      )}
    </div>
  );
}
