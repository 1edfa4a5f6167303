import { saveAboutCustomer } from "~/sales/customers/front/customer-notes.server";
import { joinCustomers } from "~/sales/customers/front/join-customers.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import type { Db } from "~db/engine";

import { addMessage } from "../world";

const admin = { id: "ana", email: "ana@example.com" };
let people = 0;

/** The customer of a message. */
export async function addCustomer(db: Db, details: Parameters<typeof addMessage>[1] = {}) {
  people += 1;
  const email = `client-${people}@example.com`;
  const message = await addMessage(db, { email, name: `Client ${people}`, phone: "", ...details });
  return (await findCustomerOf("contact_messages", message, db))!;
}

/** Notes something about a customer; the note's id. */
export async function addNote(db: Db, id: string, note = "Sună după ora cinci."): Promise<string> {
  const form = `${id} ${note}`;
  await saveAboutCustomer(id, { note, tags: ["Arhitect"], drawn: "", form }, admin, db);
  const row = db.selectFrom("customer_notes").select("id").where("customer_id", "=", id);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** A customer with a note, who was joined with another. */
export async function addJoinedCustomer(db: Db) {
  const customer = await addCustomer(db);
  const customerNote = await addNote(db, customer);
  await joinCustomers(customer, await addCustomer(db), admin, db);
  const merge = db.selectFrom("customer_merges").select("id").where("customer_id", "=", customer);
  return { customer, customerNote, customerMerge: (await merge.executeTakeFirstOrThrow()).id };
}
