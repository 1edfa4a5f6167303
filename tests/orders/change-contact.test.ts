import { expect, test } from "vitest";

import { changeContact } from "~/sales/orders/change-contact.server";
import { contactOpen, findContact } from "~/sales/orders/front/order-contact.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { orderStatuses } from "~/sales/orders/order-status";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { OrderStatus } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { elsewhere as typedElsewhere, pieces } from "../world";

const { isDeliveredElsewhere: _, ...typedAddress } = typedElsewhere;
const elsewhere = { ...typedAddress, deliveryCountry: "RO", deliveryCounty: "RO-CJ" } as const;
const none = async () => {};
const staff = { id: "ana", email: "ana@example.com" };

async function placed(status: OrderStatus = "new") {
  const db = await openCatalogue();
  const { id, number, token, total_bani } = await placePieces(db, [[pieces.bed, 1]]);
  await db.updateTable("orders").set({ status }).where("id", "=", id).execute();
  await db.deleteFrom("outbox").execute();
  const { contact, version } = (await findContact(number, db))!;
  const mails = () =>
    db.selectFrom("outbox").select(["recipient", "text"]).orderBy("recipient").execute();
  return { db, id, number, token, total_bani, contact, version, mails };
}

test("another e-mail is told to both: the new one gets the way to the order, the old one neither that nor the new address", async () => {
  const { db, number, token, contact, version, mails } = await placed();
  const changed = { ...contact, email: "noua@example.com" };
  const result = await changeContact(number, { contact: changed, version }, staff, none, db);
  expect(result).toEqual({ kind: "changed", isWayOther: false });
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
    [contact.email, "noua@example.com"].sort(),
  );
  const textTo = (email: string) => sent.find(({ recipient }) => recipient === email)!.text;
  // The link that a stranger may have been sent shows nothing any more; the new e-mail gets another.
  expect(await findOrderByToken(token, db)).toBeUndefined();
  const link = (await findOfficeOrder(number, db))!.token;
  expect(textTo("noua@example.com")).toContain(`/comanda/${link}`);
  expect(textTo(contact.email)).toContain(number);
  expect(textTo(contact.email)).not.toContain("/comanda/");
  expect(textTo(contact.email)).not.toContain("noua@example.com");
});

test("another address is told to the customer, money stays, and a remark says what was and what is", async () => {
  const { db, number, total_bani, contact, version, mails } = await placed("confirmed");
  const result = await changeContact(
    number,
    { contact: { ...contact, ...elsewhere, phone: "+40733111222" }, version },
    staff,
    none,
    db,
  );
  expect(result).toEqual({ kind: "changed", isWayOther: true });
  const order = (await findOfficeOrder(number, db))!;
  expect(order.total_bani).toBe(total_bani);
  expect(order.delivery_address).toBe(elsewhere.deliveryAddress);
  const [remark] = order.remarks;
  expect(remark?.text).toMatch(/Telefon: .*→ \+?0?.*733 ?111 ?222/);
  expect(remark?.text).toContain(elsewhere.deliveryAddress);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(elsewhere.deliveryAddress);
  const entry = await db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "contact-changed")
    .executeTakeFirstOrThrow();
  expect(entry.after).toContain("delivery_address");
  for (const said of [elsewhere.deliveryAddress, "733"]) expect(entry.after).not.toContain(said);
});

test("the same e-mail in capitals, another phone and another address leave the order's link as it is", async () => {
  const { db, number, token, contact, version } = await placed();
  const same = {
    ...contact,
    ...elsewhere,
    email: contact.email.toUpperCase(),
    phone: "+40733111222",
  };
  expect((await changeContact(number, { contact: same, version }, staff, none, db)).kind).toBe(
    "changed",
  );
  expect(await findOrderByToken(token, db)).toBeDefined();
});

test("notes and a phone alone mail nobody; the same form again changes nothing twice", async () => {
  const { db, number, contact, version, mails } = await placed();
  const changed = { contact: { ...contact, notes: "Interfon 12" }, version };
  expect((await changeContact(number, changed, staff, none, db)).kind).toBe("changed");
  expect((await changeContact(number, changed, staff, none, db)).kind).toBe("changed");
  expect(await mails()).toEqual([]);
  expect((await findOfficeOrder(number, db))!.remarks).toHaveLength(1);
});

test("of two at once the slower gets what stands now", async () => {
  const { db, number, contact, version } = await placed();
  const first = { contact: { ...contact, notes: "Una" }, version };
  await changeContact(number, first, staff, none, db);
  const second = { contact: { ...contact, notes: "Alta" }, version };
  const result = await changeContact(number, second, staff, none, db);
  expect(result).toMatchObject({ kind: "stale", current: { notes: "Una" } });
  const seen = "version" in result ? result.version : "";
  const again = await changeContact(number, { ...second, version: seen }, staff, none, db);
  expect(again.kind).toBe("changed");
});

test.each(orderStatuses)(
  "what of the contact of an order that is %s may be changed",
  async (status) => {
    const { db, number, contact, version } = await placed(status);
    const way = { contact: { ...contact, ...elsewhere }, version };
    const phone = { contact: { ...contact, phone: "+40733111222" }, version };
    const results = [];
    for (const change of [way, phone]) {
      results.push((await changeContact(number, change, staff, none, db)).kind);
    }
    const open = contactOpen(status);
    const expected = {
      all: ["changed", "stale"],
      person: ["on-its-way", "changed"],
      nothing: ["over", "over"],
    };
    expect(results).toEqual(expected[open]);
    expect(open).toBe(
      status === "in_delivery"
        ? "person"
        : ["delivered", "cancelled"].includes(status)
          ? "nothing"
          : "all",
    );
  },
);

test("of a customer who was forgotten, and of no order, nothing is changed", async () => {
  const { db, id, number, contact, version } = await placed();
  await db.updateTable("orders").set({ phone: "", email: "" }).where("id", "=", id).execute();
  for (const one of [number, "AM-2026-999999"]) {
    expect(await changeContact(one, { contact, version }, staff, none, db)).toEqual({
      kind: "unknown",
    });
  }
});
