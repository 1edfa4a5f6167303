import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { BulkOperation, BulkState } from "~/shop/catalogue-editing/front/operation";

/** The state of a product that a change touches, in words. */
export function BulkStateText({ state }: { state: BulkState }) {
  const { t } = useTranslation(["office", "office-bulk"]);
  if (state.price_bani !== undefined) {
    return (
      <>
        {formatRon(state.price_bani)}
        {state.regular_price_bani && (
          <span className="block text-sm text-stone">
            {t("office-bulk:reducedFrom", { price: formatRon(state.regular_price_bani) })}
          </span>
        )}
      </>
    );
  }
  const days = state.delivery ?? state.made;
  if (days !== undefined) return days || t("office-bulk:legalDays");
  if (state.status !== undefined) return t(`status.${state.status}`);
  return state.category_name ?? "–";
}

/** An operation in words, with its number if it has one. */
export function OperationText({ operation }: { operation: BulkOperation }) {
  const { t } = useTranslation("office-bulk");
  const words = t(`operations.${operation.kind}`);
  const sign = (number: number) => (number > 0 ? "+" : "");
  if (operation.kind === "price-percent") {
    return `${words}: ${sign(operation.percent)}${operation.percent}%`;
  }
  if (operation.kind === "reduce-percent") return `${words}: −${operation.percent}%`;
  if (operation.kind === "delivery-days" || operation.kind === "made-days") {
    return `${words}: ${operation.days || t("legalDays")}`;
  }
  if (operation.kind === "price-amount") {
    return `${words}: ${sign(operation.bani)}${formatRon(operation.bani)}`;
  }
  return operation.kind === "category" ? `${words}: ${operation.category}` : words;
}
