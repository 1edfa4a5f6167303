import { optionsOf, type Fields, type FormAnswer, type FormSection } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { recordedMethods } from "~/sales/orders/order-status";
import { withdrawalStates } from "~/sales/orders/withdrawal-rules";

import type { ShownWithdrawal } from "./course";

/** The form of one step, which names the state that it leaves. */
export function StepForm<Name extends string>({
  step,
  withdrawal: { id, state },
  answer,
  record,
  section,
  save,
  look = "secondary",
  kept = { from: state },
}: {
  step: string;
  withdrawal: ShownWithdrawal;
  answer: FormAnswer | undefined;
  record: DrawnRecord<Name>;
  section: FormSection<Name>;
  save: string;
  look?: "primary" | "secondary";
  kept?: Record<string, string>;
}) {
  const own = answer?.intent === step ? answer : undefined;
  return (
    <RecordForm
      id={step}
      intent={step}
      record={record}
      to={officePaths.withdrawal(id)}
      answer={own}
      kept={kept}
      besides={useCompared(own)}
      sections={[section]}
      save={save}
      look={look}
    />
  );
}

/** What is compared where a colleague changed the withdrawal before a step: what the step would have written. */
export function useCompared(answer: FormAnswer | undefined): Fields<string> {
  const { t } = useTranslation(["office-withdrawals", "order"]);
  const yours = answer?.stale?.yours ?? {};
  const words: Fields<string> = {
    state: {
      kind: "choice",
      label: t("state"),
      options: optionsOf(withdrawalStates, (value) => t(`states.${value}`)),
    },
    number: { label: t("linkTo") },
    answer: { label: t(answer?.intent === "close" ? "close.answer" : "refuse.answer") },
    method: {
      kind: "choice",
      label: t("pay.method"),
      options: optionsOf(recordedMethods, (value) => t(`order:payment.methods.${value}`)),
    },
    pieces: { label: t("accept.returned") },
    amount: { label: t("accept.amount") },
    amountReason: { label: t("accept.amountReason") },
  };
  return Object.fromEntries(Object.entries(words).filter(([name]) => name in yours));
}
