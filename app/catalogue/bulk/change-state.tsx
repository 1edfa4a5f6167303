import { useTranslation } from "react-i18next";

import type { BulkOperation, BulkState } from "./operation";
import { formatRon } from "~/format/money";

/** The state of a product that a change touches, in words. */
export function BulkStateText({ state }: { state: BulkState }) {
  const { t } = useTranslation("admin");
  if (state.price_bani !== undefined) return formatRon(state.price_bani);
  if (state.status !== undefined) return t(`status.${state.status}`);
  return state.category_name ?? "–";
}

/** An operation in words, with its number if it has one. */
export function OperationText({ operation }: { operation: BulkOperation }) {
  const { t } = useTranslation("admin-bulk");
  const words = t(`operations.${operation.kind}`);
  const sign = (number: number) => (number > 0 ? "+" : "");
  if (operation.kind === "price-percent") {
    return `${words}: ${sign(operation.percent)}${operation.percent}%`;
  }
  if (operation.kind === "price-amount") {
    return `${words}: ${sign(operation.bani)}${formatRon(operation.bani)}`;
  }
  return operation.kind === "category" ? `${words}: ${operation.category}` : words;
}
