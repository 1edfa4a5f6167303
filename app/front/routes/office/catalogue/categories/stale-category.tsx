import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type { AdminCategory } from "~/shop/catalogue-editing/category-list.server";
import type { CategoryDetails } from "~/shop/catalogue-editing/save-category.server";

export interface StaleCategory {
  last?: LastAction;
  current: AdminCategory;
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
  const { t } = useTranslation(["admin-categories", "admin"]);
  const labels = {
    name: t("name"),
    slug: t("slug"),
    description: t("description"),
    status: t("active"),
    featured: t("featured"),
    order: t("admin:order"),
    image: t("admin:image.title"),
  };
  const inWords = (details: CategoryDetails) => ({
    name: details.name,
    slug: details.slug,
    description: details.description,
    status: t(details.status === "active" ? "admin:yes" : "admin:no"),
    featured: t(details.is_featured ? "admin:yes" : "admin:no"),
    order: String(details.display_order),
    image: details.image_url ?? "",
  });
  const rows = compare(labels, inWords(current), inWords(yours));
  return <StaleNotice last={last} rows={rows} theirs={theirs} hasFiles />;
}
