import { useTranslation } from "react-i18next";

import type { PlaceOrderResult } from "~/orders/place-order.server";
import { formatLei } from "~/format/money";
import { paths } from "~/paths";
import { Link } from "~/ui/link";

export type RefusedOrder = Exclude<
  PlaceOrderResult,
  { kind: "placed" | "placed-before" | "empty-cart" | "unknown" }
>;

/** Says why the order was not placed, and how to go on. */
export function Refusal({ refused, phone }: { refused: RefusedOrder; phone: string }) {
  const { t } = useTranslation("checkout");
  switch (refused.kind) {
    case "unavailable":
      return <BackToCart text={t("refused.unavailable", { name: refused.name })} />;
    case "out-of-stock":
      return (
        <BackToCart text={t("refused.outOfStock", { name: refused.name, count: refused.left })} />
      );
    case "stale-form":
      return t("refused.stale");
    case "repriced":
      return t("refused.repriced");
    case "changed":
      return t("refused.changed");
    case "cash-limit":
      return t("refused.cashLimit", { limit: formatLei(refused.limitBani) });
    case "too-many":
      return t("refused.tooMany", { count: refused.minutes, phone });
    case "not-saved":
      return t("refused.notSaved", { phone });
  }
}

function BackToCart({ text }: { text: string }) {
  const { t } = useTranslation("checkout");
  return (
    <>
      {text}{" "}
      <Link to={paths.cart()} className="link">
        {t("refused.toCart")}
      </Link>
    </>
  );
}
