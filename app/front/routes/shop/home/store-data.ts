import { paths } from "~/platform/paths/paths";
import { weeklyHours } from "~/platform/settings/opening-hours";
import type { Settings } from "~/platform/settings/settings.server";

/** The showroom as structured data for search engines. */
export function storeData(general: Settings["general"], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "FurnitureStore",
    "@id": `${origin}/#magazin`,
    name: general.siteName,
    ...(general.siteDescription && { description: general.siteDescription }),
    url: origin + paths.home(),
    logo: `${origin}/logo.svg`,
    image: `${origin}${paths.picture("hero.webp")}?w=1200`,
    telephone: general.phone,
    email: general.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: general.address,
      addressCountry: "RO",
    },
    currenciesAccepted: "RON",
    openingHoursSpecification: weeklyHours(general.showroomHours).map(
      ({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      }),
    ),
    sameAs: [general.facebookUrl, general.instagramUrl].filter(Boolean),
  };
}
