import type { LoaderFunctionArgs } from "@remix-run/node";

import { requireAdmin } from "~/accounts/auth.server";
import { csvFile } from "~/format/csv.server";
import { translateIn } from "~/i18n/translate.server";
import { unitOf } from "~/workshop/stock/article";
import { nameArticle } from "~/workshop/stock/known-articles";
import { findKnownArticles } from "~/workshop/stock/known-articles.server";
import { orderList } from "~/workshop/stock/order-list";
import { listStockItems } from "~/workshop/stock/stock.server";

/** What has to be bought, by supplier, in Romanian: suppliers read it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const t = translateIn("ro", ["admin-stock", "workshop-parts"]);
  const { known } = await findKnownArticles("ro");
  const rows = orderList(await listStockItems(), []);
  return csvFile(
    "comanda-furnizori.csv",
    (["supplier", "supplierCode", "article", "toOrder", "unit", "onHand", "needed"] as const).map(
      (head) => t(head),
    ),
    rows,
    ({ supplier, supplierCode, article, toOrder, onHand, needed }) => [
      ...[supplier, supplierCode, nameArticle(article, known, t), String(toOrder)],
      ...[t(`unitNames.${unitOf(article)}`), String(onHand), String(needed)],
    ],
  );
}
