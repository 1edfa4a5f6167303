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

const widthsOf = ({ walls }: Run) => walls.map(({ widths }) => Math.min(...widths));

test.each<[Language, string, Run["kind"], ...number[]]>([
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
  ["ro", "Vreau o bucătărie în L, 320 x 250 cm", "kitchen", 3200, 2500],
  ["ro", "bucătărie pe colț, 260 cm pe stânga și 300 cm pe dreapta", "kitchen", 2600, 3000],
  ["en", "an L-shaped kitchen, 3 m by 2.4 m", "kitchen", 3000, 2400],
  ["fr", "une cuisine en U, 240 x 300 x 240 cm", "kitchen", 2400, 3000, 2400],
  ["it", "una cucina ad angolo, 300 x 240 cm", "kitchen", 3000, 2400],
  ["hu", "U alakú konyha, 240 x 320 x 260 cm", "kitchen", 2400, 3200, 2600],
  ["bg", "ъглова кухня 300 х 240 см", "kitchen", 3000, 2400],
  ["ru", "угловая кухня 300 х 240 см", "kitchen", 3000, 2400],
  ["tr", "L şeklinde mutfak, 300 x 240 cm", "kitchen", 3000, 2400],
])(
  "in %s „%s” is planned along the wall, with its price",
  async (language, text, kind, ...widths) => {
    const answer = await ask(text, language);
    expect(answer.extras.plans).toHaveLength(1);
    const run = runOf(answer.extras.plans[0]);
    expect([run.kind, ...widthsOf(run)]).toEqual([kind, ...widths]);
    const plan = await makePlan(run, language, db);
    if (plan.kind !== "plan") throw new Error(plan.kind);
    // What is offered can be built as it is.
    expect(plan.changes).toEqual([]);
    expect(answer.text).toContain(formatLei(plan.price.totalBani, language));
    expect(answer.text).toMatch(/\d+–\d+/);
  },
);

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
  expect(widthsOf(runOf(extras.plans[0]))).toEqual([3100]);
});

test("a wall that is too narrow is answered by the narrowest", async () => {
  const { text, extras } = await ask("o bucătărie pe măsură de 20 cm", "ro");
  expect(text).toContain("Pe un perete de 20 cm nu putem face o bucătărie.");
  expect(widthsOf(runOf(extras.plans[0]))[0]).toBeGreaterThan(200);
});

test.each([
  ["Vreau o bucătărie în L", "cei doi pereți", ["300 x 240"], [3000, 2400]],
  ["Vreau o bucătărie în L", "cei doi pereți", ["310 și 250"], [3100, 2500]],
  ["Vreau o bucătărie în L de 3 m", "cei doi pereți", ["260"], [3000, 2600]],
  ["Fac o bucătărie în U", "cei trei pereți", ["250", "300 și 260"], [2500, 3000, 2600]],
] as const)("“%s” is asked for %s", async (asked, told, answers, widths) => {
  const earlier: { text: string; isBot: boolean }[] = [];
  let last = { text: asked as string, plans: [] as string[] };
  for (const said of [asked, ...answers]) {
    const { text, extras } = await ask(said, "ro", earlier);
    if (extras.plans.length === 0) expect(text).toContain(told);
    earlier.push({ text: said, isBot: false }, { text, isBot: true });
    last = { text, plans: extras.plans };
  }
  expect(widthsOf(runOf(last.plans[0]))).toEqual(widths);
});

test("walls that are too short for their corner are answered by the nearest", async () => {
  const { text, extras } = await ask("o bucătărie în L de 60 x 300 cm", "ro");
  expect(text).toContain("Pe pereți de 60 × 300 cm nu putem face o bucătărie.");
  const [left, right] = widthsOf(runOf(extras.plans[0]));
  expect(left).toBeGreaterThan(600);
  expect(right).toBe(3000);
});

test("kitchens of the catalogue come with what to write for one of the own wall", async () => {
  const { text, extras } = await ask("Ce bucătării aveți?", "ro");
  expect(extras.products.length).toBeGreaterThan(0);
  expect(text).toContain("scrie-mi cât de lat e, de exemplu „300 cm”");
});
