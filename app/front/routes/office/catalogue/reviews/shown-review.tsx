import type { FormAnswer } from "~/front/desk/record";
import { SelectField, TextArea } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { fallbackLanguage, languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Form } from "~/platform/ui/link";
import type { OfficeReview } from "~/shop/catalogue-editing/front/review-moderation.server";

/** A review as its card shows it, with the addresses of its pictures. */
export interface ShownReview extends Omit<OfficeReview, "pictures"> {
  pictures: { id: string; small: string; large: string }[];
}

/** The pictures of a review, each with a button that removes it. */
export function ReviewPictures({ review, here }: { review: ShownReview; here: string }) {
  const { t } = useTranslation("office-reviews");
  if (review.pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-4">
      {review.pictures.map(({ id, large, small }, index) => (
        <li key={id} className="grid justify-items-start gap-2">
          <a href={large}>
            <img
              src={small}
              alt={t("picture", { number: index + 1 })}
              className="h-28 w-28 border border-line object-cover"
            />
          </a>
          <Form method="post" action={here}>
            <input type="hidden" name="id" value={review.id} />
            <input type="hidden" name="picture" value={id} />
            <button name="intent" value="remove-picture" className="button button-quiet">
              {t("removePicture", { number: index + 1 })}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** The words that refuse or answer a review. */
export function Words({
  review,
  here,
  intent,
  answer,
}: {
  review: ShownReview;
  here: string;
  intent: "refuse" | "answer";
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-reviews");
  const refused = answer?.intent === intent ? answer : undefined;
  const { typed, trouble } = refused ?? {};
  const id = `${intent}-${review.id}`;
  return (
    <details open={refused !== undefined} className="group open:w-full">
      <summary className="button button-secondary">{t(intent)}</summary>
      <Form method="post" action={here} noValidate className="mt-3 max-w-xl">
        {trouble && <ErrorSummary errors={[{ id, message: trouble }]} />}
        <input type="hidden" name="id" value={review.id} />
        <input type="hidden" name="version" value={refused?.version ?? review.version} />
        <TextArea
          field={plainField("text", {
            id,
            value: typed?.text ?? (intent === "answer" ? (review.answer ?? "") : ""),
            error: trouble,
          })}
          label={t(intent === "refuse" ? "reason" : "answerText")}
          rows={3}
        />
        {intent === "answer" && (
          <div className="mt-3">
            <SelectField
              field={plainField("language", {
                id: `language-${review.id}`,
                value:
                  typed?.language ?? (review.answer ? review.answer_language : fallbackLanguage),
              })}
              label={t("language")}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </div>
        )}
        <button name="intent" value={intent} className="button button-primary mt-3">
          {t(intent === "refuse" ? "refuseNow" : "answerNow")}
        </button>
      </Form>
    </details>
  );
}
