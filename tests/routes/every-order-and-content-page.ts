import type { Db } from "~db/sqlite/engine";

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
  await jumpClock(db, 30);
  const desk = `/admin/comenzi/${number}`;
  const message = `/admin/mesaje/${await addMessage(db)}`;
  const user = `/admin/utilizatori/${await addPerson(db)}`;
  const picture = await db.selectFrom("gallery_images").select("id").executeTakeFirstOrThrow();
  const review = await db
    .selectFrom("reviews")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const refusal = { intent: "refuse", id: review.id, text: "" };
  const pages: [string, Promise<Answer>][] = [
    ["dashboard", admin.get("/admin")],
    ["orders", admin.get("/admin/comenzi")],
    ["orders, none", admin.get("/admin/comenzi?cauta=nimeni")],
    ["order desk", admin.get(desk)],
    ["order desk, move refused", admin.post(desk, { from: "new", to: "delivered" })],
    ["order desk, payment refused", admin.post(desk, { intent: "pay", amount: "x" })],
    ["order desk, remark refused", admin.post(desk, { intent: "remark", text: "" })],
    ["workshop package", admin.get(`${desk}/pachet`)],
    ["workshop package, none chosen", admin.get("/admin/comenzi/pachet")],
    ["order cost", admin.get(`${desk}/cost`)],
    ["users", admin.get("/admin/utilizatori")],
    ["user", admin.get(user)],
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
