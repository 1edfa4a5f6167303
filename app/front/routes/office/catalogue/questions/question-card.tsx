import type { FormAnswer } from "~/front/desk/record";
import { formatDay } from "~/platform/format/dates";
import { SelectField, TextArea } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { fallbackLanguage, languages, nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import type { DeskQuestion, QuestionFolder } from "~/shop/questions/front/question-desk.server";

/** A question with its answer's form and the button that hides or shows it. */
export function QuestionCard({
  question,
  here,
  folder,
  refused,
}: {
  question: DeskQuestion;
  here: string;
  folder: QuestionFolder;
  refused: FormAnswer | undefined;
}) {
  const { t, i18n } = useTranslation("office-questions");
  const { typed, trouble } = refused ?? {};
  const id = `answer-${question.id}`;
  const given = question.answer_language ?? fallbackLanguage;
  return (
    <article className="rounded-edge border border-line bg-white p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{question.name}</span>
        <span className="text-stone">{formatDay(question.created_at, i18n.language)}</span>
        <span className="text-stone">{nameOfLanguage(question.language)}</span>
        {question.wantsMail ? <Badge tone="neutral">{t("wantsMail")}</Badge> : null}
      </p>
      <p className="mt-1">
        <Link
          to={paths.product(question.category_slug, question.number)}
          reloadDocument
          lang="ro"
          className="link"
        >
          {question.product_name}
        </Link>
      </p>
      <p lang={question.language} className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">
        {question.text}
      </p>
      <Form method="post" action={here} noValidate className="mt-3 grid max-w-xl gap-3">
        {trouble && <ErrorSummary errors={[{ id, message: trouble }]} />}
        <input type="hidden" name="id" value={question.id} />
        <input type="hidden" name="version" value={question.version} />
        <TextArea
          field={plainField("text", {
            id,
            value: typed?.text ?? question.answer ?? "",
            error: trouble,
          })}
          label={t("answer")}
          rows={3}
        />
        <SelectField
          field={plainField("language", {
            id: `language-${question.id}`,
            value: typed?.language ?? given,
          })}
          label={t("language")}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <p className="flex flex-wrap gap-3">
          <button name="intent" value="answer" className="button button-primary">
            {t(question.answer === null ? "answerNow" : "changeAnswer")}
          </button>
          <button
            name="intent"
            value={folder === "hidden" ? "show" : "hide"}
            className="button button-secondary"
          >
            {t(folder === "hidden" ? "show" : "hide")}
          </button>
        </p>
      </Form>
    </article>
  );
}
