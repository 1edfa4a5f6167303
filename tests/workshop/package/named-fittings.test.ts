import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { fittingId, namesIn } from "~/furniture/boards/fittings";
import { defaultRules } from "~/furniture/boards/rules";
import { sampleOf } from "~/furniture/boards/samples";
import { freezePlan, frozenPlan } from "~/furniture/planner/frozen-plan.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { drillingColumns, drillingRows } from "~/workshop/package/lists/drilling-list";
import { assemblySection } from "~/workshop/package/sections/assembly";
import { drillingSection } from "~/workshop/package/sections/drilling";
import { edgeSection } from "~/workshop/package/sections/edges";
import { hardwareSection } from "~/workshop/package/sections/hardware";
import { needsOf } from "~/workshop/stock/needs";

import { chest, pal, wardrobe } from "../../boards/designs";
import { openCatalogue } from "../../memory-database";
import { packaged, planned } from "./packaged";

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const table = new Map([
  ["hinge", { maker: "Blum", name: "Clip 110°", makerCode: "71B3550" }],
  ["runner-pair-400", { maker: "Hettich", name: "KA 4532", makerCode: "H-400" }],
  ["runner-pair-450", { maker: "Hettich", name: "KA 4532", makerCode: "H-450" }],
  ["connector", { maker: "Häfele", name: "Confirmat", makerCode: "" }],
]);
const hinge = "Balama: Blum Clip 110°, 71B3550";

/** A piece as an order holds it that was placed with this table. */
function ordered(design: typeof chest) {
  const made = planned(design);
  return { ...made, frozen: { ...made.frozen, fittings: namesIn(table, made.piece.hardware) } };
}

const firstCells = ({ tables }: ReturnType<typeof hardwareSection>) =>
  tables.flatMap(({ rows }) => rows.map(([article]) => article));

test("the list of fittings names what is bought for each role, a runner by its length", () => {
  expect(firstCells(hardwareSection(ordered(wardrobe), 1, t))).toContain(hinge);
  const articles = firstCells(hardwareSection(ordered(chest), 1, t));
  expect(articles).toContain("Pereche de glisiere: Hettich KA 4532, H-400");
  expect(articles).toContain("Element de îmbinare: Häfele Confirmat");
  // Of what the table says nothing, the role alone.
  expect(articles).toContain("Capac de șurub");
  // An order of before names none.
  expect(firstCells(hardwareSection(planned(wardrobe), 1, t))).toContain("Balama");
});

test("each drawing of holes says for which fittings they are, and so does the table of holes", () => {
  const made = ordered(wardrobe);
  const doors = drillingSection(made, t).tables.filter(({ title }) => title?.includes("Ușă"));
  expect(doors.length).toBeGreaterThan(0);
  for (const { note } of doors) expect(note).toContain(`Pentru: ${hinge}`);
  const rows = drillingRows([packaged("AM-1", [["Dulap", made]])], t);
  const column = drillingColumns(t).indexOf("Feronerie");
  const work = drillingColumns(t).indexOf("Lucrare");
  const said = (use: string) =>
    new Set(rows.filter((row) => row[work] === use).map((row) => row[column]));
  expect(said("Oala balamalei")).toEqual(new Set([hinge]));
  expect(said("Îmbinare")).toEqual(new Set(["Element de îmbinare: Häfele Confirmat"]));
  expect(said("Canal")).toEqual(new Set([""]));
  expect(said("Suport de poliță")).toEqual(new Set([""]));
});

test("each step of assembly names what it takes", () => {
  const textOf = (design: typeof chest, title: string) =>
    assemblySection(ordered(design), { order: "x", line: 1 }, t).steps.find((step) =>
      step.title.includes(title),
    )!.text;
  expect(textOf(wardrobe, "Uși")).toContain(`Feronerie: ${hinge}.`);
  expect(textOf(chest, "Sertare")).toContain("Pereche de glisiere: Hettich KA 4532, H-400");
  expect(textOf(chest, "Laterale")).toContain("Element de îmbinare: Häfele Confirmat");
  expect(textOf(wardrobe, "Polițe reglabile")).not.toContain("Feronerie:");
});

test("an order keeps the names of the table that it was placed with", async () => {
  const db = await openCatalogue();
  const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };
  const text = writeDesign({ ...sampleOf("chest", look), rules: 1 });
  expect((await freezePlan(text, "ro", db))?.fittings).toEqual({});
  const name = (maker_code: string) =>
    db
      .updateTable("fittings")
      .set({ maker: "Hettich", name: "KA 4532", maker_code })
      .where("id", "like", "runner-pair-%")
      .execute();
  await name("H-1");
  const first = await freezePlan(text, "ro", db);
  await name("H-2");
  const [runner] = first!.price.rows.filter(({ article }) => article === "runner-pair");
  const id = fittingId("runner-pair", runner!.length);
  expect(first?.fittings).toEqual({
    [id]: { maker: "Hettich", name: "KA 4532", makerCode: "H-1" },
  });
  expect((await freezePlan(text, "ro", db))?.fittings?.[id]?.makerCode).toBe("H-2");
  // As it is read back, and one of before the table.
  const stored: unknown = JSON.parse(JSON.stringify(first));
  expect(frozenPlan.parse(stored).fittings).toEqual(first?.fittings);
  const { fittings: _none, ...before } = stored as object & { fittings: unknown };
  expect(frozenPlan.parse(before).fittings).toBeUndefined();
});

test("bands say what is finished and what is taken from the roll, as the stock counts it", () => {
  const { piece, ...rest } = planned(wardrobe);
  const [section] = edgeSection({ piece, ...rest }, 2, t).tables;
  const metres = (text = "") => Number(text.replace(",", "."));
  const bought = section!.rows.map((row) => metres(row[3]));
  const sheet = { length: 2800, width: 2070 };
  const needs = needsOf([
    {
      piece,
      quantity: 2,
      body: { ...pal.body, sheet },
      front: { ...pal.front, sheet },
      handle: "metal",
      plainSheet: sheet,
      rules: defaultRules,
    },
  ]).filter(({ article }) => article.kind === "band");
  const rounded = (amounts: number[]) => amounts.map(Math.ceil).sort((one, other) => one - other);
  expect(rounded(bought)).toEqual(rounded(needs.map(({ amount }) => amount)));
  // 60 mm an edge and 3 % besides.
  for (const [, , finished, taken] of section!.rows) {
    expect(metres(taken)).toBeGreaterThan(metres(finished) * 1.03);
  }
});
