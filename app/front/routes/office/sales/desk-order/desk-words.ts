import type { FormTexts } from "~/front/desk/record";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { RefusedDesk } from "./keep.server";

/** What is compared where a colleague has changed it first. */
export function useLabels() {
  const { t } = useTranslation(["office-desk-orders", "checkout"]);
  return {
    fullName: t("checkout:fullName"),
    phone: t("checkout:phone"),
    email: t("checkout:email"),
    address: t("checkout:address"),
    city: t("checkout:city"),
    notes: t("checkout:notes"),
    discount: t("terms.discount"),
    transport: t("terms.transport"),
    share: t("terms.share"),
    note: t("noteLabel"),
  };
}

/** No field of this form has several values. */
export function oneEach(texts: FormTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, String(text ?? "")]),
  );
}

type Words = ReturnType<typeof useTranslation<"office-desk-orders">>["t"];

/** Why it was not placed, apart from its fields. */
export function refusalOf(refused: RefusedDesk["refused"], t: Words): string | undefined {
  switch (refused) {
    case undefined:
      return undefined;
    case "empty":
      return t("refused.empty");
    case "unavailable":
    case "unmade":
    case "unoffered":
    case "out-of-stock":
      return t("refused.line");
    case "no-cash":
      return t("refused.noCash");
    case "discount-used":
    case "discount-not-yours":
    case "discount-refused":
    case "discount-over":
      return t("refused.code");
    case "not-saved":
      return t("refused.notSaved");
    default:
      return t("refused.changed");
  }
}
