import { optionsOf, type FormAnswer, type FormSection } from "~/front/desk/record";
import { StaleFields } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { recordedMethods } from "~/sales/orders/order-status";
import { nextSteps } from "~/sales/orders/withdrawal-rules";

import { AcceptForm } from "./accept-form";
import type { RefusedAcceptance } from "./accept.server";
import type { ShownWithdrawal } from "./course";
import type { acceptForm } from "./schema";
import { StepForm, useCompared } from "./step-form";

interface StepsProps {
  acceptance: DescriptionOf<typeof acceptForm>;
  records: {
    receive: DrawnRecord<never>;
    answer: DrawnRecord<"answer">;
    refund: DrawnRecord<"method">;
  };
  withdrawal: ShownWithdrawal;
  /** The proposal with which the acceptance form begins: the pieces to take back and the sum owed. */
  proposal: { returned: Record<string, string>; amount: string };
  answer: FormAnswer | RefusedAcceptance | undefined;
}

/** What the workshop may do now about a withdrawal, each a form of its own. */
export function Steps({ acceptance, records, withdrawal, proposal, answer }: StepsProps) {
  const { t } = useTranslation(["office-withdrawals", "order"]);
  const { state, order, refund } = withdrawal;
  const may = (step: ReturnType<typeof nextSteps>[number]) => nextSteps(state).includes(step);
  const isExemptOnly = order?.lines.every((line) => line.isExempt) ?? false;
  const exempt = order?.lines.filter((line) => line.isExempt && line.isDeclared) ?? [];
  const names = exempt.map(({ name }) => name).join(", ");
  const ofStep = { withdrawal, answer };
  const answerOf = (step: "refuse" | "close"): FormSection<"answer"> => ({
    intro: step === "refuse" && names !== "" ? t("refuse.exempt", { names }) : undefined,
    fields: {
      answer: { kind: "lines", rows: 3, label: t(`${step}.answer`), hint: t(`${step}.hint`) },
    },
  });
  return (
    <>
      {may("accept") && (
        <Panel title={t("accept.title")}>
          {order && !isExemptOnly ? (
            <AcceptForm
              description={acceptance}
              withdrawal={withdrawal}
              order={order}
              proposal={proposal}
              answer={answer && "returned" in answer ? answer : undefined}
            />
          ) : (
            <p className="text-stone">{t(order ? "accept.exemptOnly" : "accept.noOrder")}</p>
          )}
        </Panel>
      )}
      {may("receive") && (
        <Panel title={t("receive.title")}>
          <StepForm
            {...ofStep}
            step="receive"
            record={records.receive}
            section={{ intro: t("receive.text"), fields: {} }}
            save={t("receive.button")}
          />
        </Panel>
      )}
      {(["refuse", "close"] as const).map(
        (step) =>
          may(step) && (
            <Panel key={step} title={t(`${step}.title`)}>
              <StepForm
                {...ofStep}
                step={step}
                record={records.answer}
                section={answerOf(step)}
                save={t(`${step}.button`)}
              />
            </Panel>
          ),
      )}
      {may("refund") && refund && (
        <Panel title={t("pay.title")}>
          <StepForm
            {...ofStep}
            step="refund"
            look="primary"
            record={records.refund}
            section={{
              intro: t("pay.text", { amount: formatRon(refund.amount_bani) }),
              fields: {
                method: {
                  kind: "choice",
                  label: t("pay.method"),
                  options: optionsOf(recordedMethods, (value) =>
                    t(`order:payment.methods.${value}`),
                  ),
                },
              },
            }}
            save={t("pay.button")}
          />
        </Panel>
      )}
    </>
  );
}

/** Shows what was typed for a step that a colleague has made impossible, beside what stands now. */
export function LostStep({
  withdrawal: { id, state },
  answer,
}: Pick<StepsProps, "withdrawal" | "answer">) {
  const compared = useCompared(answer);
  const steps: readonly string[] = nextSteps(state);
  const [step = ""] = answer?.intent.split("-") ?? [];
  // The order is looked for only while the withdrawal may be accepted.
  if (steps.includes(step === "link" ? "accept" : step)) return null;
  return (
    <StaleFields answer={answer} fields={compared} theirs={officePaths.withdrawal(id)} isOver />
  );
}
