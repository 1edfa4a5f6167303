import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import type { DescriptionOf } from "~/forms/describe-form.server";
import { TextArea, TextField } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { Form, Link } from "~/ui/link";
import { useServerForm } from "~/forms/use-server-form";

import type { withdrawalForm } from "./schema";

interface WithdrawalFormProps {
  description: DescriptionOf<typeof withdrawalForm>;
  typed: { fullName: string; email: string; order: string; pieces: string };
  result: SubmissionResult<string[]> | undefined;
  /** Why the withdrawal was refused, apart from errors in its fields. */
  problem: string | undefined;
}

/** The first step: the form in which a buyer withdraws from an order. */
export function WithdrawalForm({ description, typed, result, problem }: WithdrawalFormProps) {
  const { t } = useTranslation("withdrawal");
  const [form, fields, errors] = useServerForm(description, {
    lastResult: result,
    defaultValue: typed,
  });
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
      <Form
        method="post"
        action={paths.withdrawal()}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="mt-8 grid gap-6"
      >
        <ErrorSummary errors={errors} formErrors={problem ? [problem] : []} />
        <TextField field={fields.order} label={t("order")} hint={t("orderHint")} />
        <TextField field={fields.fullName} label={t("fullName")} autoComplete="name" />
        <TextField
          field={fields.email}
          type="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="email"
        />
        <TextArea field={fields.pieces} label={t("pieces")} hint={t("piecesHint")} rows={3} />
        <p className="text-sm text-stone">{t("note")}</p>
        <p>
          <button name="intent" value="review" className="button button-primary">
            {t("continue")}
          </button>
        </p>
      </Form>
    </>
  );
}
