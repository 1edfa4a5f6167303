import { afterAll, beforeEach, expect, test } from "vitest";

import type { CheckState } from "~/sales/e-invoices/front/checks.server";
import { askToUpload, findUploads } from "~/sales/e-invoices/front/upload.server";
import { anafAuthority } from "~/sales/e-invoices/uploading/anaf.server";
import { uploadDue } from "~/sales/e-invoices/uploading/upload-due.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";
import { said, startAnaf } from "./anaf-stand-in";
import { addDocument } from "./documents";
import { documentOf, lineOf, seller } from "./random-documents";

const anaf = await startAnaf();
const authority = { ...anafAuthority(anaf.access), isTest: false };
afterAll(() => anaf.close());
beforeEach(() => {
  anaf.asked.length = 0;
  anaf.answers.length = 0;
});

const noon = new Date("2026-11-29T12:00:00Z");
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

/** In place of the rules, which take a second: what they find is tried in e-invoice-rules.test.ts. */
const passing =
  (state: CheckState = { kind: "passes" }) =>
  () =>
    Promise.resolve({ xml: "<Invoice>ș</Invoice>", state });

async function openBooks() {
  const db = await openCatalogue();
  await openForBusiness(db);
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email }), email };
  const add = (content: Parameters<typeof documentOf>[1]) =>
    addDocument(db, documentOf([lineOf(121_00, 21)], content), { orderId: order.id });
  return { db, admin, add };
}

const alone = { isTest: false, isAlone: true };
const stateOf = async (db: Db, id: string, isTest = false) =>
  (await findUploads([id], isTest, db)).get(id);
const numberOf = async (db: Db, id: string) =>
  (
    await db
      .selectFrom("documents")
      .select("e_invoice_number")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).e_invoice_number;

test("a document is sent once, asked about until it is accepted, and has the authority's number then", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  expect(await askToUpload([id], admin, alone, noon, db)).toBe(1);
  expect(await stateOf(db, id)).toEqual({ state: "waiting", reason: "" });
  // A second press, and the press on all.
  expect(await askToUpload([id], admin, alone, noon, db)).toBe(0);
  await uploadDue(authority, noon, db, passing());
  expect(anaf.asked.map(({ line }) => line)).toEqual(["POST uploadb2c?standard=UBL&cif=14399840"]);
  expect(anaf.asked[0]).toMatchObject({ token: "Bearer token 1", body: "<Invoice>ș</Invoice>" });
  expect(await stateOf(db, id)).toEqual({ state: "sent", reason: "" });
  // Not before a minute is over.
  await uploadDue(authority, noon, db, passing());
  expect(anaf.asked).toHaveLength(1);
  anaf.answers.push(said.working);
  await uploadDue(authority, after(1), db, passing());
  expect(await stateOf(db, id)).toEqual({ state: "sent", reason: "" });
  expect(await numberOf(db, id)).toBe("");
  await uploadDue(authority, after(2), db, passing());
  expect(anaf.asked.map(({ line }) => line.split("?")[0])).toEqual([
    "POST uploadb2c",
    "GET stareMesaj",
    "GET stareMesaj",
  ]);
  expect(await stateOf(db, id)).toEqual({ state: "accepted", reason: "" });
  const number = await numberOf(db, id);
  expect(anaf.asked[1]!.line).toBe(`GET stareMesaj?id_incarcare=${number}`);
  const noted = await db
    .selectFrom("audit_log")
    .select(["action", "admin_email"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(noted).toEqual({ action: "e-invoice-noted", admin_email: admin.email });
  // With its number it is not sent any more.
  expect(await askToUpload([id], admin, alone, after(3), db)).toBe(0);
});

test("companies and buyers abroad go where the authority wants them; trials and proformas nowhere", async () => {
  const { db, admin, add } = await openBooks();
  const ids = [
    await add({ name: "FF-000001", buyer: { ...seller, name: "Lemn SRL" } }),
    await add({ name: "FF-000002", buyer: { ...seller, country: "DE", county: "" } }),
    await add({ name: "PROBA-FF-000003", isTrial: true }),
    await add({ name: "PF-000001", kind: "proforma" }),
  ];
  expect(await askToUpload([...ids, "unknown"], admin, alone, noon, db)).toBe(2);
  await uploadDue(authority, noon, db, passing());
  expect(anaf.asked.map(({ line }) => line).sort()).toEqual([
    "POST upload?standard=UBL&cif=14399840",
    "POST upload?standard=UBL&cif=14399840&extern=DA",
  ]);
});

test.each([
  ["when it arrives", [said.notTaken("Marime fisier prea mare")], "Marime fisier prea mare"],
  ["when it is examined", [said.taken(9), said.refused], "nok"],
  ["because it is not read", [said.taken(9), said.notRead], "XML cu erori nepreluat de sistem"],
])("what is refused %s says why and can be sent again", async (_when, answers, reason) => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  anaf.answers.push(...answers);
  await uploadDue(authority, noon, db, passing());
  await uploadDue(authority, after(1), db, passing());
  expect(await stateOf(db, id)).toEqual({ state: "refused", reason });
  expect(await numberOf(db, id)).toBe("");
  expect(await askToUpload([id], admin, alone, after(2), db)).toBe(1);
});

test("what breaks the official rules is not sent", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  const refusals = [{ rule: "BR-RO-100", flag: "fatal", field: "", words: "" }] as never;
  await uploadDue(authority, noon, db, passing({ kind: "refused", refusals }));
  expect(anaf.asked).toEqual([]);
  expect(await stateOf(db, id)).toEqual({ state: "refused", reason: "BR-RO-100" });
});

test.each([
  ["no answer", "hang up"],
  ["a failure of the authority's", 502],
  ["an answer of another kind", "<html>Mentenanță</html>"],
])(
  "after %s nobody knows whether it was taken: it is not sent again by itself",
  async (_what, answer) => {
    const { db, admin, add } = await openBooks();
    const id = await add({ name: "FF-000001" });
    await askToUpload([id], admin, alone, noon, db);
    anaf.answers.push(answer);
    await uploadDue(authority, noon, db, passing());
    expect((await stateOf(db, id))?.state).toBe("unsure");
    await uploadDue(authority, after(600), db, passing());
    expect(anaf.asked).toHaveLength(1);
    // By a press it is.
    expect(await askToUpload([id], admin, alone, after(601), db)).toBe(1);
    await uploadDue(authority, after(601), db, passing());
    expect((await stateOf(db, id))?.state).toBe("sent");
  },
);

test("two processes that send at once send a document once, and neither takes the other's for lost", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  await Promise.all([1, 2].map(() => uploadDue(authority, noon, db, passing())));
  expect(anaf.asked).toHaveLength(1);
  expect((await stateOf(db, id))?.state).toBe("sent");
});

test("a process that ended while it was sending leaves it to somebody to look up", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  await db.updateTable("e_invoice_uploads").set({ state: "sending" }).execute();
  await uploadDue(authority, after(60), db, passing());
  expect(anaf.asked).toEqual([]);
  expect((await stateOf(db, id))?.state).toBe("unsure");
});

test("what was surely not sent is tried again, later each time", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  const gone = await startAnaf();
  await gone.close();
  const nobody = {
    ...anafAuthority({ ...anaf.access, api: gone.access.api }),
    isTest: false,
  };
  await uploadDue(nobody, noon, db, passing());
  expect(await stateOf(db, id)).toEqual({ state: "waiting", reason: "ECONNREFUSED" });
  anaf.answers.push(429);
  await uploadDue(authority, after(0.9), db, passing());
  expect(anaf.asked).toHaveLength(0);
  await uploadDue(authority, after(1), db, passing());
  expect(await stateOf(db, id)).toEqual({ state: "waiting", reason: "HTTP 429" });
  await uploadDue(authority, after(2.9), db, passing());
  expect(anaf.asked).toHaveLength(1);
  await uploadDue(authority, after(3), db, passing());
  expect((await stateOf(db, id))?.state).toBe("sent");
});

test("an access token that was withdrawn is asked for anew; without a right to one nothing is sent", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  const own = { ...anafAuthority(anaf.access), isTest: false };
  anaf.answers.push(401);
  await uploadDue(own, noon, db, passing());
  const tokens = anaf.asked.map(({ token }) => token);
  expect(tokens).toHaveLength(2);
  expect(tokens[0]).not.toBe(tokens[1]);
  expect((await stateOf(db, id))?.state).toBe("sent");
  const other = await add({ name: "FF-000002" });
  await askToUpload([other], admin, alone, noon, db);
  await uploadDue(
    { ...anafAuthority({ ...anaf.access, refreshToken: "old" }), isTest: false },
    noon,
    db,
    passing(),
  );
  expect(await stateOf(db, other)).toEqual({
    state: "waiting",
    reason: "no access token: HTTP 401",
  });
  expect(anaf.asked).toHaveLength(2);
});

test("a state that may not be asked for is asked again later", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  anaf.answers.push(said.taken(9), said.noRight);
  await uploadDue(authority, noon, db, passing());
  await uploadDue(authority, after(1), db, passing());
  expect(await stateOf(db, id)).toEqual({
    state: "sent",
    reason: "Nu aveti dreptul sa consultati.",
  });
});

test("what the authority's trial accepts has no number of the law's, and is sent in earnest later", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  const trial = anafAuthority(anaf.access);
  expect(trial.isTest).toBe(true);
  await askToUpload([id], admin, { isTest: true, isAlone: false }, noon, db);
  // Nothing that was asked for there is sent elsewhere.
  await uploadDue(authority, noon, db, passing());
  expect(anaf.asked).toEqual([]);
  await uploadDue(trial, noon, db, passing());
  await uploadDue(trial, after(1), db, passing());
  expect(await stateOf(db, id, true)).toEqual({ state: "accepted", reason: "" });
  expect(await numberOf(db, id)).toBe("");
  expect(await stateOf(db, id)).toBeUndefined();
  expect(await askToUpload([id], admin, { isTest: false, isAlone: false }, after(2), db)).toBe(1);
  await uploadDue(authority, after(2), db, passing());
  await uploadDue(authority, after(3), db, passing());
  expect(await numberOf(db, id)).toMatch(/^\d+$/);
});

test("of which nobody knows is sent again by its own press alone, not with all others", async () => {
  const { db, admin, add } = await openBooks();
  const id = await add({ name: "FF-000001" });
  await askToUpload([id], admin, alone, noon, db);
  await db.updateTable("e_invoice_uploads").set({ state: "unsure" }).execute();
  const all = { isTest: false, isAlone: false };
  expect(await askToUpload([id], admin, all, noon, db)).toBe(0);
  expect(await askToUpload([id], admin, alone, noon, db)).toBe(1);
});

test("only the address with /prod/ is no trial", () => {
  const { access } = anaf;
  expect(anafAuthority({ ...access, api: "https://api.anaf.ro/test/FCTEL/rest" }).isTest).toBe(
    true,
  );
  expect(anafAuthority({ ...access, api: "https://api.anaf.ro/prod/FCTEL/rest" }).isTest).toBe(
    false,
  );
});
