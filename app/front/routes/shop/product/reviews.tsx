import { lazy, Suspense, type ComponentProps } from "react";

import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Pagination } from "~/platform/ui/front/pagination";
import { Stars } from "~/platform/ui/front/stars";
import { Link } from "~/platform/ui/link";
import type { ReviewSummary } from "~/shop/catalogue/front/review-summary.server";

import { tabAddress } from "./address";
import type { ReviewAnswer } from "./review-form";
import type { ShownProduct } from "./shown-product";
import type { ShownReview } from "./shown-review.server";

/** Few visitors open the form, so its script is loaded only for them; the server renders it at once. */
const ReviewForm = import.meta.env.SSR
  ? (await import("./review-form")).ReviewForm
  : lazy(async () => ({ default: (await import("./review-form")).ReviewForm }));

/** Customers' reviews, three to a page, how they are checked, and the form for a new one. */
export function Reviews({
  product,
  summary,
  list,
  isWriting,
  reviewForm,
  isSignedIn,
  answer,
}: {
  product: ShownProduct;
  summary: ReviewSummary;
  list: { reviews: ShownReview[]; page: number; pageCount: number };
  isWriting: boolean;
  reviewForm: ComponentProps<typeof ReviewForm>["description"];
  isSignedIn: boolean;
  /** The refused review, from which the form takes what was typed. */
  answer: ReviewAnswer | undefined;
}) {
  const { t, i18n } = useTranslation("reviews");
  const average = summary.average?.toFixed(1);
  return (
    <div className="grid grid-cols-1 gap-10 pt-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-14">
      <div className="grid content-start justify-items-start gap-3">
        {summary.average === null ? (
          <p className="text-lg">{t("none")}</p>
        ) : (
          <>
            <Stars rating={summary.average} isSample={summary.isSample} />
            <p className="text-lg font-semibold">
              {t("summary", { average, count: summary.count })}
            </p>
          </>
        )}
        <p className="text-sm text-stone">{t("checked")}</p>
        {!isWriting && (
          <Link
            to={tabAddress(product, "reviews", { scrie: "da" })}
            preventScrollReset
            className="button button-secondary mt-2"
          >
            {t("add")}
          </Link>
        )}
      </div>
      <div>
        {isWriting && (
          <Suspense>
            <ReviewForm
              description={reviewForm}
              product={product}
              isSignedIn={isSignedIn}
              answer={answer}
            />
          </Suspense>
        )}
        {list.reviews.length > 0 && (
          <ul className="grid gap-6">
            {list.reviews.map((review) => (
              <li key={review.id} className="border-b border-line pb-6">
                <Stars rating={review.rating} isSample={review.is_sample === 1} />
                <p className="mt-2 max-w-prose" lang={review.language}>
                  {review.text}
                </p>
                <p className="mt-2 text-sm text-stone">
                  {review.author_name || t("anonymous")} ·{" "}
                  <time dateTime={review.created_at}>
                    {formatDay(review.created_at, i18n.language)}
                  </time>
                  {review.is_verified_buyer === 1 && <> · {t("verified")}</>}
                </p>
                <div dangerouslySetInnerHTML={{ __html: review.below }} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          pageAddress={(page) => tabAddress(product, "reviews", { pagina: String(page) })}
        />
      </div>
    </div>
  );
}
