import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { articleKey, type Article } from "~/workshop/stock/article";
import { nameArticle } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { listStockItems, type StockItem } from "~/workshop/stock/stock.server";

interface ListedArticle {
  key: string;
  article: Article;
  name: string;
  /** What is kept of it; undefined for one that is not. */
  item: StockItem | undefined;
}

/** All articles that pieces may need or that are kept, by their names in a language. */
export async function findCountList(language: Language): Promise<ListedArticle[]> {
  const [{ known, articles }, items] = await Promise.all([
    findKnownArticles(language),
    listStockItems(),
  ]);
  const t = translateIn(language, ["office-stock", "workshop-parts"]);
  const kept = new Map(items.map((item) => [item.id, item]));
  const all = new Map(
    [...articles, ...items.map(({ article }) => article)].map((one) => [articleKey(one), one]),
  );
  return [...all].map(([key, article]) => ({
    key,
    article,
    name: nameArticle(article, known, t),
    item: kept.get(key),
  }));
}
