import { optionsOf, type Fields } from "~/front/desk/record";
import { useTranslation } from "~/platform/i18n/use-translation";
import { recordedMethods } from "~/sales/orders/order-status";
import { withdrawalStates } from "~/sales/orders/withdrawal-rules";

export const deskForms = ["receive", "accept", "refuse", "close", "refund", "link"] as const;
export type DeskForm = (typeof deskForms)[number];

/** What is compared where a colleague has changed the withdrawal before a step of this name. */
export function useCompared(step: DeskForm): Fields<string> {
  const { t } = useTranslation(["office-withdrawals", "order"]);
  const states = optionsOf(withdrawalStates, (value) => t(`states.${value}`));
  const state = { kind: "choice", label: t("state"), options: states } as const;
  switch (step) {
    case "link":
      return { number: { label: t("linkTo") } };
    case "receive":
      return { state };
    case "refuse":
    case "close":
      return { state, answer: { label: t(`${step}.answer`) } };
    case "refund": {
      const options = optionsOf(recordedMethods, (value) => t(`order:payment.methods.${value}`));
      return { state, method: { kind: "choice", label: t("pay.method"), options } };
    }
    case "accept":
      return {
        state,
        pieces: { label: t("accept.returned") },
        amount: { label: t("accept.amount") },
        amountReason: { label: t("accept.amountReason") },
      };
  }
}
