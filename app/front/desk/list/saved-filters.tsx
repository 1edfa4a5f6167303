import { useRouteLoaderData } from "@remix-run/react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import type { SavedFilter } from "../saved-filter.server";

/**
 * The filters that one of the staff keeps for a list, each a link, and where the one that is set now is
 * kept too. `now`: what the list's address says of it, `?…`; a list may say something where nothing is set.
 */
export function SavedFilters({ list, now, isSet }: { list: string; now: string; isSet: boolean }) {
  const { t } = useTranslation("office");
  const layout = useRouteLoaderData<{ savedFilters: SavedFilter[] }>("routes/office/layout");
  const kept = (layout?.savedFilters ?? []).filter((filter) => filter.list === list);
  const isKept = kept.some(({ query }) => query === now);
  if (kept.length === 0 && !isSet) return null;
  return (
    <nav
      aria-label={t("savedFilters.title")}
      className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1"
    >
      {kept.map(({ id, name, query }) => (
        <Link
          key={id}
          to={list + query}
          aria-current={query === now ? "page" : undefined}
          className="link py-1 wrap-anywhere aria-[current=page]:font-semibold aria-[current=page]:no-underline"
        >
          {name}
        </Link>
      ))}
      {isSet && !isKept && (
        <Link to={officePaths.savedFilters(list, now)} className="link py-1">
          {t("savedFilters.keep")}
        </Link>
      )}
      {kept.length > 0 && (
        <Link to={officePaths.savedFilters()} className="link py-1">
          {t("savedFilters.all")}
        </Link>
      )}
    </nav>
  );
}
