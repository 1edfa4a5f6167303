import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import { addDocument } from "../payments/documents";
import { readWorkbook } from "../payments/workbook";
import { paidToday, pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const seller = await signedIn({ role: "sales" });
const PAGE = "/admin/contabilitate";
const october = "de=2026-10-01&pana=2026-10-31";

async function placed() {
  const token = (await order(visitor(), await pieceId(db, pieces.desk))).slice("/comanda/".length);
  // A real one, without the second factor that an open shop asks of its staff.
  const row = db.updateTable("orders").set({ is_trial: 0 }).where("token", "=", token);
  return row.returning(["id", "number"]).executeTakeFirstOrThrow();
}

const one = await placed();
await addDocument(db, one, { taxes: [{ percent: 21, netBani: 100_000, vatBani: 21_000 }] });
await addDocument(db, one, {
  kind: "advance",
  taxes: [{ percent: 19, netBani: -50, vatBani: -10 }],
});

test("the page shows the sums of the period that its files hold", async () => {
  const page = mainOf(await seller.get(`${PAGE}?${october}`));
  expect(page).toContain("2 documente fiscale");
  expect(page).toContain("1.209,40 RON");
  const file = await seller.get(`${PAGE}/vanzari.csv?${october}`);
  expect(file.headers.get("Content-Disposition")).toContain(
    'filename="vanzari-2026-10-01-2026-10-31.csv"',
  );
  const cells: string[][] = parse(file.text, { bom: true, delimiter: ";" });
  expect(cells.at(-1)?.slice(10, 13)).toEqual(["999,50", "209,90", "1209,40"]);
  const workbook = await seller.get(`${PAGE}/vanzari.xlsx?${october}`);
  expect(workbook.headers.get("Content-Type")).toContain("spreadsheetml");
  const rows = readWorkbook(new Uint8Array(workbook.bytes));
  expect(rows.at(-1)?.get("M")?.value).toBe(1209.4);
  for (const name of ["plati", "documente"]) {
    expect((await seller.get(`${PAGE}/${name}.csv?${october}`)).status).toBe(200);
    expect((await seller.get(`${PAGE}/${name}.xlsx?${october}`)).status).toBe(200);
  }
});

test("last month is shown without a period, and a too long one is refused in words", async () => {
  expect((await seller.get(`${PAGE}?de=x&pana=2026-99-99`)).status).toBe(200);
  const long = "de=2020-01-01&pana=2026-01-01";
  expect(mainOf(await seller.get(`${PAGE}?${long}`))).toContain("peste 24 de luni");
  const file = await seller.get(`${PAGE}/vanzari.csv?${long}`);
  expect(file.location).toBe(`${PAGE}?${long}`);
  expect((await seller.get(`${PAGE}/altceva.csv`)).status).toBe(404);
});

test("cash at the desk keeps its receipt, within what the page says the law allows", async () => {
  const { number } = await placed();
  const address = `/admin/comenzi/${number}`;
  const page = await seller.get(address);
  expect(mainOf(page)).toContain("mai încap cel mult 10.000,00 RON");
  const token = page.page.querySelector('main [name="formToken"]')?.getAttribute("value") ?? "";
  const cash = { intent: "pay", formToken: token, ...paidToday, method: "cash_on_delivery" };
  const long = { ...cash, amount: "10", receiptNumber: "x".repeat(31) };
  expect(mainOf(await seller.post(address, long))).toContain("cel mult 30");
  expect(
    (await seller.post(address, { ...cash, amount: "10", receiptNumber: "CH 77" })).status,
  ).toBe(303);
  const shown = mainOf(await seller.get(address));
  expect(shown).toContain("CH 77");
  expect(shown).toContain("mai încap cel mult 9.990,00 RON");
});
