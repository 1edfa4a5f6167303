import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { type Account, NoCash } from "./no-cash";
import type { PlaceOrderResult } from "./place-order.server";

export type RefusedOrder = Exclude<
  PlaceOrderResult,
  { kind: "placed" | "placed-before" | "empty-cart" | "unknown" }
>;

/** Says why the order was not placed, and how to go on. */
export function Refusal({
  refused,
  phone,
  account,
  formId,
}: {
  refused: RefusedOrder;
  phone: string;
  account: Account;
  /** The form that was refused, which goes on without the code. */
  formId: string;
}) {
  const { t } = useTranslation("checkout");
  switch (refused.kind) {
    case "unavailable":
    case "unmade":
    case "unoffered":
      return <BackToCart text={t(`refused.${refused.kind}`, { name: refused.name })} />;
    case "out-of-stock":
      return (
        <BackToCart text={t("refused.outOfStock", { name: refused.name, count: refused.left })} />
      );
    case "stale-form":
      return t("refused.stale");
    case "discount-used":
      return <CodeRefused which="used" code={refused.code} formId={formId} />;
    case "discount-not-yours":
      return <CodeRefused which="notYours" code={refused.code} formId={formId} />;
    case "discount-refused":
      return <CodeRefused which="refused" code={refused.code} formId={formId} />;
    case "discount-over":
      return <CodeRefused which="over" code={refused.code} formId={formId} />;
    case "repriced":
      return t("refused.repriced");
    case "changed":
      return t("refused.changed");
    case "other-days":
      return t("refused.otherDays");
    case "other-delivery":
      return t("refused.otherDelivery");
    case "other-terms":
      return t("refused.otherTerms");
    case "no-cash":
      return <NoCash why={refused.why} account={account} />;
    case "too-many":
      return t("refused.tooMany", { count: refused.minutes, phone });
    case "not-saved":
      return t("refused.notSaved", { phone });
  }
}

/** The button by which an order goes on without its discount code. */
export const WITHOUT_CODE = "withoutCode";

function CodeRefused({
  which,
  code,
  formId,
}: {
  which: "used" | "over" | "notYours" | "refused";
  code: string;
  formId: string;
}) {
  const { t } = useTranslation("discounts");
  return (
    <>
      {t(which, { code })}{" "}
      <button form={formId} name={WITHOUT_CODE} value="yes" className="link">
        {t("without")}
      </button>
    </>
  );
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
