import type { FormAnswer } from "~/front/desk/record";
import { formatDay } from "~/platform/format/dates";
import { SelectField, TextArea } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { fallbackLanguage, languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { paths } from "~/platform/paths/paths";
import { Stars } from "~/platform/ui/front/stars";
import { Form, Link } from "~/platform/ui/link";
import type {
  ReviewFolder,
  OfficeReview,
} from "~/shop/catalogue-editing/front/review-moderation.server";

/** A review with the actions on it. */
export function ReviewCard({
  review,
  here,
  folder,
  refused,
}: {
  review: ShownReview;
  here: string;
  folder: ReviewFolder;
  refused: FormAnswer | undefined;
}) {
  const { t, i18n } = useTranslation("office-reviews");
  return (
    <article className="rounded-edge border border-line bg-white p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} isSample={review.is_sample === 1} />
        <span className="font-semibold">{review.author_name}</span>
        <span className="text-stone">{formatDay(review.created_at, i18n.language)}</span>
        {review.is_verified_buyer === 1 && <Badge tone="good">{t("verified")}</Badge>}
      </p>
      <p className="mt-1">
        <Link
          to={paths.product(review.category_slug, review.number)}
          reloadDocument
          lang="ro"
          className="link"
        >
          {review.product_name}
        </Link>
      </p>
      <p lang={review.language} className="mt-2 max-w-prose break-words whitespace-pre-line">
        {review.text}
      </p>
      <ReviewPictures review={review} here={here} />
      {review.refusal_reason && (
        <p className="mt-2 border-l-2 border-error pl-3">
          {t("reason")}: {review.refusal_reason}
        </p>
      )}
      {review.answer && (
        <p className="mt-2 border-l-2 border-sage pl-3 whitespace-pre-line">
          {t("answered")}: <span lang={review.answer_language}>{review.answer}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
        {folder !== "approved" && (
          <Form method="post" action={here}>
            <input type="hidden" name="id" value={review.id} />
            <input type="hidden" name="version" value={review.version} />
            <button name="intent" value="approve" className="button button-primary">
              {t("approve")}
            </button>
          </Form>
        )}
        {folder !== "refused" && (
          <Words review={review} here={here} intent="refuse" answer={refused} />
        )}
        <Words review={review} here={here} intent="answer" answer={refused} />
      </div>
    </article>
  );
}

/** A review as its card shows it, with the addresses of its pictures. */
interface ShownReview extends Omit<OfficeReview, "pictures"> {
  pictures: { id: string; small: string; large: string }[];
}

/** The pictures of a review, each with a button that removes it. */
function ReviewPictures({ review, here }: { review: ShownReview; here: string }) {
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
function Words({
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
