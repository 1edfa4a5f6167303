import { expect, test } from "vitest";

import type { Run } from "~/furniture/boards/run";
import { makePlan } from "~/furniture/planner/plan.server";
import { isRun, readPlanned } from "~/furniture/planner/planned";
import { formatLei } from "~/platform/format/money";
import type { Language } from "~/platform/i18n/languages";

import { openAssistant } from "./questions/judge";

const { ask, db } = await openAssistant();

function runOf(plan = ""): Run {
  const planned = readPlanned(plan);
  if (!planned || !isRun(planned)) throw new Error(`no run: ${plan}`);
  return planned;
}

const widthOf = ({ walls: [{ widths }] }: Run) => Math.min(...widths);

test.each<[Language, string, Run["kind"], number]>([
  ["ro", "Vreau o bucătărie pe măsură de 3 m", "kitchen", 3000],
  ["ro", "mască de chiuvetă pe măsură, 90 cm", "vanity", 900],
  ["en", "I would like a fitted kitchen, 320 cm wide", "kitchen", 3200],
  ["en", "a made to measure vanity unit of 80 cm", "vanity", 800],
  ["fr", "une cuisine sur mesure de 350 cm", "kitchen", 3500],
  ["it", "vorrei una cucina su misura di 360 cm", "kitchen", 3600],
  ["hu", "egyedi konyhabútort szeretnék, 300 cm", "kitchen", 3000],
  ["bg", "искам кухня по мярка, 280 см", "kitchen", 2800],
  ["ru", "хочу кухню на заказ, 3 м", "kitchen", 3000],
  ["tr", "ölçüye göre mutfak istiyorum, 300 cm", "kitchen", 3000],
])("in %s „%s” is planned along the wall, with its price", async (language, text, kind, width) => {
  const answer = await ask(text, language);
  expect(answer.extras.plans).toHaveLength(1);
  const run = runOf(answer.extras.plans[0]);
  expect([run.kind, widthOf(run)]).toEqual([kind, width]);
  const plan = await makePlan(run, language, db);
  if (plan.kind !== "plan") throw new Error(plan.kind);
  // What is offered can be built as it is.
  expect(plan.changes).toEqual([]);
  expect(answer.text).toContain(formatLei(plan.price.totalBani, language));
  expect(answer.text).toMatch(/\d+–\d+/);
});

test("a kitchen without a width is asked for its wall's alone, and one answer is enough", async () => {
  const asked = "Vreau o bucătărie la comandă";
  const first = await ask(asked, "ro");
  expect(first.text).toBe("Cât de lat e peretele bucătăriei, în locul cel mai îngust?");
  expect(first.extras.plans).toEqual([]);
  const earlier = [
    { text: asked, isBot: false },
    { text: first.text, isBot: true },
  ];
  const { extras } = await ask("310", "ro", earlier);
  expect(widthOf(runOf(extras.plans[0]))).toBe(3100);
});

test("a wall that is too narrow is answered by the narrowest", async () => {
  const { text, extras } = await ask("o bucătărie pe măsură de 20 cm", "ro");
  expect(text).toContain("Pe un perete de 20 cm nu putem face o bucătărie.");
  expect(widthOf(runOf(extras.plans[0]))).toBeGreaterThan(200);
});

test("kitchens of the catalogue come with what to write for one of the own wall", async () => {
  const { text, extras } = await ask("Ce bucătării aveți?", "ro");
  expect(extras.products.length).toBeGreaterThan(0);
  expect(text).toContain("scrie-mi cât de lat e, de exemplu „300 cm”");
});
