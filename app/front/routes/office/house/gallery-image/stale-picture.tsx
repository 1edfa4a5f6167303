import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import { adminPaths } from "~/platform/paths/admin-paths";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type { AdminPicture, PictureDetails } from "~/shop/content/edit-gallery.server";

/** A picture of the gallery as saved now, beside a form that was rendered before. */
export function StalePicture({
  stale: { last, current, yours },
  categories,
}: {
  stale: { last?: LastAction; current: AdminPicture; yours: PictureDetails };
  categories: { slug: string; name: string }[];
}) {
  const { t } = useTranslation("admin-gallery");
  const labels: Record<string, string> = {
    ...Object.fromEntries(languages.map(({ code, name }) => [code, `${t("alt")}: ${name}`])),
    category: t("category"),
    order: t("order"),
  };
  const inWords = ({ alts, category_slug, display_order }: PictureDetails) => ({
    ...alts,
    category: categories.find(({ slug }) => slug === category_slug)?.name ?? "",
    order: String(display_order),
  });
  const rows = compare(labels, inWords(current), inWords(yours));
  return <StaleNotice last={last} rows={rows} theirs={adminPaths.adminGalleryImage(current.id)} />;
}
