import { defaultRules } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { addOffcut, discardOffcut } from "~/workshop/batches/front/offcut.server";
import { articleKey, unitOf, type Article } from "~/workshop/stock/article";
import { changeStock } from "~/workshop/stock/front/change-stock.server";
import { knownArticles } from "~/workshop/stock/front/known-articles";
import { newItem, saveStockItem } from "~/workshop/stock/front/save-item.server";
import { listSuppliers, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { findStockItem } from "~/workshop/stock/stock.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Workshop } from "./diary";

/** Keeps what the sample pieces are made of, where the shop keeps none of it yet. */
export async function fillStock({ db, hand, pieces }: Workshop): Promise<void> {
  const known = await listKnown("ro", db);
  const ours = {
    decors: known.decors.filter(({ id }) => id === pieces.decor),
    handles: known.handles.filter(({ id }) => id === pieces.handle),
  };
  const supplierId = await addSupplier({ db, hand });
  for (const [place, article] of knownArticles(ours, defaultRules).entries()) {
    const id = articleKey(article);
    if (await findStockItem(id, db)) continue;
    const least = leastOf(article);
    const bought = { supplierId, supplierCode: `EX-${100 + place}`, priceBani: 5_00 };
    await saveStockItem(article, { ...newItem, least, ...bought }, hand, db);
    // Every fourth is below what is to be kept, so that something is to be ordered.
    const amount = place % 4 === 3 ? Math.floor(least / 2) : least * 3;
    const received = { reason: "received", amount, note: "Aviz 1042" } as const;
    if (amount > 0) expectKind(await changeStock(id, received, hand, db), "changed", "receive");
    const item = (await findStockItem(id, db))!;
    await keepRow({ source: "stock_items", id, amount: item.version }, db);
  }
}

/** Adds the supplier of the week's articles; nobody is ever written to at its address. */
async function addSupplier({ db, hand }: Pick<Workshop, "db" | "hand">): Promise<string> {
  const name = `Depozit Exemplu ${SAMPLE_MARK}`;
  const supplier = { name, email: "", phone: "0722000100", days: 5, minimumBani: 300_00 };
  const saved = await saveSupplier({ ...supplier, id: undefined, version: 0 }, hand, db);
  expectKind(saved, "saved", "save a supplier");
  const { id, version } = (await listSuppliers(db)).find((one) => one.name === name)!;
  await keepRow({ source: "suppliers", id, amount: version }, db);
  return id;
}

function leastOf(article: Article): number {
  if (article.kind === "sheet") return 4;
  return unitOf(article) === "metre" ? 50 : 20;
}

/** Puts offcuts on the shelf and throws one of them away. */
export async function fillShelf({ db, hand, pieces }: Workshop): Promise<void> {
  const lengths = [1400, 900, 650, 500];
  for (const length of lengths) {
    const piece = { material: pieces.decor, thickness: 18, length, width: length - 200 };
    const id = await addOffcut(piece, hand, db);
    await keepRow({ source: "offcuts", id: String(id) }, db);
    if (length === 500) await discardOffcut(id, "Zgâriată pe față.", hand, db);
  }
}
