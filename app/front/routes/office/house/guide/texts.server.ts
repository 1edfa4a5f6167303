import { renderMarkdown, type RenderedMarkdown } from "~/platform/format/markdown.server";

import { guidePages, type GuidePage } from "../../layout/guide-pages";

/** The guide is written in these; who reads the office in another language reads it in English. */
export type GuideLanguage = "ro" | "en";

const texts = import.meta.glob<string>("./texts/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A page of the guide, rendered. */
export function findGuidePage(name: GuidePage, language: GuideLanguage): RenderedMarkdown {
  return renderMarkdown(texts[`./texts/${name}.${language}.md`] ?? "");
}

/** The pages with their titles, in order. */
export function listGuidePages(language: GuideLanguage): { name: GuidePage; title: string }[] {
  return guidePages.map(({ name }) => ({ name, title: findGuidePage(name, language).title }));
}
