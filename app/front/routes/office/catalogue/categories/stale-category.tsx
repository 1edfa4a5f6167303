import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type { OfficeCategory } from "~/shop/catalogue-editing/category-list.server";
import type { CategoryDetails } from "~/shop/catalogue-editing/save-category.server";

export interface StaleCategory {
  last?: LastAction;
  current: OfficeCategory;
  yours: CategoryDetails;
}

/** A category as saved now, beside a form that was rendered before. */
export function StaleCategoryNotice({
  stale: { last, current, yours },
  theirs,
}: {
  stale: StaleCategory;
  theirs: string;
}) {
  const { t } = useTranslation(["office-categories", "office"]);
  const labels = {
    name: t("name"),
    slug: t("slug"),
    description: t("description"),
    status: t("active"),
    featured: t("featured"),
    order: t("office:order"),
    image: t("office:image.title"),
  };
  const inWords = (details: CategoryDetails) => ({
    name: details.name,
    slug: details.slug,
    description: details.description,
    status: t(details.status === "active" ? "office:yes" : "office:no"),
    featured: t(details.is_featured ? "office:yes" : "office:no"),
    order: String(details.display_order),
    image: details.image_url ?? "",
  });
  const rows = compare(labels, inWords(current), inWords(yours));
  return <StaleNotice last={last} rows={rows} theirs={theirs} hasFiles />;
}
