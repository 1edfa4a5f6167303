import { formatDay } from "~/platform/format/dates";
import { wholeHtml } from "~/platform/format/markdown.server";
import { isLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { listCategories } from "~/shop/catalogue/front/category.server";
import { findDocument } from "~/shop/content/front/document.server";
import { listTestimonials } from "~/shop/content/front/testimonials.server";

const groups = { categories, testimonials, legal };

/**
 * A text group whose texts the back office writes (spec §3), read from where the pages read them, or
 * undefined when there is none of that name.
 */
export async function findContentGroup(
  language: string,
  group: string,
): Promise<object | undefined> {
  if (!isLanguage(language) || !Object.hasOwn(groups, group)) return undefined;
  return groups[group as keyof typeof groups](language);
}

async function categories(language: Language) {
  const t = translateIn(language, "home");
  const listed = await listCategories(language);
  return {
    title: t("categories.title"),
    text: t("categories.text"),
    items: Object.fromEntries(
      listed.map(({ slug, name, description }) => [slug, { name, description }]),
    ),
  };
}

async function testimonials(language: Language) {
  const t = translateIn(language, "home");
  const listed = await listTestimonials(language);
  return {
    title: t("testimonials.title"),
    ...(listed.some(({ is_sample }) => is_sample === 1) && { sample: t("testimonials.sample") }),
    items: listed.map(({ name, role, content }) => ({ name, role, content })),
  };
}

async function legal(language: Language) {
  const names = ["terms", "privacy", "cookies"] as const;
  const pages = await Promise.all(names.map((name) => legalPage(name, language)));
  return Object.fromEntries(names.map((name, index) => [name, pages[index]]));
}

async function legalPage(name: "terms" | "privacy" | "cookies", language: Language) {
  const page = await findDocument(name, language);
  if (!page) return undefined;
  const t = translateIn(language, "legal");
  return {
    title: page.title,
    lastUpdated: `${t("updated")} ${formatDay(page.updatedAt, language)}`,
    content: wholeHtml(page),
  };
}
