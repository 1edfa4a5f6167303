import type { Db } from "~db/engine";

import { addCustomer, addJoinedCustomer } from "../customers/fixtures";
import { picture as imageOf } from "../images";
import { addRepetition, addStatement } from "../payments/statements";
import { addPerson } from "../people";
import type { Answer, Visitor } from "../visitor";
import { addMessage, jumpClock, pieceId, pieces } from "../world";
import { addPlan, order } from "./reading";

/** The pages where orders, people, words and settings are kept, in their states. */
export async function everyDeskPage(
  db: Db,
  admin: Visitor,
  buyer: Visitor,
): Promise<{ name: string; answer: Answer }[]> {
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  await addPlan(buyer);
  const address = await order(buyer, await pieceId(db, pieces.desk));
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const drawing = await sendDrawing(admin, number);
  const delivered = await order(buyer, await pieceId(db, pieces.desk));
  const { number: deliveredNumber } = await db
    .updateTable("orders")
    .set({ status: "delivered" })
    .where("token", "=", delivered.slice("/comanda/".length))
    .returning("number")
    .executeTakeFirstOrThrow();
  const claim = await claimAbout(buyer, delivered);
  const pictures = `/admin/comenzi/${deliveredNumber}/fotografii`;
  await addPicture(admin, pictures);
  await jumpClock(db, 30);
  const desk = `/admin/comenzi/${number}`;
  const message = `/admin/mesaje/${await addMessage(db)}`;
  const { customer, customerNote, customerMerge } = await addJoinedCustomer(db);
  const ofCustomer = `/admin/clienti/${customer}`;
  const another = await addCustomer(db);
  const user = `/admin/utilizatori/${await addPerson(db)}`;
  const picture = await db.selectFrom("gallery_images").select("id").executeTakeFirstOrThrow();
  const review = await db
    .selectFrom("reviews")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const { bank, statement: read } = await addStatement(db, [
    { lei: "12.00", details: "plata fara numar" },
    { lei: "-3.50", details: "comision" },
    { on: "fara data", lei: "1.00", details: "sold" },
  ]);
  const statement = `/admin/extrase/${read}`;
  const row = await db
    .selectFrom("bank_rows")
    .select("id")
    .where("statement_id", "=", read)
    .executeTakeFirstOrThrow();
  const wrongOrder = { [`order-${row.id}`]: "AM-1999-000001" };
  const wrongSplit = { intent: "split", row: String(row.id), "part-0-order": "AM-1999-000001" };
  const repetition = await addRepetition(db, [{ lei: "4.00", details: "de doua ori" }]);
  const refusal = { intent: "refuse", id: review.id, text: "" };
  const pages: [string, Promise<Answer>][] = [
    ["dashboard", admin.get("/admin")],
    ["orders", admin.get("/admin/comenzi")],
    ["orders, none", admin.get("/admin/comenzi?cauta=nimeni")],
    ["order desk", admin.get(desk)],
    ["order desk, move refused", admin.post(desk, { from: "new", to: "delivered" })],
    ["order desk, payment refused", admin.post(desk, { intent: "pay", amount: "x" })],
    ["order desk, remark refused", admin.post(desk, { intent: "remark", text: "" })],
    ["statements", admin.get("/admin/extrase")],
    ["statements, refused", admin.post("/admin/extrase", { bank })],
    ["statement, fitting", admin.get(`${statement}?arata=potrivite`)],
    ["statement, to decide", admin.get(`${statement}?arata=de-decis`)],
    ["statement, refused", admin.post(`${statement}?arata=de-decis`, wrongOrder)],
    ["statement, the rest", admin.get(`${statement}?arata=celelalte`)],
    ["statement, a row to split", admin.get(`${statement}?imparte=${row.id}`)],
    ["statement, a split refused", admin.post(`${statement}?imparte=${row.id}`, wrongSplit)],
    ["statement, a repetition", admin.get(`/admin/extrase/${repetition}?arata=celelalte`)],
    ["figures", admin.get("/admin/cifre?de=2026-01-01")],
    ["figures, none", admin.get("/admin/cifre?de=2020-01-01&pana=2020-02-01&limba=ru")],
    ["feeds", admin.get("/admin/feeduri")],
    ["delivery", admin.get("/admin/livrare")],
    ["delivery, refused", admin.post("/admin/livrare", { stairs: "x" })],
    ["zone, new", admin.get("/admin/livrare/nou")],
    ["zone, refused", admin.post("/admin/livrare/nou", { name: "" })],
    ["shared designs", admin.get("/admin/modele")],
    ["shared designs, none", admin.get("/admin/modele?cauta=D-1999-00001")],
    ["discounts, none", admin.get("/admin/reduceri")],
    ["discount, new", admin.get("/admin/reduceri/nou")],
    ["discount, refused", admin.post("/admin/reduceri/nou", { code: "" })],
    ["swatches", admin.get("/admin/mostre")],
    [
      "swatches, count refused",
      admin.post("/admin/mostre", { intent: "set-stock", decor: "pal-alb", stock: "x" }),
    ],
    ["labels of swatches", admin.get("/admin/mostre/etichete")],
    ["banks", admin.get("/admin/extrase/banci")],
    ["bank, new", admin.get("/admin/extrase/banci/nou?model=signedAmount")],
    ["bank, refused", admin.post("/admin/extrase/banci/nou", { name: "" })],
    ["bank", admin.get(`/admin/extrase/banci/${bank}`)],
    ["accounts", admin.get("/admin/contabilitate")],
    ["accounts, too long", admin.get("/admin/contabilitate?de=2020-01-01&pana=2026-01-01")],
    ["workshop package", admin.get(`${desk}/pachet`)],
    ["workshop package, none chosen", admin.get("/admin/comenzi/pachet")],
    ["times of an order", admin.get(`${desk}/timp`)],
    [
      "minutes of an order, refused",
      admin.post(`${desk}/timp/cutting`, { intent: "write", minutes: "multe" }),
    ],
    ["orders to confirm", admin.get(`/admin/comenzi/confirmare?nr=${number}`)],
    ["orders to confirm, none chosen", admin.get("/admin/comenzi/confirmare")],
    ["order cost", admin.get(`${desk}/cost`)],
    ["drawings", admin.get(`${desk}/desene`)],
    ["drawings, refused", admin.post(`${desk}/desene`, { line: "1", width: "x" })],
    ["drawing", admin.get(`${desk}/desene/${drawing}`)],
    ["drawing for its customer", buyer.get(`${address}/desene/${drawing}`)],
    ["drawing, not approved", buyer.post(`${address}/desene/${drawing}`, { intent: "approve" })],
    ["drawing, not sent back", buyer.post(`${address}/desene/${drawing}`, { intent: "return" })],
    ["claims", buyer.get(`${delivered}/reclamatii`)],
    ["claims, refused", buyer.post(`${delivered}/reclamatii`, { text: "" })],
    ["claim", buyer.get(`${delivered}/reclamatii/${claim}`)],
    ["claim, refused", buyer.post(`${delivered}/reclamatii/${claim}`, { text: "" })],
    ["claims desk", admin.get("/admin/reclamatii")],
    ["claims desk, all", admin.get("/admin/reclamatii?arata=toate")],
    ["claim desk", admin.get(`/admin/reclamatii/${claim}`)],
    ["claim desk, refused", admin.post(`/admin/reclamatii/${claim}`, { text: "" })],
    ["pictures of a delivery", admin.get(pictures)],
    ["pictures of a delivery, refused", admin.post(pictures, { remark: "x" })],
    ["pictures of a delivery, none", admin.get(`${desk}/fotografii`)],
    ["delivered order", buyer.get(delivered)],
    ["users", admin.get("/admin/utilizatori")],
    ["user", admin.get(user)],
    ["customers", admin.get("/admin/clienti")],
    ["customers, none found", admin.get("/admin/clienti?cauta=nimeni")],
    ["customer", admin.get(ofCustomer)],
    ["customer, refused", admin.post(ofCustomer, { note: "x", tags: "x".repeat(90) })],
    ["customer's note", admin.get(`${ofCustomer}/nota/${customerNote}`)],
    ["customer, parted", admin.get(`${ofCustomer}/despartire/${customerMerge}`)],
    ["customer, joined", admin.get(`${ofCustomer}/unire?cu=${another}`)],
    ["customer, joined with whom", admin.get(`${ofCustomer}/unire?cauta=client`)],
    ["messages", admin.get("/admin/mesaje")],
    ["message", admin.get(message)],
    ["message, reply refused", admin.post(message, { intent: "reply", text: "" })],
    ["reviews, none", admin.get("/admin/recenzii")],
    ["reviews, refused", admin.post("/admin/recenzii?dosar=aprobate", refusal)],
    ["newsletter desk", admin.get("/admin/newsletter")],
    ["gallery desk", admin.get("/admin/galerie")],
    ["gallery desk, refused", admin.post("/admin/galerie", { alt: "" })],
    ["gallery picture", admin.get(`/admin/galerie/${picture.id}`)],
    ["gallery picture, refused", admin.post(`/admin/galerie/${picture.id}`, { order: "x" })],
    ["pages desk", admin.get("/admin/pagini")],
    ["page desk", admin.get("/admin/pagini/termeni?limba=hu")],
    [
      "page desk, previewed",
      admin.post("/admin/pagini/despre", { intent: "preview", text: "# A" }),
    ],
    ["page desk, refused", admin.post("/admin/pagini/despre", { text: "" })],
    ["launch list", admin.get("/admin/lansare")],
    ["state", admin.get("/admin/stare")],
    ["guide", admin.get("/admin/ghid")],
    ["a page of the guide", admin.get("/admin/ghid/prima-saptamana")],
    ["installation", admin.get("/admin/instalare")],
    ["copies of the installation", admin.get("/admin/instalare?parte=copie")],
    ["opening", admin.get("/admin/lansare/deschidere")],
    ["opening, refused", admin.post("/admin/lansare/deschidere", {})],
    ["launch list, refused", admin.post("/admin/lansare", { intent: "confirm-clock" })],
    ...["general", "aspect", "notificari", "comert", "firma"].map(
      (tab): [string, Promise<Answer>] => [
        `settings, ${tab}`,
        admin.get(`/admin/setari?fila=${tab}`),
      ],
    ),
    ["settings, refused", admin.post("/admin/setari?fila=general", { siteName: "" })],
  ];
  return Promise.all(pages.map(async ([name, answer]) => ({ name, answer: await answer })));
}

// By posts, as browsers make them: who looks at pages in a browser cannot run the shop's own functions.

/** A drawing of an order's first piece, sent to its customer; its id. */
async function sendDrawing(admin: Visitor, number: string): Promise<string> {
  const size = { width: "1000", height: "2200", depth: "600" };
  const made = await admin.post(`/admin/comenzi/${number}/desene`, { line: "1", ...size });
  await admin.post(made.location!, { intent: "send", note: "" });
  return made.location!.split("/").at(-1)!;
}

/** A claim about a delivered order; its id. */
async function claimAbout(buyer: Visitor, delivered: string): Promise<string> {
  const claims = `${delivered}/reclamatii`;
  const formToken = await tokenOn(buyer, claims);
  const claim = { kind: "missing", line: "", text: "Lipsește un mâner", formToken };
  return (await buyer.post(claims, claim)).location!.split("/").at(-1)!;
}

async function addPicture(admin: Visitor, pictures: string): Promise<void> {
  const formToken = await tokenOn(admin, pictures);
  const file = new File([new Uint8Array(await imageOf("jpeg"))], "hol.jpg", { type: "image/jpeg" });
  await admin.upload(pictures, { formToken, remark: "" }, [["pictures", file]]);
}

async function tokenOn(somebody: Visitor, path: string): Promise<string> {
  const { page } = await somebody.get(path);
  return page.querySelector("main [name=formToken]")!.getAttribute("value")!;
}
