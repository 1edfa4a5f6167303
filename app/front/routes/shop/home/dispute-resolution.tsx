import { useTranslation } from "~/platform/i18n/use-translation";
import type { ShownOfficialPicture } from "~/shop/content/front/official-picture.server";

/**
 * The way to settle a dispute without a court, which the home page of a shop has to show: the official
 * pictogram, else its words (ANPC Order 449/2022, as changed by 270/2026).
 */
export function DisputeResolution({ pictogram }: { pictogram: ShownOfficialPicture }) {
  const { t } = useTranslation("home");
  return (
    <p className="shell pt-16">
      <a href="https://reclamatiisal.anpc.ro/" rel="noopener noreferrer" className="link">
        {pictogram ? (
          <img {...pictogram} alt={t("sal")} loading="lazy" className="mark h-auto w-[250px]" />
        ) : (
          t("sal")
        )}
      </a>
    </p>
  );
}
