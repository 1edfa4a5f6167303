import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { listMailFiles } from "~/platform/mail/mail-files.server";
import { findSettings } from "~/platform/settings/settings.server";
import { writeDocumentMails } from "~/sales/billing/front/document-mail.server";
import { recordPayment } from "~/sales/orders/record-payment.server";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";
import { addDocument } from "./documents";
import { documentOf, lineOf } from "./random-documents";

test("a document is mailed once, as a file that says all of it in Romanian and in the buyer's language", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  const order = await placePieces(db, [[pieces.bed, 1]], { language: "hu" });
  const payment = { kind: "advance", method: "bank_transfer", remark: "", formToken: "a" } as const;
  await recordPayment(order.number, { ...payment, amountBani: 12_345 }, admin, db);
  const settings = await findSettings(db);
  await writeDocumentMails(settings, db);
  await writeDocumentMails(settings, db);
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject"])
    .where("subject", "like", "%AV-000001%")
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([order.email]);
  const [file] = await listMailFiles(mails[0]!.id, db);
  expect([file!.name, file!.type]).toEqual(["AV-000001.pdf", "application/pdf"]);
  const pdf = await getDocumentProxy(new Uint8Array(file!.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, " ");
  for (const part of [
    "Factură de avans",
    "Előlegszámla",
    "AV-000001",
    order.number,
    order.full_name,
    settings.company.name,
    "123,45",
  ]) {
    expect(words).toContain(part);
  }
});

test("a document whose file cannot be made holds up no other order's mail", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  for (const _ of [1, 2]) await placePieces(db, [[pieces.bed, 1]]);
  const [first, second] = await db.selectFrom("orders").select("id").orderBy("number").execute();
  const content = documentOf([lineOf(100_000, 21)]);
  await addDocument(db, { ...content, name: "FF-000001" }, { orderId: first!.id, sheet: "{}" });
  await addDocument(db, { ...content, name: "FF-000002" }, { orderId: second!.id });
  await expect(writeDocumentMails(await findSettings(db), db)).rejects.toThrow();
  const mails = await db
    .selectFrom("outbox")
    .select("order_id")
    .where("subject", "like", "%FF-00000%")
    .execute();
  expect(mails).toEqual([{ order_id: second!.id }]);
});
