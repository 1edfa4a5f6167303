import { useTranslation } from "~/platform/i18n/use-translation";

import { Link } from "../link";

/** Links to the first and the last page of a list and to those around the current one. */
export function Pagination({
  page,
  pageCount,
  pageAddress,
}: {
  page: number;
  pageCount: number;
  pageAddress: (page: number) => string;
}) {
  const { t } = useTranslation("common");
  if (pageCount < 2) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return (
    <nav aria-label={t("pages.label")} className="mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <li>
            <Link to={pageAddress(page - 1)} rel="prev" className="button button-quiet">
              {t("pages.previous")}
            </Link>
          </li>
        )}
        {shown.map((number, index) => (
          <li key={number} className="flex items-center gap-2">
            {index > 0 && number - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={pageAddress(number)}
              aria-label={t("pages.page", { number })}
              aria-current={number === page ? "page" : undefined}
              className="button button-quiet min-w-11 px-3 aria-[current=page]:border-ink"
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={pageAddress(page + 1)} rel="next" className="button button-quiet">
              {t("pages.next")}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
