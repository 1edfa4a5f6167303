import { expect, test } from "vitest";

import { readDesign } from "~/furniture/boards/address";

import { openAssistant } from "./questions/judge";

const { ask } = await openAssistant();

const wardrobe = "un dulap de 160 × 240 × 60 cm";
const zonesOf = (plan = "") => readDesign(plan)!.columns.map(({ zones }) => zones);

test("a wardrobe with a mirror, shelves for shoes and lights is planned with them", async () => {
  const { extras } = await ask(`Vreau ${wardrobe} cu oglindă, loc de pantofi și lumini`, "ro");
  const [first = [], ...others] = zonesOf(extras.plans[0]);
  expect(first).toMatchObject([
    { inside: "shoes", count: 2, mirror: true, light: true },
    { inside: "rail", mirror: true, light: true },
  ]);
  for (const zone of others.flat()) {
    expect([zone.mirror, zone.light]).toEqual([undefined, true]);
  }
});

test("a mirror comes to a wardrobe that was spoken of, and none to a chest", async () => {
  const asked = `Vreau ${wardrobe}`;
  const { text } = await ask(asked, "ro");
  const earlier = [
    { text: asked, isBot: false },
    { text, isBot: true },
  ];
  const plain = zonesOf((await ask(asked, "ro")).extras.plans[0]).flat();
  expect(plain.some(({ mirror }) => mirror)).toBe(false);
  const { extras } = await ask("Pune și o oglindă pe uși", "ro", earlier);
  expect(zonesOf(extras.plans[0])[0]!.every(({ mirror }) => mirror)).toBe(true);
  const chest = await ask("O comodă de 100 × 80 × 45 cm, cu oglindă deasupra", "ro");
  const drawers = zonesOf(chest.extras.plans[0]).flat();
  expect(drawers.some(({ mirror }) => mirror)).toBe(false);
});

test("where mirrors are not possible it is told", async () => {
  const { text } = await ask(`Vreau ${wardrobe} cu uși glisante și oglindă`, "ro");
  expect(text).toContain("fără oglindă, se pune doar pe uși cu balamale");
});
