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
  const controls = page.querySelectorAll("main form [name]:not(button)");
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
    ["iban", "IBAN-ul nu este corect. Exemplu: RO49AAAA1B31007593840000"],
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

test("a bank is deleted until the first of its statements is read", async () => {
  const address = `${LIST}/banci/${await addBank("twoColumns", "Banca de o zi")}`;
  expect(mainOf(await seller.get(`${LIST}/banci/${bank}`))).toContain("Șterge banca");
  await upload(bank, twoColumnFile([{ lei: "1.00", details: "de păstrat" }]));
  const kept = await seller.get(`${LIST}/banci/${bank}`);
  expect(mainOf(kept)).not.toContain("Șterge banca");
  const late = await seller.post(`${LIST}/banci/${bank}`, { intent: "delete", version: "1" });
  expect(late.status).toBe(409);
  const drawnBefore = { intent: "delete", version: "0" };
  const stale = await seller.post(address, drawnBefore);
  expect([stale.status, mainOf(stale).includes("Șterge totuși")]).toEqual([409, true]);
  const gone = await seller.submit(address, { intent: "delete", version: "1" });
  expect(toastOf(gone.page)).toContain("Banca de o zi");
  expect((await seller.get(address)).status).toBe(404);
  expect((await seller.post(address, { intent: "delete", version: "1" })).status).toBe(404);
});

test.each([
  ["nothing", "", "Fișierul este gol"],
  ["no CSV", '"a\nb,c', "nu poate fi citit ca CSV"],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), "nu este un text"],
  ["another table", "nume,oras\na,b\n", "nu are coloanele: Data tranzactie, Credit, Debit"],
  ["signs", "Data tranzactie\n\u0000", "Rândul 2 are semne"],
  ["nothing but separators", ";".repeat(1_900_000), "Rândul 1 are 100 de celule"],
  ["too many lines", "a\n".repeat(300_000), "peste 20000 de rânduri"],
  ["a cell without end", "x".repeat(1_000_000), "o celulă mai lungă de 10000"],
  [
    "nothing but days to come",
    "Data tranzactie,Descriere,Referinta tranzactiei,Debit,Credit\n2062-11-03,x,,,1.00\n",
    "primul este rândul 2",
  ],
  [
    "other dates",
    "Data tranzactie,Descriere,Referinta tranzactiei,Debit,Credit\ncândva,x,,,1.00\n",
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

test("what was left out of a file, and why, stands on the first page", async () => {
  const file = twoColumnFile([
    { lei: "1.00", details: "bun" },
    { lei: "2.00", details: "din viitor", on: "2062-11-03" },
    { lei: "3.00", details: "fara data", on: "candva" },
    { lei: "trei", details: "fara suma" },
    { lei: "patru", details: "fara suma" },
  ]);
  const { location } = await upload(bank, file);
  for (const query of ["", "?arata=inregistrate"]) {
    const page = mainOf(await seller.get(`${location}${query}`));
    expect(page).toContain("4 rânduri lăsate deoparte");
    expect(page).toContain("fără o sumă care se poate citi: 2 (primul este rândul 8)");
    expect(page).toContain("cu o dată din viitor: 1 (primul este rândul 6)");
    expect(page).toContain("fără o dată care se poate citi: 1 (primul este rândul 7)");
    expect(page).toContain("Celelalte (4)");
  }
});

test("the order of the dates is asked where two are possible, and told where it is not the bank's", async () => {
  const signed = await addBank("signedAmount", "Banca cu date");
  const head = "Data;Detalii tranzactie;Nume platitor;Cont platitor;Suma;Moneda;Cont;Referinta";
  const file = (days: string[]) =>
    [head, ...days.map((day) => `${day};x;;;1,00;RON;${ownIban};`)].join("\n");
  const american = await upload(signed, file(["03/09/2026", "03/25/2026"]));
  expect(mainOf(await seller.get(american.location ?? ""))).toContain("lună, zi, an");
  const march = file(["03/01/2026", "03/02/2026"]);
  const asked = await upload(signed, march);
  expect(asked.status).toBe(422);
  const choice = controlOf(asked.page, "dateOrder");
  expect(descriptionOf(asked.page, choice)).toContain("03/01/2026 poate fi citită în două feluri");
  const said = await seller.upload(LIST, { bank: signed, dateOrder: "mdy" }, [
    ["file", new File([march], "martie.csv")],
  ]);
  expect(mainOf(await seller.get(said.location ?? ""))).toContain("1 martie 2026 – 2 martie 2026");
});

test("one payment is split over two orders on a plain form", async () => {
  const [one, two] = [await placed(), await placed()];
  const lei = (Number(one.lei) + Number(two.lei)).toFixed(2);
  const address = await read([{ lei, details: `${one.number} ${two.number}` }]);
  const [row] = await rowsOf(address);
  const waiting = await seller.get(`${address}?arata=de-decis`);
  const split = `${address}?imparte=${row!.id}`;
  expect(waiting.page.querySelector(`main a[href="${split}"]`)).not.toBeNull();
  const form = drawn(await seller.get(split));
  expect([form["part-0-order"], form["part-1-order"]]).toEqual([one.number, two.number]);
  const posted = { ...form, intent: "split" };
  for (const [changes, field, said] of [
    [{ "part-1-amount": "1" }, "part-1-amount", "Mai sunt de împărțit"],
    [{ "part-0-amount": "x" }, "part-0-amount", "Scrie o sumă"],
    [{ "part-1-order": one.number }, "part-1-order", "de două ori"],
    [{ "part-1-order": "", "part-1-amount": "" }, "part-1-order", "două comenzi"],
  ] as const) {
    const refused = await seller.post(split, { ...posted, ...changes });
    expect(refused.status).toBe(422);
    const control = controlOf(refused.page, field);
    expect(descriptionOf(refused.page, control)).toContain(said);
    expect(valueOf(controlOf(refused.page, "part-0-order"))).toBe(one.number);
  }
  const done = await seller.submit(split, posted);
  expect(toastOf(done.page)).toContain("împărțită pe comenzile ei");
  for (const { number } of [one, two]) expect(mainOf(done)).toContain(number);
  expect((await seller.post(split, posted)).status).toBe(409);
});

test("a repetition is recorded anyway when somebody says why, and an odd day when it is confirmed", async () => {
  const { number, lei } = await placed();
  const row = { lei, details: number, reference: "NOTPROVIDED" };
  await read([row]);
  const address = await read([row, { lei: "1.00", details: "altceva", on: "2026-01-05" }]);
  const [first, second] = await rowsOf(address);
  const others = `${address}?arata=celelalte`;
  expect(mainOf(await seller.get(others))).toContain("Citit deja: extras.csv, rândul 5");
  const counted = { intent: "count", row: String(first!.id) };
  const refused = await seller.post(others, { ...counted, [`why-${first!.id}`]: "da" });
  expect(refused.status).toBe(422);
  const why = controlOf(refused.page, `why-${first!.id}`);
  expect(descriptionOf(refused.page, why)).toContain("de ce este altă plată");
  expect(valueOf(why)).toBe("da");
  const accepted = await seller.submit(others, { ...counted, [`why-${first!.id}`]: "alt client" });
  expect(toastOf(accepted.page)).toContain("plată separată");
  expect((await seller.post(others, { ...counted, [`why-${first!.id}`]: "iar" })).status).toBe(422);
  expect((await seller.post(others, { ...counted, [`why-${first!.id}`]: "iarăși" })).status).toBe(
    409,
  );

  const typed = { intent: "apply", [`order-${second!.id}`]: number };
  const asked = await seller.post(`${address}?arata=de-decis`, typed);
  expect(asked.status).toBe(422);
  const field = controlOf(asked.page, `order-${second!.id}`);
  expect(descriptionOf(asked.page, field)).toContain("Plata este din 2026-01-05, iar comanda din");
  expect(asked.page.querySelector(`[name="confirm-${second!.id}"]`)).not.toBeNull();
  const confirmed = { ...typed, [`confirm-${second!.id}`]: "yes" };
  expect((await seller.post(`${address}?arata=de-decis`, confirmed)).status).toBe(303);
});

test("a returned payment names its order on the first page", async () => {
  const { number, lei } = await placed();
  const address = await read([{ lei: `-${lei}`, details: `retur ${number}` }]);
  const page = mainOf(await seller.get(`${address}?arata=potrivite`));
  expect(page).toContain(`Plăți returnate, care numesc comenzile: ${number}`);
  expect(mainOf(await seller.get(`${address}?arata=celelalte`))).toContain("Plată returnată");
});

test("letters of Windows-1250 arrive, and a long statement has pages", async () => {
  const signed = await addBank("signedAmount", "Banca cu semn");
  const rows = Array.from({ length: 120 }, (_, index) => ({
    lei: "2.00",
    details: `Plată ${index}`,
    payer: "Țăranu Ștefan",
    reference: `T${index}`,
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
