import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";
import { addFigures } from "~/shop/figures/counting/add-figures.server";
import { figureKinds, figureSteps } from "~/shop/figures/front/figure";

import { textOf, type Answer } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const seller = await signedIn({ role: "sales", email: "vanzari@example.com" });
const PERIOD = "de=2026-03-01&pana=2026-03-31";
const on = (day: string, kind: string, language: string, counts: number[]) =>
  counts.map((count, index) => ({
    day,
    kind,
    language,
    count,
    step: figureSteps[index]!,
  })) as Parameters<typeof addFigures>[0];
await addFigures(
  [
    ...on("2026-03-01", "bed", "ro", [100, 10, 25, 5]),
    ...on("2026-03-31", "bed", "hu", [50, 5, 3, 1]),
    ...on("2026-03-15", "planned-wardrobe", "ro", [8, 4, 2]),
    ...on("2026-04-01", "bed", "ro", [1000]),
  ],
  db,
);

const rowsOf = ({ page }: Answer, id: string) =>
  page
    .querySelectorAll(`section[aria-labelledby=${id}] tbody tr`)
    .map((row) => row.querySelectorAll("td").map((cell) => textOf(cell).replace(" %", "%")));

test("the funnel of a period stands by kind and by language, each step with its share", async () => {
  const answer = await seller.get(`/admin/cifre?${PERIOD}`);
  expect(rowsOf(answer, "kinds")).toEqual([
    ["Pat", "150", "15 10% din vizualizări", "28 18,7% din vizualizări", "6 21,4% din coșuri"],
    [
      "Dulap, din planificator",
      "8",
      "4 50% din vizualizări",
      "2 25% din vizualizări",
      "0 0% din coșuri",
    ],
    ["Total", "158", "19 12% din vizualizări", "30 19% din vizualizări", "6 20% din coșuri"],
  ]);
  expect(rowsOf(answer, "languages").map(([name, views]) => [name, views])).toEqual([
    ["Română", "108"],
    ["Magyar", "50"],
    ["Total", "158"],
  ]);
});

test("a language narrows both tables, and an empty period says so", async () => {
  const hungarian = await seller.get(`/admin/cifre?${PERIOD}&limba=hu`);
  expect(rowsOf(hungarian, "kinds").map(([name]) => name)).toEqual(["Pat"]);
  expect(rowsOf(hungarian, "languages").map(([name]) => name)).toEqual(["Magyar"]);
  const none = await seller.get("/admin/cifre?de=2020-01-01&pana=2020-01-02");
  expect(mainOf(none)).toContain("nu s-a numărat nimic");
  expect(mainOf(none)).toContain("Se păstrează doar numere");
});

test("an address that makes no sense shows the last days", async () => {
  for (const query of ["de=x&pana=y&limba=zz", "de=2026-12-31&pana=2026-01-01", "limba=", "x=1"]) {
    expect((await seller.get(`/admin/cifre?${query}`)).status).toBe(200);
    expect((await seller.get(`/admin/cifre.csv?${query}`)).status).toBe(200);
  }
});

test("the file has a row for each kind and language of the chosen period", async () => {
  const page = await seller.get(`/admin/cifre?${PERIOD}&limba=ro`);
  const link = page.page.querySelector("a[href*='cifre.csv']")!.getAttribute("href")!;
  const file = await seller.get(link.replaceAll("&amp;", "&"));
  expect(file.headers.get("Content-Disposition")).toContain("cifre.csv");
  expect(file.text.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    '"De la";"Până la";"Felul piesei";"Limba";"Vizualizări";"Proiecte";"Coșuri";"Comenzi"',
    '"2026-03-01";"2026-03-31";"Pat";"Română";"100";"10";"25";"5"',
    '"2026-03-01";"2026-03-31";"Dulap, din planificator";"Română";"8";"4";"2";"0"',
  ]);
});

test("every kind has a name in every language", async () => {
  const every = figureKinds.flatMap((kind) => on("2025-01-01", kind, "ro", [1]));
  await addFigures(every, db);
  for (const language of languageCodes) {
    const address = `/admin/cifre?de=2025-01-01&pana=2025-01-01&lng=${language}`;
    const names = rowsOf(await seller.get(address), "kinds").map(([name]) => name);
    expect(names).toHaveLength(figureKinds.length + 1);
    for (const name of names) expect(name).not.toMatch(/^(|.*[.:]form.*|kinds.*)$/);
  }
});
