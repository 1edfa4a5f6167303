import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { type AnswerFormsProps, AnswerForm } from "./answer-form";

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
