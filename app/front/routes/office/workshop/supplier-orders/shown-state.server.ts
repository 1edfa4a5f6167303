import type { TFunction } from "~/platform/i18n/translate";
import type { SupplierOrder } from "~/workshop/stock/front/supplier-order.server";

/** How far an order to a supplier is, in words, and whether what is to come is late; empty where it is not. */
export function shownState(
  { state, expectedOn }: Pick<SupplierOrder, "state" | "expectedOn">,
  today: string,
  t: TFunction<"office-buying">,
) {
  const isComing = state === "sent" || state === "partly";
  const isLate = isComing && expectedOn !== null && expectedOn < today;
  return {
    text: t(`states.${state}`),
    tone: state === "received" ? ("good" as const) : ("neutral" as const),
    late: isLate ? t("late") : "",
  };
}
