import { paths } from "~/platform/paths/paths";
import { pageWords } from "~/shop/content/front/edit-page.server";
import { listCurrentTexts } from "~/shop/content/front/page.server";
import type { Db } from "~db/engine";

/**
 * Addresses of platforms that are closed or have moved: the Union's for online disputes, closed on 20 July 2025
 * (Regulation (EU) 2024/3228), and the one that ANPC's had until 19 May 2026 (Order 270/2026).
 */
const CLOSED =
  /ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr|anpc\.ro\/(?:ce-este-sal|sal\b)/i;

/** The author of the texts that come with the shop (db/seed/pages.ts). */
const COMES_WITH_THE_SHOP = "seed";

/** What the shop's published pages lack, each as the page's word and language. */
export async function findTextProblems(db: Db): Promise<{
  /** Terms that do not lead to the page for withdrawing (OUG 34/2014, art. 11¹). */
  withdrawal: string[];
  /** Pages that lead to a closed platform. */
  closedPlatforms: string[];
  /** The legal texts that nobody of the shop has read and published. */
  unread: string[];
}> {
  const texts = (await listCurrentTexts(db)).map((one) => ({
    ...one,
    name: `${pageWords[one.page]} (${one.language})`,
  }));
  const namesOf = (found: typeof texts) => found.map(({ name }) => name).sort();
  const terms = texts.filter(({ page }) => page === "terms");
  const legal = texts.filter(({ page }) => page === "terms" || page === "privacy");
  return {
    withdrawal: namesOf(terms.filter(({ text }) => !text.includes(`(${paths.withdrawal()})`))),
    closedPlatforms: namesOf(texts.filter(({ text }) => CLOSED.test(text))),
    unread: namesOf(
      legal.filter(
        ({ language, published_by }) => language === "ro" && published_by === COMES_WITH_THE_SHOP,
      ),
    ),
  };
}
