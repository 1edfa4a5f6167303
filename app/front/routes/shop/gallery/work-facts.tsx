import { langOf } from "~/platform/i18n/languages";
import { namedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import type { GalleryImage } from "~/shop/content/front/gallery.server";

/** What is known of a finished work: its words, its size, and the way to start from the same. */
export function WorkFacts({ work }: { work: GalleryImage }) {
  const { t, i18n } = useTranslation("gallery");
  const { caption, width_cm, height_cm, depth_cm, start } = work;
  const size = {
    ...(width_cm !== null && { width: width_cm }),
    ...(height_cm !== null && { height: height_cm }),
    ...(depth_cm !== null && { depth: depth_cm }),
  };
  const isSized = Object.keys(size).length > 0;
  if (!caption && !isSized && !start) return null;
  return (
    <p className="mt-2 text-sm">
      {work.isSample && <span className="badge">{t("sample")}</span>}
      {caption && (
        <span lang={langOf(work, "caption")} className="block">
          {caption}
        </span>
      )}
      {isSized && <span className="block tabular-nums">{namedSize(size, i18n)}</span>}
      {start && (
        <Link to={start.to} className="link inline-block min-h-11 content-center">
          {t(`start.${start.from}`)}
        </Link>
      )}
    </p>
  );
}
