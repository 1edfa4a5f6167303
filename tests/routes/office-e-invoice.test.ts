import { unzipSync } from "fflate";
import { expect, test } from "vitest";

import type { DocumentContent } from "~/sales/billing/document-content";

import { addDocument } from "../billing/documents";
import { documentOf, lineOf } from "../billing/random-documents";
import { textOf, toastOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const sales = await signedIn({ role: "sales" });
await order(visitor(), await pieceId(db, pieces.desk));

const PAGE = "/admin/documente/e-factura";
const march = `${PAGE}?de=2025-03-01&pana=2025-03-31`;
let count = 0;

/** Issues a final invoice of March 2025. */
async function issue(
  content: Partial<DocumentContent> = {},
): Promise<{ id: string; name: string }> {
  count += 1;
  const name = `FF-${String(count).padStart(6, "0")}`;
  const made = documentOf([lineOf(242_000, 21, { quantity: 3 })], {
    issuedOn: "2025-03-10",
    dueOn: "2025-03-20",
    name,
    ...content,
  });
  return { id: await addDocument(db, made), name: made.name };
}

const buyer = documentOf([]).buyer;

test("the page lists a period's fiscal documents, and nothing on trial or before the invoice", async () => {
  const fine = await issue();
  const other = await issue({ issuedOn: "2025-04-01" });
  await issue({ isTrial: true, name: "PROBA-9" });
  await issue({ kind: "proforma", name: "PF-9" });
  const text = mainOf(await sales.get(march));
  expect(text).toContain(fine.name);
  expect(text).toContain("B2C, persoană");
  expect(text).toContain("Neverificat");
  for (const name of [other.name, "PROBA-9", "PF-9"]) {
    const { page } = await sales.get(march);
    expect(textOf(page.querySelector("main table"))).not.toContain(name);
  }
  // Days the wrong way round are turned; what is no day is this month.
  const turned = await sales.get(`${PAGE}?de=2025-03-31&pana=2025-03-01`);
  expect(mainOf(turned)).toContain(fine.name);
  expect((await sales.get(`${PAGE}?de=x&pana=2025-02-31`)).status).toBe(200);
  const workshop = await signedIn({ role: "workshop" });
  expect((await workshop.get(PAGE)).status).not.toBe(200);
});

test("what waits for its number five working days stands on top, and on the dashboard", async () => {
  const { id, name } = await issue();
  const late = async () => textOf((await sales.get(PAGE)).page.querySelector("main section"));
  expect(await late()).toContain(name);
  expect((await sales.get("/admin")).text).toContain("facturi fără număr e-Factura");
  await sales.post(PAGE, { intent: "number", document: id, number: "500600700" });
  expect(await late()).not.toContain(name);
});

test("checked documents pass, or say what is missing and where it is mended", async () => {
  const fine = await issue({ issuedOn: "2025-05-02" });
  const broken = await issue({ issuedOn: "2025-05-03", buyer: { ...buyer, sector: "" } });
  const may = `${PAGE}?de=2025-05-01&pana=2025-05-31`;
  let page = (await sales.get(may)).page;
  do {
    // A check goes on where somebody no longer waits for it.
    expect((await sales.post(may, { intent: "check" })).status).toBe(303);
    ({ page } = await sales.get(may));
  } while (textOf(page.querySelector("main")).includes("Se verifică"));
  const row = (name: string) =>
    page.querySelectorAll("main tbody tr").find((one) => textOf(one).includes(name))!;
  expect(textOf(row(fine.name))).toContain("Corect");
  expect(textOf(row(broken.name))).toContain("Respins");
  expect(textOf(row(broken.name))).toContain("În București trebuie ales sectorul.");
  expect(textOf(row(broken.name))).toContain("BR-RO-101");
  const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const links = row(broken.name)
    .querySelectorAll("a")
    .map((one) => one.getAttribute("href"));
  expect(links).toContain(`/admin/comenzi/${number}/facturare`);
  expect(links).not.toContain(`/admin/documente/${broken.id}/e-factura.xml`);
});

test("a document's XML is sent only where the rules take it", async () => {
  const fine = await issue();
  const file = await sales.get(`/admin/documente/${fine.id}/e-factura.xml`);
  expect(file.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toContain(`${fine.name}.xml`);
  expect(file.text).toContain("<cbc:InvoicedQuantity");
  const broken = await issue({ seller: { ...documentOf([]).seller, county: "" } });
  const address = `/admin/documente/${broken.id}/e-factura`;
  expect((await sales.get(`${address}.xml`)).location).toBe(address);
  const why = await sales.get(address);
  expect(why.status).toBe(422);
  expect(mainOf(why)).toContain("Lipsește județul.");
  expect(mainOf(why)).toContain("BR-RO-110 · BT-39");
  expect(why.text).toContain('href="/admin/setari?fila=firma"');
  const trial = await issue({ isTrial: true, name: "PROBA-10" });
  for (const ending of ["", ".xml"]) {
    const unknown = await sales.get(`/admin/documente/${trial.id}/e-factura${ending}`);
    expect(unknown.status).toBe(404);
    expect((await sales.get(`/admin/documente/x/e-factura${ending}`)).status).toBe(404);
  }
});

test("a period's file has what passes, by companies and persons, and says what it leaves out", async () => {
  const person = await issue({ issuedOn: "2025-06-02" });
  const company = await issue({
    issuedOn: "2025-06-03",
    buyer: { ...buyer, kind: "company", taxCode: "RO18547290" },
  });
  const broken = await issue({ issuedOn: "2025-06-04", buyer: { ...buyer, county: "" } });
  const address = `${PAGE}.zip?de=2025-06-01&pana=2025-06-30`;
  let file = await sales.get(address);
  // A busy machine is sent back to the page, and finds the checks made the next time.
  while (file.status === 303) {
    expect(toastOf((await sales.get(file.location!)).page)).toContain("încă se verifică");
    file = await sales.get(address);
  }
  expect(file.headers.get("Content-Type")).toBe("application/zip");
  const files = unzipSync(file.bytes);
  expect(Object.keys(files).sort()).toEqual([
    `B2B/${company.name}.xml`,
    `B2C/${person.name}.xml`,
    "neincluse.csv",
  ]);
  const text = (name: string) => Buffer.from(files[name]!).toString();
  expect(text(`B2B/${company.name}.xml`)).toContain("RO18547290");
  expect(text("neincluse.csv")).toContain(`"${broken.name}"`);
  expect(text("neincluse.csv")).toContain(`"BR-RO-111";"BT-54";"Lipsește județul."`);
});

test("a period's file that cannot be made leads back and says why, for which document and rule", async () => {
  const july = "de=2025-07-01&pana=2025-07-31";
  const ask = async () => {
    const answer = await sales.get(`${PAGE}.zip?${july}`);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`${PAGE}?${july}`);
    const { page } = await sales.get(answer.location!);
    expect(page.querySelector(".toast [role=alert]")).not.toBeNull();
    return toastOf(page);
  };
  expect(await ask()).toContain("Nu este nicio factură în perioada aleasă.");
  const broken = await issue({ issuedOn: "2025-07-04", buyer: { ...buyer, county: "" } });
  let why = await ask();
  while (why.includes("încă se verifică")) why = await ask();
  expect(why).toContain(`${broken.name}, regula BR-RO-111: Lipsește județul.`);
});

test("the authority's number is noted, corrected, and kept as typed where it is none", async () => {
  const { id, name } = await issue();
  const send = (number: string) => sales.post(march, { intent: "number", document: id, number });
  for (const number of ["", "12a", "1".repeat(21), "-5"]) {
    const refused = await send(number);
    expect(refused.status, number).toBe(422);
    const field = refused.page.querySelector(`[id="number-${id}"]`)!;
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("value") ?? "").toBe(number);
    const error = refused.page.querySelector(`[id="number-${id}-error"]`);
    expect(textOf(error)).toContain("de la 1 la 20 de cifre");
  }
  expect((await send("5 001 234")).status).toBe(303);
  const stored = () =>
    db
      .selectFrom("documents")
      .select(["e_invoice_number", "e_invoice_noted_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  expect((await stored()).e_invoice_number).toBe("5001234");
  expect((await stored()).e_invoice_noted_at).not.toBeNull();
  expect((await send("5001235")).status).toBe(303);
  expect((await stored()).e_invoice_number).toBe("5001235");
  const lines = await db
    .selectFrom("audit_log")
    .select(["action", "before", "after"])
    .where("subject_id", "=", name)
    .execute();
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    ['{"number":""}', '{"number":"5001234"}'],
    ['{"number":"5001234"}', '{"number":"5001235"}'],
  ]);
  const another = await issue();
  const taken = await sales.post(march, {
    intent: "number",
    document: another.id,
    number: "5001235",
  });
  expect(taken.status).toBe(409);
  expect(mainOf(taken)).toContain(`Numărul este deja trecut la ${name}`);
  const unknown = await sales.post(march, { intent: "number", document: "x", number: "1" });
  expect(unknown.status).toBe(404);
});
