import { json } from "@remix-run/node";

import { requestLanguage } from "~/i18n/i18n.server";
import { renderMarkdown } from "~/format/markdown.server";
import { findPage, type PageText } from "./page.server";
import { findSettings, type Settings } from "~/shop/settings.server";
import type { PageName } from "~db/schema";

/** Search engines cut a description off at about this length. */
const DESCRIPTION_LENGTH = 160;

/** A page edited in the back office, with the company's details from the settings filled in. */
export async function loadDocument(request: Request, name: PageName) {
  const [language, settings] = await Promise.all([requestLanguage(request), findSettings()]);
  const page = await findPage(name, language);
  if (!page) throw new Response(null, { status: 404 });
  const { title, summary, intro, sections } = renderMarkdown(page.text, particulars(settings));
  return json({
    page: { title, description: shorten(summary) },
    document: {
      title,
      intro,
      sections,
      updatedAt: page.published_at,
      lang: langOf(page, language),
    },
  });
}

function langOf(page: PageText, language: string): string | undefined {
  return page.language === language ? undefined : page.language;
}

/** The value for each `{{name}}` in a page's text; a dash while it is unknown. */
function particulars({ general, company }: Settings) {
  const values = {
    siteName: { text: general.siteName },
    companyName: { text: company.name, lang: "ro" },
    taxCode: { text: company.taxCode },
    registryNumber: { text: company.registryNumber },
    seat: { text: company.seat, lang: "ro" },
    email: { text: general.email },
    phone: { text: general.phone },
    address: { text: general.address, lang: "ro" },
    iban: { text: company.iban },
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.text ? value : { text: "–" }]),
  );
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}
