import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { AnsweredQuestion } from "./list-questions.server";

/** Answered questions, each in the language it was written in. Needs the text group `questions`. */
export function QuestionList({ questions }: { questions: AnsweredQuestion[] }) {
  const { t, i18n } = useTranslation("questions");
  return (
    <ul className="mt-5 grid max-w-3xl gap-6">
      {questions.map((question) => (
        <li key={question.id} className="border-b border-line pb-5">
          <p lang={question.language} className="font-semibold wrap-anywhere whitespace-pre-line">
            {question.text}
          </p>
          <p className="mt-1 text-sm text-stone">
            {question.name} ·{" "}
            <time dateTime={question.created_at}>
              {formatDay(question.created_at, i18n.language)}
            </time>
          </p>
          <div className="mt-3 border-l-2 border-sage pl-4">
            <p className="text-sm font-semibold">{t("answer")}</p>
            <p lang={question.answer_language} className="wrap-anywhere whitespace-pre-line">
              {question.answer}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
