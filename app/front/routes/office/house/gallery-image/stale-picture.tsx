import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type { OfficePicture, PictureDetails } from "~/shop/content/edit-gallery.server";

/** A picture of the gallery as saved now, beside a form that was rendered before. */
export function StalePicture({
  stale: { last, current, yours },
  categories,
}: {
  stale: { last?: LastAction; current: OfficePicture; yours: PictureDetails };
  categories: { slug: string; name: string }[];
}) {
  const { t } = useTranslation("office-gallery");
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
  return <StaleNotice last={last} rows={rows} theirs={officePaths.galleryImage(current.id)} />;
}
