import { REVIEW } from "../checkout-form";
import type { Visitor } from "../visitor";
import { findForms, type FoundForm } from "../promises/found-forms";
import { fillCheckout, visit } from "../promises/buying";
import { crawl, shapeOf, type Reached } from "../promises/crawl";
import { everyAdminPage } from "../routes/every-admin-page";
import { everyDeskPage } from "../routes/every-order-and-content-page";
import type { ShopProcess } from "../shop-process";
import { buyer, newcomer, pieceId, pieces } from "../world";

/** What would end the world that the rounds share. */
const DESTRUCTIVE =
  /deconectare|stergere|delete|disable|unmake|remove|undo|end-|clear|spam|password|limba|enable/;

/** Fills the shop with something of every kind, and finds its pages and forms. */
export async function fillWorld(
  shop: ShopProcess,
  admin: Visitor,
): Promise<{ pages: Reached[]; forms: FoundForm[] }> {
  await everyAdminPage(shop.db, admin);
  await everyDeskPage(shop.db, admin, visit(shop));
  await shop.db.updateTable("products").set({ stock_quantity: 1_000 }).execute();
  const guest = visit(shop);
  await guest.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  await guest.post("/newsletter", { email: "ioana@example.com" });
  await admin.post("/asistent", { message: "Caut un birou de nuc" });
  await admin.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  await fillCheckout(admin);
  const starts = [
    ...["/", "/admin", "/cos", "/finalizare-comanda", REVIEW, "/asistent", "/asistent/consultant"],
    ...["/cont/profil", "/cont/date", "/configurare-api", "/admin/jurnal", "/sitemap.xml"],
    `${pieces.bed.path}?fila=recenzii&scrie=da`,
  ];
  const pages = (await crawl(admin, starts, shapeOf)).filter(({ answer }) =>
    answer.headers.get("Content-Type")?.includes("text/html"),
  );
  const forms = findForms(pages).filter(
    ({ method, path, fields }) =>
      method === "post" && !DESTRUCTIVE.test(path + JSON.stringify(fields)),
  );
  return { pages, forms };
}

/** Sends a text through the forms whose words are mailed, each time from another network. */
export async function mailEverywhere(
  shop: ShopProcess,
  text: string,
  number: number,
): Promise<void> {
  const visitor = visit(shop);
  await visitor.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  const form = await fillCheckout(visitor);
  const typed = { fullName: text, address: text, city: text, notes: text };
  await visitor.post(REVIEW, { ...form, ...typed });
  await visitor.post("/contact", {
    ...{ name: text, subject: text, message: text },
    ...{ email: `c${number}@example.com`, phone: buyer.phone },
  });
  const email = `n${number}@example.com`;
  await visitor.post("/inregistrare", { ...newcomer, firstName: text, lastName: text, email });
  await visitor.post("/newsletter", { email });
}
