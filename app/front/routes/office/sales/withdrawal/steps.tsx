import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { SelectField, TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import { recordedMethods } from "~/sales/orders/order-status";
import { nextSteps } from "~/sales/orders/withdrawal-rules";

import { AcceptForm } from "./accept-form";
import type { RefusedStep } from "./changes.server";
import type { ShownWithdrawal } from "./course";
import type { acceptForm, answerForm, linkForm, refundForm } from "./schema";

interface StepsProps {
  forms: {
    accept: DescriptionOf<typeof acceptForm>;
    answer: DescriptionOf<typeof answerForm>;
    link: DescriptionOf<typeof linkForm>;
    refund: DescriptionOf<typeof refundForm>;
  };
  withdrawal: ShownWithdrawal;
  /** What acceptance would take back and owe at first sight. */
  proposal: { returned: Record<string, string>; amount: string };
  answer: RefusedStep | undefined;
}

/** What the workshop may do now about a withdrawal, each a form of its own. */
export function Steps({ forms, withdrawal, proposal, answer }: StepsProps) {
  const { t } = useTranslation("office-withdrawals");
  const { state, order, refund } = withdrawal;
  const may = (step: ReturnType<typeof nextSteps>[number]) => nextSteps(state).includes(step);
  const answerOf = (form: RefusedStep["form"]) => (answer?.form === form ? answer : undefined);
  const isExemptOnly = order?.lines.every((line) => line.isExempt) ?? false;
  return (
    <>
      {answer?.isStale && (
        <p role="alert" className="border-l-2 border-error pl-3 font-semibold">
          {t("stale")}
        </p>
      )}
      {may("accept") && (
        <Panel title={t("accept.title")}>
          {order && !isExemptOnly ? (
            <AcceptForm
              description={forms.accept}
              withdrawal={withdrawal}
              order={order}
              proposal={proposal}
              answer={answerOf("accept")}
            />
          ) : (
            <p className="text-stone">{t(order ? "accept.exemptOnly" : "accept.noOrder")}</p>
          )}
        </Panel>
      )}
      {may("receive") && (
        <Panel title={t("receive.title")}>
          <p className="mb-3 text-stone">{t("receive.text")}</p>
          <Form method="post" action={officePaths.withdrawal(withdrawal.id)} preventScrollReset>
            <input type="hidden" name="from" value={state} />
            <button name="intent" value="receive" className="button button-secondary">
              {t("receive.button")}
            </button>
          </Form>
        </Panel>
      )}
      {may("refuse") && (
        <AnswerForm
          name="refuse"
          description={forms.answer}
          withdrawal={withdrawal}
          answer={answerOf("refuse")}
        />
      )}
      {may("close") && (
        <AnswerForm
          name="close"
          description={forms.answer}
          withdrawal={withdrawal}
          answer={answerOf("close")}
        />
      )}
      {may("refund") && refund && (
        <RefundForm
          description={forms.refund}
          withdrawal={withdrawal}
          amountBani={refund.amount_bani}
          answer={answerOf("refund")}
        />
      )}
    </>
  );
}

function AnswerForm({
  name,
  description,
  withdrawal,
  answer,
}: {
  name: "refuse" | "close";
  description: DescriptionOf<typeof answerForm>;
  withdrawal: ShownWithdrawal;
  answer: RefusedStep | undefined;
}) {
  const { t } = useTranslation("office-withdrawals");
  const exempt = withdrawal.order?.lines.filter((line) => line.isExempt && line.isDeclared) ?? [];
  const [form, fields, errors] = useServerForm(description, {
    id: name,
    lastResult: answer?.result,
  });
  return (
    <Panel title={t(`${name}.title`)}>
      <ServerForm
        form={form}
        errors={errors}
        action={officePaths.withdrawal(withdrawal.id)}
        preventScrollReset
      >
        <input type="hidden" name="from" value={withdrawal.state} />
        {name === "refuse" && exempt.length > 0 && (
          <p className="mb-3 text-stone">
            {t("refuse.exempt", { names: exempt.map((line) => line.name).join(", ") })}
          </p>
        )}
        <TextArea
          field={fields.answer}
          label={t(`${name}.answer`)}
          hint={t(`${name}.hint`)}
          rows={3}
        />
        <button name="intent" value={name} className="button button-secondary mt-3">
          {t(`${name}.button`)}
        </button>
      </ServerForm>
    </Panel>
  );
}

function RefundForm({
  description,
  withdrawal,
  amountBani,
  answer,
}: {
  description: DescriptionOf<typeof refundForm>;
  withdrawal: ShownWithdrawal;
  amountBani: number;
  answer: RefusedStep | undefined;
}) {
  const { t } = useTranslation(["office-withdrawals", "order"]);
  const [form, fields, errors] = useServerForm(description, {
    id: "refund",
    lastResult: answer?.result,
  });
  return (
    <Panel title={t("pay.title")}>
      <p className="mb-3">{t("pay.text", { amount: formatRon(amountBani) })}</p>
      <ServerForm
        form={form}
        errors={errors}
        action={officePaths.withdrawal(withdrawal.id)}
        preventScrollReset
      >
        <input type="hidden" name="from" value={withdrawal.state} />
        <SelectField
          field={fields.method}
          label={t("pay.method")}
          options={recordedMethods.map((value) => ({
            value,
            label: t(`order:payment.methods.${value}`),
          }))}
        />
        <button name="intent" value="refund" className="button button-primary mt-3">
          {t("pay.button")}
        </button>
      </ServerForm>
    </Panel>
  );
}
