import { useLocation, useMatches } from "@remix-run/react";

import { languageCodes } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { PageMeta } from "./page-meta";

/** Open Graph names a language together with a country. */
const locales: Record<string, string> = {
  ro: "ro_RO",
  en: "en_GB",
  tr: "tr_TR",
  bg: "bg_BG",
  hu: "hu_HU",
  it: "it_IT",
  fr: "fr_FR",
  ru: "ru_RU",
};

/**
 * The tags of a page's head for search engines and for sharing: its one canonical address, the same
 * page in the other languages, its picture. A page that is not to be listed has none of them.
 */
export function PageHead({ origin, siteName }: { origin: string; siteName: string }) {
  const { i18n } = useTranslation();
  const location = useLocation();
  const page = usePage();
  if (!page || page.isUnlisted) return null;
  const requested = new URLSearchParams(location.search).get("lng");
  const plain = origin + location.pathname;
  const inLanguage = (code: string) => `${plain}?lng=${code}`;
  // The language is part of the canonical address, or a French page would name the Romanian one as its own and so
  // drop out of the alternates. Filters and open pictures are no part of it, so that search engines leave them out.
  const canonical = languageCodes.some((code) => code === requested)
    ? inLanguage(requested ?? "")
    : plain;
  const shown = page.picture ?? "/og.jpg";
  const picture = new URL(shown.startsWith("/imagini/") ? `${shown}?w=1200` : shown, origin).href;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languageCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={inLanguage(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:locale" content={locales[i18n.language]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The title and description that the page's own loader returned. */
function usePage(): PageMeta | undefined {
  const data = useMatches().at(-1)?.data as { page?: PageMeta } | null | undefined;
  return data?.page;
}
