import { renderToStaticMarkup } from "react-dom/server";

import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { reviewPicture } from "~/sales/reviews/front/review-picture.server";
import type { Review } from "~/shop/catalogue/review.server";

/** A review with what stands below its words as HTML: its pictures and the workshop's reply. */
export type ShownReview = Omit<Review, "pictures" | "answer" | "answer_language"> & {
  below: string;
};

/** Draws the pictures of a review, small ones that lead to the large ones, and the reply to it. */
export function drawReview(
  { pictures, answer, answer_language, ...review }: Review,
  language: Language,
): ShownReview {
  const t = translateIn(language, "reviews");
  const name = review.author_name || t("anonymous");
  const below = renderToStaticMarkup(
    <>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map((id, index) => (
            <li key={id}>
              <a href={reviewPicture(id)} className="block">
                <img
                  src={reviewPicture(id, "small")}
                  alt={t("picture", { number: index + 1, name })}
                  width={112}
                  height={112}
                  loading="lazy"
                  className="size-24 bg-linen object-cover sm:size-28"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="mt-3 max-w-prose border-l-2 border-sage pl-4">
          <p className="text-sm font-semibold">{t("answer")}</p>
          <p lang={answer_language} className="whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </>,
  );
  return { ...review, below };
}
