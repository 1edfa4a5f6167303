import { useTranslation } from "~/platform/i18n/use-translation";
import { pictureAddress } from "~/platform/media/picture";
import type { Partner } from "~/shop/content/front/testimonials.server";

/** Typefaces that give each partner's name its own look. */
const faces = [
  "font-heading text-2xl",
  "text-xl font-bold tracking-[0.18em] uppercase",
  "text-xl font-semibold italic",
  "font-heading text-2xl italic",
  "text-lg font-light tracking-[0.28em] uppercase",
  "font-heading text-2xl font-semibold tracking-wide",
];

export function Partners({ partners }: { partners: Partner[] }) {
  const { t } = useTranslation("home");
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="shell pt-24">
      <h2 id="partners" className="text-center font-sans text-base font-semibold">
        {t("partners.title")}
      </h2>
      <ul className="mt-6 flex flex-wrap items-center justify-center gap-x-14 gap-y-6 border-y border-line py-8">
        {partners.map((partner, index) => (
          <li key={partner.id} className="flex items-center gap-3 text-stone">
            {partner.image_url && (
              <img
                src={pictureAddress(partner.image_url, 400, false)}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                className="size-10 object-contain"
              />
            )}
            <span lang="ro" className={`wrap-anywhere ${faces[index % faces.length]}`}>
              {partner.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
