import { useTranslation } from "react-i18next";

/** Typefaces that give each partner's name its own look, without anybody's logo. */
const faces = [
  "font-heading text-2xl",
  "text-xl font-bold tracking-[0.18em] uppercase",
  "text-xl font-semibold italic",
  "font-heading text-2xl italic",
  "text-lg font-light tracking-[0.28em] uppercase",
  "font-heading text-2xl font-semibold tracking-wide",
];

export function Partners({ partners }: { partners: { id: string; name: string }[] }) {
  const { t } = useTranslation("home");
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners" className="shell pt-24">
      <h2 id="partners" className="text-center font-sans text-base font-semibold lg:text-base">
        {t("partners.title")}
      </h2>
      <ul className="mt-6 flex flex-wrap items-center justify-center gap-x-14 gap-y-6 border-y border-line py-8">
        {partners.map((partner, index) => (
          <li key={partner.id} lang="ro" className={`text-stone ${faces[index % faces.length]}`}>
            {partner.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
