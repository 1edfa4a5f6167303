import type { SubmissionResult } from "@conform-to/react";

import { useTranslation } from "~/i18n/use-translation";
import type { DescriptionOf } from "~/forms/describe-form.server";
import { TextArea, TextField } from "~/forms/field";
import { ServerForm, useServerForm } from "~/forms/server-form";
import { TypedAlong } from "~/forms/typed-along";
import { paths } from "~/paths";
import { Form, Link } from "~/ui/link";

import type { ReturnableOrder, RefusedWithdrawal } from "./take-withdrawal.server";
import type { TypedWithdrawal, withdrawalForm } from "./withdrawal-form";
import { Statement } from "./withdrawal-statement";

interface WithdrawalPageProps {
  description: DescriptionOf<typeof withdrawalForm>;
  known: TypedWithdrawal;
  phone: string;
  /** The order from whose page one comes. */
  order?: Pick<ReturnableOrder, "number" | "lines">;
  /** Where the form is sent. */
  address: string;
  answer:
    | { shown: { typed: TypedWithdrawal; lineIds: string[]; statement?: string } }
    | { result: SubmissionResult<string[]>; lineIds: string[]; refused?: RefusedWithdrawal }
    | undefined;
}

/** The withdrawal: the form, or the statement as it will be sent. */
export function WithdrawalPage(props: WithdrawalPageProps) {
  const { answer, address } = props;
  const shown = answer && "shown" in answer ? answer.shown : undefined;
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      {shown?.statement === undefined ? (
        <WithdrawalForm {...props} />
      ) : (
        <Review {...shown} statement={shown.statement} address={address} />
      )}
    </main>
  );
}

/** The first step. */
function WithdrawalForm({
  description,
  known,
  phone,
  order,
  address,
  answer,
}: WithdrawalPageProps) {
  const { t } = useTranslation(["withdrawal", "contact"]);
  const refused = answer && "refused" in answer ? answer.refused : undefined;
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer && "result" in answer ? answer.result : undefined,
    defaultValue: answer && "shown" in answer ? answer.shown.typed : known,
  });
  const problem =
    refused &&
    (refused.kind === "not-saved"
      ? t("notSaved", { phone })
      : t("contact:refused.tooMany", { count: refused.minutes }));
  const lineIds = answer && "shown" in answer ? answer.shown.lineIds : answer?.lineIds;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="mt-3">{t("text")}</p>
      <p className="mt-3 text-stone">
        {t("custom")}{" "}
        <Link to={paths.terms()} className="link">
          {t("terms")}
        </Link>
      </p>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={problem ? [problem] : []}
        action={address}
        kept={{ line: lineIds ?? [] }}
        className="mt-8 grid gap-6"
      >
        {order ? (
          <Lines order={order} lineIds={lineIds ?? []} />
        ) : (
          <TextField
            field={fields.order}
            label={t("order")}
            hint={t("orderHint")}
            autoComplete="off"
          />
        )}
        <TextField
          field={fields.email}
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="email"
        />
        <TextField field={fields.fullName} label={t("fullName")} autoComplete="name" />
        <TextArea field={fields.wording} label={t("wording")} hint={t("wordingHint")} rows={4} />
        <p className="text-sm text-stone">{t("note")}</p>
        <p>
          <button name="intent" value="review" className="button button-primary">
            {t("continue")}
          </button>
        </p>
      </ServerForm>
    </>
  );
}

/** The order's lines to be ticked; what is exempt says so, and promises no money. */
function Lines({
  order,
  lineIds,
}: {
  order: Pick<ReturnableOrder, "number" | "lines">;
  lineIds: string[];
}) {
  const { t } = useTranslation("withdrawal");
  return (
    <fieldset aria-describedby="lines-hint">
      <legend className="font-semibold">{t("lines")}</legend>
      <p id="lines-hint" className="mt-1 text-sm text-stone">
        {t("ofOrder", { number: order.number })} {t("linesHint")}
      </p>
      <ul className="mt-2 grid gap-2">
        {order.lines.map(({ id, name, quantity, isExempt }) => (
          <li key={id}>
            <label className="flex min-h-11 gap-3 rounded-edge border border-line bg-white px-4 py-3 has-checked:border-ink">
              <input
                type="checkbox"
                name="line"
                value={id}
                defaultChecked={lineIds.includes(id)}
                aria-describedby={isExempt ? `exempt-${id}` : undefined}
                className="mt-0.5 size-6 shrink-0"
              />
              <span className="min-w-0 wrap-anywhere">
                {quantity} × {name}
                {isExempt && (
                  <span id={`exempt-${id}`} className="mt-1 block text-sm text-stone">
                    {t("exempt")}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The second step: the statement as it will be sent, and the button that sends it. */
function Review({
  typed,
  lineIds,
  statement,
  address,
}: {
  typed: TypedWithdrawal;
  lineIds: string[];
  statement: string;
  address: string;
}) {
  const { t } = useTranslation("withdrawal");
  return (
    <>
      <h1>{t("review.title")}</h1>
      <p className="mt-3 text-stone">{t("review.text")}</p>
      <Statement text={statement} />
      <Form method="post" action={address} className="mt-6 flex flex-wrap gap-3">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {lineIds.map((id) => (
          <input key={id} type="hidden" name="line" value={id} />
        ))}
        <button name="intent" value="confirm" className="button button-primary">
          {t("review.confirm")}
        </button>
        <button name="intent" value="edit" className="button button-quiet">
          {t("review.edit")}
        </button>
      </Form>
      <TypedAlong fields={{ ...typed, line: lineIds }} />
    </>
  );
}
