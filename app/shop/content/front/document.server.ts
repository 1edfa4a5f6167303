import { json } from "@remix-run/node";

import { renderMarkdown } from "~/platform/format/markdown.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { Language } from "~/platform/i18n/languages";
import { isCardOffered } from "~/platform/settings/card-keys.server";
import { findSettings } from "~/platform/settings/settings.server";
import { listActiveZones } from "~/shop/delivery/zones.server";
import type { PageName } from "~db/schema";

import { particulars } from "../texts/particulars.server";
import { findPage, type PageText } from "./page.server";

/** Search engines cut a description off at about this length. */
const DESCRIPTION_LENGTH = 160;

/** A page edited in the back office, with the company's details from the settings filled in. */
export async function loadDocument(request: Request, name: PageName) {
  return json(await readDocumentPage(request, name));
}

/** The same for a page that shows more than its text. */
export async function readDocumentPage(request: Request, name: PageName) {
  const language = await requestLanguage(request);
  const found = await findDocument(name, language);
  if (!found) throw new Response(null, { status: 404 });
  const { summary, ...document } = found;
  return { page: { title: document.title, description: shorten(summary) }, document };
}

/** A page's text in a language, rendered; undefined when it has none. */
export async function findDocument(name: PageName, language: Language) {
  const [page, settings, zones, hasCards] = await Promise.all([
    findPage(name, language),
    findSettings(),
    listActiveZones(),
    isCardOffered(),
  ]);
  if (!page) return undefined;
  const { published_at: updatedAt } = page;
  return {
    ...renderMarkdown(page.text, particulars(settings, { zones, hasCards }, page.language)),
    updatedAt,
    lang: langOf(page, language),
  };
}

function langOf(page: PageText, language: string): string | undefined {
  return page.language === language ? undefined : page.language;
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}
