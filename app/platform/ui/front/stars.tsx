import { useTranslation } from "~/platform/i18n/use-translation";

const star = "M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7L12 3Z";

/**
 * A rating out of five: stars for the eye, words for screen readers. `isSample`: nobody gave it, and
 * it says so, because made-up ratings mislead (Law 363/2007).
 */
export function Stars({ rating, isSample }: { rating: number; isSample: boolean }) {
  const { t } = useTranslation("reviews");
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{t("stars", { rating: Number(rating.toFixed(1)) })}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="0 0 24 24"
          className={`size-4 ${rating >= place - 0.25 ? "fill-sage stroke-sage" : "fill-none stroke-stone"}`}
        >
          <path d={star} strokeWidth="1.5" strokeLinejoin="round" />
        </svg>
      ))}
      {isSample && <span className="badge">{t("sample")}</span>}
    </span>
  );
}
