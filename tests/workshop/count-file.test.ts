import { expect, test } from "vitest";

import { beginStock, countStock } from "~/workshop/stock/front/begin-stock.server";
import { MOST_CODE, readCountFile } from "~/workshop/stock/front/count-file";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { receiveOrder } from "~/workshop/stock/front/receive-order.server";
import { sendOrder } from "~/workshop/stock/front/step-order.server";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import { findStockItem } from "~/workshop/stock/stock.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { desk } from "./batches";
import { addDraft, addSupplier, keep } from "./buying";

const HINGE = "hardware hinge";
const GLIDE = "hardware glide";

function read(text: string) {
  return readCountFile(new TextEncoder().encode(text));
}

/** What is wrong with a file, as `line column fault` without the values of the message. */
function faultsOf(text: string): string[] {
  const result = read(text);
  if (result.kind === "read") return [];
  return result.faults.map(
    ({ line, column, fault }) => `${line} ${column} ${fault.replace(/\?.*/, "")}`,
  );
}

async function begin(db: Db, text: string) {
  const file = read(text);
  if (file.kind === "faults") throw new Error(JSON.stringify(file.faults));
  const { articles } = await findKnownArticles("ro", db);
  const begun = await beginStock(file.rows, articles, desk, db);
  if (begun.kind === "saved") return [];
  return begun.faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`);
}

test("a line with more cells than heads, a head that is none of ours or stands twice, and a quote that never closes are told", () => {
  // Excel with commas takes 96,50 apart.
  expect(faultsOf("articol,stoc,pret_ambalaj\nhardware glide,12,96,50\n")).toEqual([
    "2  countCells",
  ]);
  expect(faultsOf("articol;stoc;pret\nhardware glide;12;96,50\n")).toEqual(["1 pret countHead"]);
  expect(faultsOf("articol;stoc;stoc\nhardware glide;12;13\n")).toEqual(["1 stoc countHead"]);
  expect(faultsOf("articol;stoc;\nhardware glide;12;\n\nhardware hinge;3;x\n")).toEqual([
    "4  countCells",
  ]);
  const quote = 'articol;denumire;stoc\nhardware glide;Picior;4\nhardware hinge;Balama 35";3\n';
  expect(faultsOf(quote)).toEqual(["3  countQuotes"]);
  expect(faultsOf('articol;denumire\n"hardware glide;x\n')).toEqual(["2  countQuotes"]);
  expect(faultsOf("articol;stoc;;\nhardware glide;12;;\n")).toEqual([]);
});

test("a supplier's code that is too long is refused, not cut, and more than one delivery may be counted", () => {
  const file = (code: string) => `articol;stoc;cod_furnizor\nhardware glide;250000;${code}\n`;
  expect(faultsOf(file("x".repeat(MOST_CODE)))).toEqual([]);
  expect(faultsOf(file("x".repeat(MOST_CODE + 1)))).toEqual(["2 cod_furnizor tooLong"]);
  expect(faultsOf("articol;stoc\nhardware glide;10000001\n")).toEqual(["2 stoc wholeBetween"]);
});

test("what came since the file was made is never counted away, and what somebody changed never changed back", async () => {
  const db = await openCatalogue();
  await keep(db, HINGE, { least: 5 });
  const { version } = (await findStockItem(HINGE, db))!;
  const head = "articol;stoc_acum;stoc;stoc_minim;versiune\n";
  expect(await begin(db, `${head}${HINGE};0;40;5;${version}\n`)).toEqual([]);
  expect((await findStockItem(HINGE, db))!.onHand).toBe(40);
  // The same file again has counted before; one of before the count would undo it.
  expect(await begin(db, `${head}${HINGE};0;40;5;${version}\n`)).toEqual([]);
  expect(await begin(db, `${head}${HINGE};0;30;5;${version}\n`)).toEqual(["2 stoc countMoved"]);
  await keep(db, HINGE, { least: 9 });
  expect(await begin(db, `${head}${HINGE};40;;5;${version}\n`)).toEqual(["2  countChanged"]);
  expect(await begin(db, `${head}${HINGE};40;41;9;${version}\n`)).toEqual([]);
  expect(await findStockItem(HINGE, db)).toMatchObject({ onHand: 41, least: 9 });
  // Somebody else began to keep it.
  await keep(db, GLIDE, { least: 7 });
  expect(await begin(db, `${head}${GLIDE};0;;2;0\n`)).toEqual(["2  countChanged"]);
});

test("an article's price is its cost until a delivery says it, by form as by file, and a corrected price corrects it", async () => {
  const db = await openCatalogue();
  const costOf = async (key: string) => (await findStockItem(key, db))!.unitCost;
  const supplierId = await addSupplier(db);
  await keep(db, HINGE, { pack: 500, priceBani: 45_00, supplierId });
  expect(await costOf(HINGE)).toBe(9_000);
  const head = "articol;ambalaj;pret_ambalaj\n";
  await begin(db, `${head}${GLIDE};500;4500,00\n`);
  await begin(db, `${head}${GLIDE};500;45,00\n`);
  expect(await costOf(GLIDE)).toBe(9_000);
  await keep(db, GLIDE, { priceBani: null });
  expect(await costOf(GLIDE)).toBe(null);

  const id = await addDraft(db, supplierId, { [HINGE]: { least: 10, pack: 1, priceBani: 2_00 } });
  const number = String(id);
  const versionNow = async () => (await findSupplierOrder(number, db))!.version;
  await sendOrder({ number, version: await versionNow() }, desk, db);
  const lines = { [HINGE]: { amount: 10, priceBani: 3_00 } };
  const came = { version: await versionNow(), note: "", lines };
  expect((await receiveOrder(number, came, desk, db)).kind).toBe("saved");
  await keep(db, HINGE, { pack: 1, priceBani: 99_00, supplierId });
  expect(await costOf(HINGE)).toBe(3_00_000);
});

test("a count list takes articles that pieces are made of alone", async () => {
  const db = await openCatalogue();
  const { articles } = await findKnownArticles("ro", db);
  const article = { kind: "handle", handle: "orice" } as const;
  const rows = [{ article, amount: 5, seen: 0 }];
  expect(await countStock(rows, articles, desk, db)).toEqual({
    kind: "unknown-article",
    keys: ["handle orice"],
  });
  expect(await findStockItem("handle orice", db)).toBeUndefined();
});

test("of two suppliers whose names differ in capitals alone a line means the one that it spells", async () => {
  const db = await openCatalogue();
  const row = { email: "", phone: "", days: 1, minimum_bani: 0 };
  await db
    .insertInto("suppliers")
    .values([
      { id: "a", name: "Vest", ...row },
      { id: "b", name: "VEST", ...row },
    ])
    .execute();
  for (const [name, id] of [
    ["Vest", "a"],
    ["VEST", "b"],
  ] as const) {
    await begin(db, `articol;furnizor\n${GLIDE};${name}\n`);
    expect((await findStockItem(GLIDE, db))!.supplierId).toBe(id);
  }
});
