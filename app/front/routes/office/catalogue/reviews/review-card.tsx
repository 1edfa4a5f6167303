import type { FormAnswer } from "~/front/desk/record";
import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { paths } from "~/platform/paths/paths";
import { Stars } from "~/platform/ui/front/stars";
import { Form, Link } from "~/platform/ui/link";
import type { ReviewFolder } from "~/shop/catalogue-editing/front/review-moderation.server";

import { type ShownReview, ReviewPictures, Words } from "./shown-review";

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
