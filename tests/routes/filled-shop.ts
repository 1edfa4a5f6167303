import { randomUUID } from "node:crypto";

import { addAppointment } from "../appointments/teams";
import { openedClaim, sentDrawing } from "../approvals/fixtures";
import { addDocument } from "../billing/documents";
import { documentOf, lineOf } from "../billing/random-documents";
import { REVIEW } from "../checkout-form";
import { addJoinedCustomer } from "../customers/fixtures";
import { addDeskOrder } from "../desk-orders";
import { addDiscount } from "../discounts/fixtures";
import { deliveredPicture } from "../handover/fixtures";
import { notedPayment, placeProforma } from "../orders-placed";
import { addStatement } from "../payments/statements";
import { addInvitation, addPerson } from "../people";
import { addQuoteRequest } from "../quotes/desk";
import { addSaved } from "../saved/fixtures";
import { addDraft, addSupplier } from "../workshop/buying";
import { addReview, buyer, pieceId, pieces } from "../world";
import type { Places } from "./access";
import { addPlan, fillInCheckout, order } from "./reading";
import type { openShop } from "./shop";

export const emails = {
  a: "a@example.com",
  b: "canary-b@example.com",
  admin: "admin@example.com",
  sales: "sales@example.com",
  workshop: "workshop@example.com",
  accountant: "accountant@example.com",
};

/** What belongs to others: nobody but them and the staff may ever be sent it. */
export const canaries = ["CANARY-B", "CANARY-GUEST"] as const;

/** A's order and address, and the same of B and of a guest with words that must not leak. */
export async function fillShop({
  db,
  visitor,
  signedIn,
}: Pick<Awaited<ReturnType<typeof openShop>>, "db" | "visitor" | "signedIn">): Promise<Places> {
  const desk = await pieceId(db, pieces.desk);
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  const orderPath = await order(await signedIn({ email: emails.a }), desk);
  for (const [person, words] of [
    [await signedIn({ email: emails.b, first_name: canaries[0] }), canaries[0]],
    [visitor(), canaries[1]],
  ] as const) {
    const form = await fillInCheckout(person, desk);
    await person.post(REVIEW, {
      ...form,
      fullName: `${words} Ionescu`,
      address: `${words}, strada Lungă 5`,
      notes: words,
    });
    await person.post("/contact", {
      name: words,
      email: "canary@example.com",
      phone: buyer.phone,
      subject: `${words} întreabă`,
      message: `${words} are o întrebare`,
    });
    await person.post("/asistent", { message: `${words} caută un pat` });
  }
  // More than a page of them.
  const approved_at = new Date().toISOString();
  for (let count = 0; count < 7; count += 1) await addReview(db, { approved_at });
  const owned = async (email: string) => {
    const user_id = await addPerson(db, { email });
    const id = randomUUID();
    await db
      .insertInto("addresses")
      .values({
        id,
        user_id,
        full_name: email === emails.b ? canaries[0] : "Ana",
        phone: "0722123456",
        country: "RO",
        county: "RO-IS",
        sector: "",
        address: "Strada Lungă nr. 5",
        city: "Iași",
        postal_code: "700001",
        is_default: 1,
        created_at: new Date().toISOString(),
      })
      .execute();
    return id;
  };
  await owned(emails.b);
  const placed = await db
    .selectFrom("orders")
    .select("number")
    .where("user_id", "=", await addPerson(db, { email: emails.a }))
    .executeTakeFirstOrThrow();
  const planner = visitor();
  await addPlan(planner);
  const plannedPath = await order(planner, desk);
  const category = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", "bai")
    .executeTakeFirstOrThrow();
  const numberAt = async (path: string) => {
    const token = path.slice("/comanda/".length);
    const row = db.selectFrom("orders").select("number").where("token", "=", token);
    return (await row.executeTakeFirstOrThrow()).number;
  };
  const first = async (
    name: "contact_messages" | "gallery_images" | "withdrawals" | "delivery_zones",
  ) => (await db.selectFrom(name).select("id").limit(1).executeTakeFirstOrThrow()).id;
  await visitor().post("/retragere", { email: "withdrawn@example.com", intent: "confirm" });
  const batch = randomUUID();
  await db
    .insertInto("batches")
    .values({
      id: batch,
      number: "L-2026-0001",
      created_by: await addPerson(db, { email: emails.b }),
      created_at: new Date().toISOString(),
    })
    .execute();
  // Kept in stock, so that its page is there.
  await db
    .insertInto("stock_items")
    .values({ id: "hardware hinge", least: 0, supplier_code: "", pack: 1 })
    .execute();
  const read = { lei: "1.00", details: "fara numar" };
  const rails = { "hardware rail": { least: 10 } };
  const supplierOrder = await addDraft(db, await addSupplier(db), rails);
  return {
    supplierOrder: String(supplierOrder),
    document: await addDocument(db, documentOf([lineOf(100_000, 21)])),
    batch,
    ...(await addStatement(db, [read])),
    ...(await addAppointment(db)),
    ...(await addJoinedCustomer(db)),
    invitation: await addInvitation(db),
    message: await first("contact_messages"),
    withdrawal: await first("withdrawals"),
    zone: await first("delivery_zones"),
    discount: await addDiscount(db),
    deskOrder: await addDeskOrder(db),
    ...(await addSaved(db)),
    soldOut: pieces.soldOut.path.slice("/produse/".length),
    quote: await addQuoteRequest(db),
    proforma: await placeProforma(db, await numberAt(orderPath)),
    payment: await notedPayment(db, placed.number),
    picture: await first("gallery_images"),
    person: await addPerson(db, { email: emails.b }),
    product: await pieceId(db, pieces.last),
    category: category.id,
    order: placed.number,
    plannedOrder: await numberAt(plannedPath),
    plannedToken: plannedPath.slice("/comanda/".length),
    drawing: await sentDrawing(db, await numberAt(plannedPath)),
    claim: await openedClaim(db, orderPath.slice("/comanda/".length)),
    handoverPicture: await deliveredPicture(db, placed.number),
    orderToken: orderPath.slice("/comanda/".length),
    acceptedText: (await db.selectFrom("accepted_texts").select("id").executeTakeFirstOrThrow()).id,
    savedAddress: await owned(emails.a),
  };
}
