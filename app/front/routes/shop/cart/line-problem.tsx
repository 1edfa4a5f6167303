import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { Amount, Price } from "~/platform/ui/price";
import type { CartLine } from "~/shop/cart/cart-line";

export function Problem({ line }: { line: CartLine }) {
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
