import { useTranslation } from "~/platform/i18n/use-translation";
import { pictureAddress } from "~/platform/media/picture";
import type { Partner } from "~/shop/content/front/testimonials.server";

export function Partners({ partners }: { partners: Partner[] }) {
  const { t } = useTranslation("home");
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="shell pt-24">
      <h2 id="partners" className="text-center font-sans text-base font-semibold">
        {t("partners.title")}
      </h2>
      <ul className="mt-6 flex flex-wrap items-center justify-center gap-x-14 gap-y-6 border-y border-line py-8">
        {partners.map((partner) => (
          <li key={partner.id} className="flex items-center gap-3 text-stone">
            {partner.image_url && (
              <img
                src={pictureAddress(partner.image_url, 400, false)}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                className="mark size-10 object-contain"
              />
            )}
            <span lang="ro" className="font-heading text-xl wrap-anywhere">
              {partner.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
