import type { Insertable } from "kysely";
import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import {
  findAppointment,
  findAppointmentByToken,
  findLink,
} from "~/sales/appointments/appointment.server";
import { makeFeed } from "~/sales/appointments/front/calendar-feed.server";
import { findCalendar } from "~/sales/appointments/front/feed-calendar.server";
import { followOrder } from "~/sales/appointments/front/follow-order.server";
import { orderAddressLine } from "~/sales/appointments/front/order-meetings.server";
import { changeContact } from "~/sales/orders/change-contact.server";
import { findContact } from "~/sales/orders/front/order-contact.server";
import type { Database } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { elsewhere as typedElsewhere, pieces } from "../world";
import { addAppointment } from "./teams";

const { isDeliveredElsewhere: _, ...typedAddress } = typedElsewhere;
const elsewhere = { ...typedAddress, deliveryCountry: "RO", deliveryCounty: "RO-CJ" } as const;

/** An order with a visit ahead. */
async function visited(changes: Partial<Insertable<Database["appointments"]>> = {}) {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const { contact, version } = (await findContact(order.number, db))!;
  const { email, phone } = contact;
  const place = { address: orderAddressLine(order), county: order.county };
  const of = { order_id: order.id, email, phone, ...place, ...changes };
  const { appointment, appointmentToken, team } = await addAppointment(db, of);
  await db.deleteFrom("outbox").execute();
  const id = await addPerson(db, { email: "ana@example.com", role: "administrator" });
  const admin = { id, email: "ana@example.com" };
  const change = async (other: Partial<typeof contact>) => {
    const settings = await findSettings(db);
    const follow: Parameters<typeof changeContact>[3] = (changed, trx) =>
      followOrder(changed, { settings, now: new Date() }, trx);
    const wanted = { contact: { ...contact, ...other }, version };
    const result = await changeContact(order.number, wanted, admin, follow, db);
    expect(result.kind).toBe("changed");
  };
  const mails = () => db.selectFrom("outbox").select(["recipient", "text"]).execute();
  const now = async () => (await findAppointment(appointment, db))!;
  return { db, order, email, team, admin, appointment, appointmentToken, change, mails, now };
}

test("a visit goes where its order goes, in the team's calendar too, and its customer keeps the link", async () => {
  const { db, team, admin, appointmentToken, change, now } = await visited();
  const feed = await makeFeed(team, admin, db);
  const before = await now();
  expect(before.address).toContain("Strada Școlii");
  await change({ ...elsewhere, phone: "+40733111222" });
  const after = await now();
  expect(after.address).toContain(elsewhere.deliveryAddress);
  expect([after.county, after.phone]).toEqual(["RO-CJ", "+40733111222"]);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  const calendar = (await findCalendar(feed!, new Date(), db))!.replace(/\r\n[ \t]/g, "");
  expect(calendar).toContain(elsewhere.deliveryAddress.split(",")[0]);
  expect(calendar).not.toContain("Strada Școlii");
  expect(await findAppointmentByToken(appointmentToken, db)).toBeDefined();
});

test("with another e-mail of the order the visit's link is another, and is mailed to the new one", async () => {
  const { db, appointment, appointmentToken, change, mails, now } = await visited();
  await change({ email: "noua@example.com" });
  expect(await findAppointmentByToken(appointmentToken, db)).toBeUndefined();
  const link = (await findLink(appointment, db))!;
  expect(await findAppointmentByToken(link, db)).toMatchObject({ id: appointment });
  expect((await now()).email).toBe("noua@example.com");
  const told = (await mails()).filter(({ text }) => text.includes(`/programare/${link}`));
  expect(told.map(({ recipient }) => recipient)).toEqual(["noua@example.com"]);
});

test("who reserved with an e-mail of their own keeps it, and what is over stays as it was", async () => {
  const own = await visited({ email: "altul@example.com" });
  await own.change({ email: "noua@example.com" });
  expect((await own.now()).email).toBe("altul@example.com");
  const over = await visited({ state: "done" });
  await over.change({ ...elsewhere, email: "noua@example.com" });
  const { email, address } = await over.now();
  expect([email, address]).toEqual([over.email, orderAddressLine(over.order)]);
});

test("a visit that staff booked at another place stays there, whatever changes of the order's contact", async () => {
  const own = { address: "Aleea Teilor nr. 9, Turda", county: "RO-CJ" };
  for (const other of [{ notes: "Interfon 12" }, elsewhere]) {
    const { change, now } = await visited(own);
    await change(other);
    expect(await now()).toMatchObject(own);
  }
});

test("a team of another county that goes to the order's address is kept until the order moves", async () => {
  const { change, now } = await visited({ county: "RO-IF" });
  await change({ notes: "Interfon 12" });
  expect((await now()).county).toBe("RO-IF");
  const moved = await visited({ county: "RO-IF" });
  await moved.change(elsewhere);
  expect((await moved.now()).county).toBe("RO-CJ");
});
