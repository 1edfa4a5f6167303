import { renderMarkdown, type RenderedMarkdown } from "~/platform/format/markdown.server";
import { paths } from "~/platform/paths/paths";
import type { Role } from "~db/schema";

import { guidePages, type GuidePage } from "../../layout/guide-pages";
import { placesOf } from "../../layout/menu.server";

/** The guide is written in these; who reads the office in another language reads it in English. */
export type GuideLanguage = "ro" | "en";

const texts = import.meta.glob<string>("./texts/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A page of the guide, rendered. */
function findGuidePage(name: GuidePage, language: GuideLanguage): RenderedMarkdown {
  return renderMarkdown(texts[`./texts/${name}.${language}.md`] ?? "");
}

/** The HTML of a page of the guide, in which only what a role may open is a link. */
export function guideHtml(name: GuidePage, language: GuideLanguage, role: Role): string {
  return findGuidePage(name, language).intro.replace(
    /<a [^>]*href="(\/admin[^"]*)"[^>]*>(.*?)<\/a>/g,
    (link: string, address: string, words: string) => (mayFollow(address, role) ? link : words),
  );
}

/** Whether a role may open an address of the office: that of a page of its menu, or below one. */
function mayFollow(address: string, role: Role): boolean {
  const [path = ""] = address.split(/[?#]/);
  const isBelow = ({ to }: { to: string }) =>
    path === to || (to !== paths.office() && path.startsWith(`${to}/`));
  return role === "administrator" || placesOf(role).some(isBelow);
}

/** The pages with their titles, in order. */
export function listGuidePages(language: GuideLanguage): { name: GuidePage; title: string }[] {
  return guidePages.map(({ name }) => ({ name, title: findGuidePage(name, language).title }));
}
