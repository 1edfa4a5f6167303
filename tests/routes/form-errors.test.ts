import type { Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { isBackOffice, routeAccess } from "./access";
import { mailedLink, register } from "./accounts";
import { emails, fillShop } from "./filled-shop";
import { holdsTheRules, refusedOn } from "./forms-refused";
import { addPlan } from "./reading";
import { openShop } from "./shop";

const shop = await openShop();
const { db, visitor, signedIn } = shop;
const places = await fillShop(shop);
const [bed, desk] = [await pieceId(db, pieces.bed), await pieceId(db, pieces.desk)];
await db
  .updateTable("products")
  .set({ stock_quantity: 0 })
  .where("id", "=", await pieceId(db, pieces.soldOut))
  .execute();

const somebody = visitor();
await somebody.post("/cos", { intent: "add", productId: bed });
const buyer = visitor();
await addPlan(buyer);
await buyer.post("/cos", { intent: "add", productId: desk });
await buyer.post("/salvate", { intent: "save", produs: "birouri/1" });
const shopper = visitor();
await shopper.post("/cos", { intent: "add", productId: desk });
const customer = await signedIn({ email: emails.a });
await customer.post("/cont/securitate", { intent: "start-codes" });
const late = await signedIn({ email: "late@example.com" });
const forgetful = { email: "forgetful@example.com" };
await register(db, visitor(), forgetful);
await visitor().post("/resetare-parola?index", forgetful);
const reset = await mailedLink(db, forgetful.email, /parol/i);
const before = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
await db
  .updateTable("sessions")
  .set({ proven_at: before })
  .where("user_id", "in", db.selectFrom("users").select("id").where("email", "like", "late@%"))
  .execute();

const table = Object.values(routeAccess(places));
/** Every page of the shop and of an account, by whom it may be opened, and some in other states. */
const pages: [Visitor, string][] = [
  ...table.flatMap(({ access, address }): [Visitor, string][] => {
    if (isBackOffice(access)) return [];
    if (access === "visitors") return [[somebody, address]];
    return access === "everyone" ? [[buyer, address]] : [[customer, address]];
  }),
  [somebody, `${pieces.bed.path}?fila=personalizare`],
  [customer, `${pieces.bed.path}?fila=recenzii&scrie=da`],
  [shopper, "/cos?judet="],
  [somebody, "/programare?fel=masuratori&judet=RO-CJ"],
  [somebody, `/programare/${places.appointmentToken}?muta`],
  [somebody, "/proiecteaza?nisa=217"],
  [somebody, reset],
  [late, "/autentificare/din-nou"],
  [late, "/cont/date"],
];
// What a press on a cart's own page takes out of it is not missed by the checkout.
const inOrder = pages.sort(
  ([, one], [, other]) => Number(one === "/cos") - Number(other === "/cos"),
);

holdsTheRules(await refusedOn(db, inOrder), 85);
