import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { officialText, wordsOf } from "~/sales/e-invoices/front/refusal-words";
import type { Refusal } from "~/sales/e-invoices/front/run-rules";

import { SalesLink } from "./sales-link";

/** Why a document is refused: the rule, the field, our words or the official ones, and where the cause is corrected. */
export function RefusalList({
  refusals,
  order,
}: {
  refusals: Refusal[];
  /** The number of the document's order. */
  order: string;
}) {
  const { t, i18n } = useTranslation("office-e-invoice");
  const mended = {
    seller: `${officePaths.settings()}?fila=firma`,
    buyer: officePaths.orderBilling(order),
  };
  return (
    <ul className="grid gap-2">
      {refusals.map((refusal) => {
        const { words, at } = wordsOf(refusal);
        return (
          <li key={`${refusal.rule} ${refusal.line}`}>
            <span className="font-semibold">{t(`parties.${at}`)}:</span>{" "}
            {words ? t(`rules.${words}`) : officialText(refusal.message, i18n.language)}
            <span className="block text-xs text-stone">
              {refusal.rule}
              {refusal.field && ` · ${refusal.field}`}
              {refusal.line !== null && ` · ${t("line", { line: refusal.line })}`}
            </span>
            {at !== "document" && (
              <SalesLink to={mended[at]} otherwise={null} className="link inline-block py-1">
                {t(`mend.${at}`)}
              </SalesLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
