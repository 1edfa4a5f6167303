import type { Db } from "~db/engine";

import { REVIEW } from "../checkout-form";
import { addAlert } from "../stock-alerts/fixtures";
import type { Answer, Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { fillInCheckout, order, subscribe } from "./reading";

/** Every page of the shop in every state a visitor can bring it into, by a name for the report. */
export async function everyPage(
  db: Db,
  newVisitor: () => Visitor,
): Promise<{ name: string; answer: Answer }[]> {
  const desk = await pieceId(db, pieces.desk);
  const bed = await pieceId(db, pieces.bed);
  const visitor = newVisitor();
  const buying = newVisitor();
  const alerts = `/anunta-ma?piesa=${pieces.soldOut.path.slice("/produse/".length)}`;
  const alert = (token: string) => `/anunta-ma/${token}`;
  const withdrawal = {
    fullName: buyer.fullName,
    email: buyer.email,
    order: "AM-2026-000001",
  };
  const keeping = newVisitor();
  await keeping.post("/salvate", {
    intent: "save",
    produs: pieces.bed.path.slice("/produse/".length),
  });
  const pages: [string, Promise<Answer> | Answer][] = [
    ["home", visitor.get("/")],
    ["listing", visitor.get("/produse")],
    ["listing, second page", visitor.get("/produse?pagina=2")],
    ["listing, filtered", visitor.get("/produse/bai?cauta=a&pretMin=500&material=mdf")],
    ["listing, nothing found", visitor.get("/produse?cauta=elicopter")],
    ["product", visitor.get(pieces.bed.path)],
    ["product, sold out", visitor.get(pieces.soldOut.path)],
    ["product, unknown", visitor.get("/produse/bai/99")],
    ["category, unknown", visitor.get("/produse/garaj")],
    ["cart, empty", visitor.get("/cos")],
    ["order, unknown", visitor.get("/comanda/unknown")],
    ["no such page", visitor.get("/nu-exista")],
    ["form sent to a page that takes none", visitor.post("/produse", {})],
    ["another language", visitor.get("/?lng=ru")],
    ["saved pieces, none", newVisitor().get("/salvate")],
    ["saved pieces", keeping.get("/salvate")],
    ["saved pieces, mail refused", keeping.post("/salvate", { intent: "mail", email: "x" })],
    ["comparison, none", newVisitor().get("/compara")],
    ["swatches", newVisitor().get("/mostre")],
    ["swatches, refused", newVisitor().post("/mostre", {})],
    ["gallery", newVisitor().get("/galerie")],
    ["gallery, one room", newVisitor().get("/galerie?categorie=bai")],
    ["gallery, one picture", newVisitor().get("/galerie?categorie=bai&imagine=10")],
    ["gallery, no such picture", newVisitor().get("/galerie?imagine=99")],
    ["about", newVisitor().get("/despre")],
    ["contact", newVisitor().get("/contact?subiect=intalnire")],
    ["contact, refused", newVisitor().post("/contact", { name: "x" })],
    ["contact, sent", newVisitor().get("/contact?trimis=da")],
    ["newsletter", newVisitor().get("/newsletter")],
    ["newsletter, refused", newVisitor().post("/newsletter", { email: "x" })],
    ["subscription", newVisitor().get(`/newsletter/${await subscribe(db)}`)],
    ["stock alert", newVisitor().get(alerts)],
    ["stock alert, refused", newVisitor().post(alerts, { email: "x" })],
    [
      "stock alert, to be confirmed",
      newVisitor().get(alert(await addAlert(db, "a@example.com", { isConfirmed: false }))),
    ],
    ["stock alert, waiting", newVisitor().get(alert(await addAlert(db, "b@example.com")))],
    ["questions", newVisitor().get(`${pieces.bed.path}/intrebari`)],
    ["question, refused", newVisitor().post(`${pieces.bed.path}/intrebari`, { text: "x" })],
    ["withdrawal", newVisitor().get("/retragere?comanda=AM-2026-000001")],
    ["withdrawal, refused", newVisitor().post("/retragere", { email: "x" })],
    ["withdrawal, to be confirmed", newVisitor().post("/retragere", withdrawal)],
    ["withdrawal, sent", await withdrawn(newVisitor(), withdrawal)],
    ["terms", newVisitor().get("/termeni")],
    ["privacy", newVisitor().get("/confidentialitate")],
    ["cookies", newVisitor().get("/cookies")],
    ["accessibility", newVisitor().get("/accesibilitate")],
  ];

  const saving = newVisitor();
  await saving.post("/mod-economic", { economy: "on", returnTo: "/" });
  pages.push(["home, with lighter pictures", await saving.get("/")]);

  await buying.post("/cos", { intent: "add", productId: bed });
  pages.push(["cart, with a toast", await buying.get("/cos")]);
  const line = await db
    .selectFrom("cart_lines")
    .select("id")
    .where("product_id", "=", bed)
    .orderBy("added_at", "desc")
    .executeTakeFirstOrThrow();
  const tooMany = { intent: "set-quantity", lineId: line.id, quantity: "999" };
  pages.push(["cart, quantity refused", await buying.post("/cos", tooMany)]);
  const price_bani = pieces.bed.product.priceLei * 100;
  await db.updateTable("products").set({ price_bani: 1 }).where("id", "=", bed).execute();
  pages.push(["cart, repriced", await buying.get("/cos")]);
  await db.updateTable("products").set({ price_bani }).where("id", "=", bed).execute();
  await buying.post("/cos", { intent: "set-quantity", lineId: line.id, quantity: "0" });
  pages.push(["cart, with an undo", await buying.get("/cos")]);
  const form = await fillInCheckout(buying, desk);
  pages.push(["checkout", await buying.get("/finalizare-comanda")]);
  const stale = { ...form, checkoutToken: "stale" };
  pages.push(["review", await buying.get(REVIEW)]);
  pages.push(["review, incomplete", await buying.post(REVIEW, { notes: "x" })]);
  pages.push(["review, stale", await buying.post(REVIEW, stale)]);
  pages.push(["checkout, refused", await buying.post("/finalizare-comanda", { notes: "x" })]);
  pages.push(["order", await buying.get(await order(newVisitor(), desk))]);
  const far = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" };
  const unquoted = await order(newVisitor(), desk, far);
  pages.push(["order, waiting for an offer", await buying.get(unquoted)]);
  pages.push(["order, answer refused", await buying.post(unquoted, { answer: "x" })]);

  const asking = newVisitor();
  pages.push(["assistant", await asking.get("/asistent")]);
  pages.push(["assistant, answered", await asking.submit("/asistent", { message: "Un birou?" })]);
  const long = { message: "x".repeat(1001) };
  pages.push(["assistant, refused", await asking.post("/asistent", long)]);
  pages.push(["consultant", await asking.get("/asistent/consultant")]);
  pages.push(["consultant, refused", await asking.post("/asistent/consultant", {})]);

  return Promise.all(pages.map(async ([name, answer]) => ({ name, answer: await answer })));
}

/** The receipt of a confirmed withdrawal. */
async function withdrawn(visitor: Visitor, typed: Record<string, string>): Promise<Answer> {
  const { location } = await visitor.post("/retragere", { ...typed, intent: "confirm" });
  return visitor.get(location ?? "");
}
