import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import type { ShownQuote } from "~/sales/quotes/front/answer-quote.server";

import type { askAgainForm, declineForm } from "./schema";
import type { RefusedAnswer } from "./take-answer.server";

interface AnswerFormsProps {
  token: string;
  quote: ShownQuote;
  forms: {
    askAgain: DescriptionOf<typeof askAgainForm>;
    decline: DescriptionOf<typeof declineForm>;
  };
  answer: RefusedAnswer | undefined;
}

/** What may be answered to a quote: accept it on the next page, or one of two forms here. */
export function AnswerForms({ token, quote, forms, answer }: AnswerFormsProps) {
  const { t } = useTranslation("quote");
  const { answers } = quote;
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answer" className="no-print mt-12 grid gap-8">
      <h2 id="answer">{t("answer.title")}</h2>
      {answers.includes("accept") && (
        <div>
          <Link to={paths.quote(`/${token}/accepta`)} className="button button-primary">
            {t("answer.accept")}
          </Link>
          <p className="mt-3 max-w-prose text-sm text-stone">{t("answer.acceptHint")}</p>
        </div>
      )}
      <div className="grid gap-8 @3xl:grid-cols-2">
        {answers.includes("ask-again") && (
          <AnswerForm
            token={token}
            quote={quote}
            answer={answer}
            form="ask-again"
            description={forms.askAgain}
            words={{
              title: t("answer.askAgain"),
              note: t("answer.askAgainNote"),
              hint: t("answer.askAgainHint"),
              button: t("answer.askAgainButton"),
            }}
          />
        )}
        {answers.includes("decline") && (
          <AnswerForm
            token={token}
            quote={quote}
            answer={answer}
            form="decline"
            description={forms.decline}
            words={{
              title: t("answer.decline"),
              note: t("answer.declineNote"),
              hint: t("answer.declineHint"),
              button: t("answer.declineButton"),
            }}
          />
        )}
      </div>
    </section>
  );
}

function AnswerForm({
  token,
  quote,
  answer,
  form: name,
  description,
  words,
}: Pick<AnswerFormsProps, "token" | "quote" | "answer"> & {
  form: "ask-again" | "decline";
  description: DescriptionOf<typeof askAgainForm>;
  words: Record<"title" | "note" | "hint" | "button", string>;
}) {
  const [form, fields, errors] = useServerForm(description, {
    id: name,
    lastResult: answer?.form === name ? answer.result : undefined,
  });
  return (
    <ServerForm
      form={form}
      heading={<h3 className="text-xl">{words.title}</h3>}
      errors={errors}
      action={paths.quote(`/${token}`)}
      className="grid content-start gap-4 rounded-edge border border-line bg-white p-5"
    >
      <input type="hidden" name="version" value={quote.version} />
      <TextArea field={fields.note} label={words.note} hint={words.hint} rows={3} />
      <p>
        <button name="intent" value={name} className="button button-secondary">
          {words.button}
        </button>
      </p>
    </ServerForm>
  );
}
