import fc from "fast-check";
import { expect, test } from "vitest";

import {
  foreignIban,
  ownIban,
  signedFile,
  twoColumnFile,
  type Written,
} from "../payments/statements";
import { size } from "../promises/proof";
import { toastOf, type Answer } from "../visitor";
import { pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, order, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const seller = await signedIn({ role: "sales" });
await db.updateTable("products").set({ stock_quantity: 100 }).execute();
const desk = await pieceId(db, pieces.desk);

const LIST = "/admin/extrase";
const NEW_BANK = `${LIST}/banci/nou`;

/** The fields of the bank's form as the page draws them. */
function drawn({ page }: Answer): Record<string, string> {
  const controls = page.querySelectorAll("main form [name]");
  return Object.fromEntries(controls.map((one) => [one.getAttribute("name")!, valueOf(one)]));
}

async function addBank(model: string, name: string): Promise<string> {
  const form = drawn(await seller.get(`${NEW_BANK}?model=${model}`));
  const answer = await seller.submit(NEW_BANK, { ...form, name, iban: ownIban });
  expect(toastOf(answer.page)).toContain(name);
  const row = db.selectFrom("banks").select("id").where("name", "=", name);
  return (await row.executeTakeFirstOrThrow()).id;
}

const upload = (bank: string, content: string | Uint8Array, name = "extras.csv") =>
  seller.upload(LIST, { bank }, [["file", new File([content as Uint8Array<ArrayBuffer>], name)]]);

const bank = await addBank("twoColumns", "Banca Mare");

async function placed(): Promise<{ number: string; lei: string }> {
  const token = (await order(visitor(), desk)).slice("/comanda/".length);
  const row = db.selectFrom("orders").select(["number", "total_bani"]).where("token", "=", token);
  const { number, total_bani } = await row.executeTakeFirstOrThrow();
  return { number, lei: (total_bani / 100).toFixed(2) };
}

async function read(rows: Written[]): Promise<string> {
  const answer = await upload(bank, twoColumnFile(rows));
  expect(answer.status).toBe(303);
  return answer.location ?? "";
}

async function rowsOf(address: string): Promise<{ id: number; line: number }[]> {
  const id = address.slice(`${LIST}/`.length);
  const rows = db.selectFrom("bank_rows").select(["id", "line"]).where("statement_id", "=", id);
  return rows.orderBy("line").execute();
}

test("a bank's form keeps what was typed and says what is wrong beside each field", async () => {
  const wrong = { name: "B", iban: "RO00", dateColumn: "", amountColumn: "Suma", skipRows: "x" };
  const answer = await seller.post(NEW_BANK, { ...drawn(await seller.get(NEW_BANK)), ...wrong });
  expect(answer.status).toBe(422);
  for (const [name, said] of [
    ["name", "cel puțin 2"],
    ["iban", "cifrele de control"],
    ["dateColumn", "coloanei"],
    ["skipRows", "număr întreg"],
  ] as const) {
    const control = controlOf(answer.page, name);
    expect(descriptionOf(answer.page, control)).toContain(said);
    expect(valueOf(control)).toBe(wrong[name]);
  }
  const form = drawn(await seller.get(NEW_BANK));
  const noAmount = { ...form, name: "Fără sumă", creditColumn: "", amountColumn: "" };
  const refused = await seller.post(NEW_BANK, noAmount);
  expect(descriptionOf(refused.page, controlOf(refused.page, "amountColumn"))).toContain("sumei");
  expect((await seller.post(NEW_BANK, { ...form, name: "Banca Mare" })).status).toBe(422);
  expect((await seller.get(`${LIST}/banci/nimeni`)).status).toBe(404);
});

test("of two colleagues who change a bank the second is told", async () => {
  const address = `${LIST}/banci/${await addBank("signedAmount", "Banca Schimbată")}`;
  const form = drawn(await seller.get(address));
  expect((await seller.post(address, { ...form, dateColumn: "Ziua" })).status).toBe(303);
  const late = await seller.post(address, { ...form, dateColumn: "Data mea" });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("Un coleg a schimbat între timp");
  expect(valueOf(controlOf(late.page, "dateColumn"))).toBe("Data mea");
});

test.each([
  ["nothing", "", "Fișierul este gol"],
  ["no CSV", '"a\nb,c', "nu poate fi citit ca CSV"],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), "nu este un text"],
  ["another table", "nume,oras\na,b\n", "nu are coloanele: Data tranzactie, Credit, Debit"],
  [
    "other dates",
    "Data tranzactie,Descriere,Referinta tranzactiei,Debit,Credit\n03.11.2026,x,,,1.00\n",
    "Nicio dată",
  ],
  ["another account's", twoColumnFile([{ lei: "1.00", details: "x" }], foreignIban), foreignIban],
])("a file with %s is refused beside its field", async (_what, content, said) => {
  const before = await db.selectFrom("bank_statements").select("id").execute();
  const answer = await upload(bank, content);
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, controlOf(answer.page, "file"))).toContain(said);
  expect(valueOf(controlOf(answer.page, "bank"))).toBe(bank);
  expect(await db.selectFrom("bank_statements").select("id").execute()).toEqual(before);
});

test("without a bank, a file, or with one that is too large nothing is read", async () => {
  const file = new Uint8Array(2 * 1024 * 1024 + 1);
  for (const answer of [
    await upload("nimeni", "x"),
    await seller.post(LIST, { bank }),
    await upload(bank, file),
  ]) {
    expect(answer.status).toBe(422);
  }
});

test("no file brings a 500", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect((await upload(bank, bytes)).status).toBeLessThan(500);
    }),
    { numRuns: size(30, 1000) },
  );
});

test("a statement is shown, recorded, taken back and decided by hand", async () => {
  const [fits, part] = [await placed(), await placed()];
  const address = await read([
    { lei: fits.lei, details: `plata ${fits.number.replaceAll("-", " ")}` },
    { lei: "50.00", details: part.number },
    { lei: "-7.00", details: "comision" },
  ]);
  const shown = await seller.get(address);
  expect(mainOf(shown)).toContain("Potrivite (1)");
  expect(mainOf(shown)).toContain(`${fits.number} – tot ce mai este de plată`);
  expect(mainOf(await seller.get(`${address}?arata=de-decis`))).toContain("suma este alta");
  expect(mainOf(await seller.get(`${address}?arata=celelalte`))).toContain("Bani ieșiți");
  expect(await db.selectFrom("payments").select("id").execute()).toEqual([]);

  const [first, second] = await rowsOf(address);
  const typed = { intent: "apply", [`order-${second!.id}`]: "AM-1999-000001" };
  const refused = await seller.post(`${address}?arata=de-decis`, typed);
  expect(refused.status).toBe(422);
  const field = controlOf(refused.page, `order-${second!.id}`);
  expect(descriptionOf(refused.page, field)).toContain("Nu există o comandă");
  expect(valueOf(field)).toBe("AM-1999-000001");

  const applied = await seller.submit(address, { intent: "apply", row: String(first!.id) });
  expect(toastOf(applied.page)).toContain("O plată din extras");
  const again = await seller.post(address, { intent: "apply", row: String(first!.id) });
  expect(again.status).toBe(409);
  const decided = { intent: "apply", [`order-${second!.id}`]: part.number };
  expect((await seller.post(address, decided)).status).toBe(303);
  expect(mainOf(await seller.get(`${address}?arata=inregistrate`))).toContain(part.number);
  expect((await seller.post(address, { intent: "discard" })).status).toBe(409);

  const undone = await seller.submit(address, { intent: "undo-all" });
  expect(toastOf(undone.page)).toContain("2 plăți sunt luate înapoi");
  const paid = await db.selectFrom("orders").select("paid_bani").execute();
  expect(paid.every(({ paid_bani }) => paid_bani === 0)).toBe(true);
  expect((await seller.post(address, { intent: "undo-all" })).status).toBe(409);
  expect((await seller.post(address, { intent: "apply" })).status).toBe(422);
});

test("the same file is told with the statement that it was, and nothing is new", async () => {
  const rows = [{ lei: "3.00", details: "de două ori" }];
  const address = await read(rows);
  const answer = await upload(bank, twoColumnFile(rows));
  expect(answer.status).toBe(409);
  expect(mainOf(answer)).toContain("a fost citit deja");
  expect(answer.page.querySelector(`main a[href="${address}"]`)).not.toBeNull();
  const gone = await seller.submit(address, { intent: "discard" });
  expect(toastOf(gone.page)).toContain("Extras șters");
  expect((await seller.get(address)).status).toBe(404);
  expect((await seller.post(address, { intent: "apply-all" })).status).toBe(404);
});

test("letters of Windows-1250 arrive, and a long statement has pages", async () => {
  const signed = await addBank("signedAmount", "Banca cu semn");
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...{ lei: "2.00", details: `Plată ${index}`, payer: "Țăranu Ștefan", reference: `T${index}` },
  }));
  const answer = await upload(signed, signedFile(rows));
  const first = await seller.get(`${answer.location}?arata=de-decis`);
  expect(mainOf(first)).toContain("Ţăranu Ştefan");
  expect(first.page.querySelectorAll("main tbody tr")).toHaveLength(100);
  const second = await seller.get(`${answer.location}?arata=de-decis&pagina=2`);
  expect(second.page.querySelectorAll("main tbody tr")).toHaveLength(20);
});

test("statements and accounts are for those who sell", async () => {
  for (const path of [LIST, `${LIST}/banci`, NEW_BANK, "/admin/contabilitate"]) {
    expect((await visitor().get(path)).location, path).toMatch(/^\/autentificare/);
    expect((await (await signedIn()).get(path)).location, path).toBe("/");
    expect((await (await signedIn({ role: "workshop" })).get(path)).location, path).toBe("/");
  }
});
