import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { chosenFields, Review } from "../steps/withdrawal-review";
import { Lines } from "../steps/withdrawn-lines";
import type { ChosenPieces, ReturnableOrder, RefusedWithdrawal } from "./take-withdrawal.server";
import type { TypedWithdrawal, withdrawalForm } from "./withdrawal-form";

interface WithdrawalPageProps {
  description: DescriptionOf<typeof withdrawalForm>;
  known: TypedWithdrawal;
  phone: string;
  /** The order from whose page one comes. */
  order?: Pick<ReturnableOrder, "number" | "lines">;
  /** Where the form is sent. */
  address: string;
  answer:
    | { shown: { typed: TypedWithdrawal; chosen: ChosenPieces; statement?: string } }
    | ({ result: SubmissionResult<string[]>; refused?: RefusedWithdrawal } & Chosen)
    | undefined;
}

/** The pieces that were chosen, and what is wrong with their numbers; by the line's id. */
interface Chosen {
  chosen: ChosenPieces;
  pieceErrors?: Record<string, string>;
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
  const read = useMessages();
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
  const pieces = answer && "shown" in answer ? answer.shown : answer;
  const pieceErrors = Object.entries(
    (answer && "pieceErrors" in answer && answer.pieceErrors) || {},
  );
  const nameOf = (id: string) => order?.lines.find((line) => line.id === id)?.name ?? "";
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
        errors={[
          ...pieceErrors.map(([id, error]) => ({
            id: `pieces-${id}`,
            message: `${nameOf(id)}: ${read(error)}`,
          })),
          ...errors,
        ]}
        formErrors={problem ? [problem] : []}
        action={address}
        kept={chosenFields(pieces?.chosen ?? {})}
        className="mt-8 grid gap-6"
      >
        {order ? (
          <Lines
            order={order}
            chosen={pieces?.chosen ?? {}}
            pieceErrors={Object.fromEntries(pieceErrors)}
          />
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
