import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "~/platform/format/dates";
import { languageCodes } from "~/platform/i18n/languages";
import { addFigures, type DayFigure } from "~/shop/figures/counting/add-figures.server";
import { figureKinds, figureSteps } from "~/shop/figures/front/figure";
import { figureFilterQuery, readFigureFilter } from "~/shop/figures/front/figure-filter";
import { isPersonsVisit } from "~/shop/figures/front/is-persons-visit";
import { sumOldFigures } from "~/shop/figures/front/old-figures.server";
import { findFigures, sumBy } from "~/shop/figures/front/report.server";
import { countVisit, saveVisits } from "~/shop/figures/front/visits.server";

import { breakChange } from "../engine";
import { openEmptyShop } from "../memory-database";

const TODAY = "2026-11-26";
const NOON = new Date(`${TODAY}T12:00:00Z`);
const everything = { from: "2000-01-01", to: "2100-01-01", language: "" } as const;

const figure: fc.Arbitrary<DayFigure> = fc.record({
  day: fc.integer({ min: 0, max: 900 }).map((days) => addDays(TODAY, -days)),
  kind: fc.constantFrom(...figureKinds),
  language: fc.constantFrom(...languageCodes),
  step: fc.constantFrom(...figureSteps),
  count: fc.integer({ min: 1, max: 50 }),
});

const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

test("the sums by kind, by language and of all are the same, whatever was counted and however often", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(figure, { maxLength: 40 }), async (figures) => {
      const db = await openEmptyShop();
      await addFigures(figures, db);
      const cells = await findFigures(everything, db);
      const byKind = sumBy(cells, ({ kind }) => kind);
      const byLanguage = sumBy(cells, ({ language }) => language);
      for (const step of figureSteps) {
        const counted = total(figures.filter((one) => one.step === step));
        for (const sums of [byKind, byLanguage]) {
          expect(total(sums.map(({ counts }) => ({ count: counts[step] })))).toBe(counted);
        }
      }
      // A language chosen shows that language's row alone.
      const [first] = byLanguage;
      if (first) {
        const chosen = await findFigures({ ...everything, language: first.key }, db);
        expect(sumBy(chosen, ({ language }) => language)).toEqual([first]);
      }
      await db.destroy();
    }),
    { numRuns: 30 },
  );
});

test("old days become months, nothing is lost, and doing it twice changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(figure, { maxLength: 40 }), async (figures) => {
      const db = await openEmptyShop();
      await addFigures(figures, db);
      const before = await findFigures(everything, db);
      await sumOldFigures(NOON, db);
      expect(await findFigures(everything, db)).toEqual(before);
      const rows = await db.selectFrom("figures").selectAll().execute();
      const first = `${addDays(TODAY, -400).slice(0, 7)}-01`;
      for (const { day } of rows) if (day < first) expect(day.slice(8)).toBe("01");
      const kept = figures.filter(({ day }) => day >= first).map(({ day }) => day);
      expect(new Set(rows.map(({ day }) => day).filter((day) => day >= first))).toEqual(
        new Set(kept),
      );
      expect(await sumOldFigures(NOON, db)).toBe(0);
      await db.destroy();
    }),
    { numRuns: 30 },
  );
});

test("what is counted is saved once, under its day in Bucharest, and nothing else is stored", async () => {
  const db = await openEmptyShop();
  const view = { kind: "bed", language: "ro", step: "view" } as const;
  const late = new Date("2026-11-25T22:30:00Z");
  for (let times = 0; times < 3; times += 1) countVisit(view, late);
  countVisit({ ...view, language: "fr" }, NOON);
  await saveVisits(db);
  await saveVisits(db);
  countVisit(view, NOON);
  await saveVisits(db);
  expect(await db.selectFrom("figures").selectAll().orderBy("language").execute()).toEqual([
    { day: TODAY, kind: "bed", language: "fr", step: "view", count: 1 },
    { day: TODAY, kind: "bed", language: "ro", step: "view", count: 4 },
  ]);
  const tables = await db.introspection.getTables();
  const { columns = [] } = tables.find(({ name }) => name === "figures") ?? {};
  expect(columns.map(({ name }) => name)).toEqual(["day", "kind", "language", "step", "count"]);
});

test("what could not be saved is saved later", async () => {
  const [broken, db] = [await openEmptyShop(), await openEmptyShop()];
  await breakChange(broken, { change: "insert", table: "figures" }, "no");
  countVisit({ kind: "desk", language: "it", step: "design" }, NOON);
  await expect(saveVisits(broken)).rejects.toThrow("no");
  countVisit({ kind: "desk", language: "it", step: "design" }, NOON);
  await saveVisits(db);
  expect(await db.selectFrom("figures").select("count").execute()).toEqual([{ count: 2 }]);
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test.each<[string, string, Record<string, string>, boolean]>([
  ["a browser", "GET", {}, true],
  [
    "a telephone called Cubot",
    "GET",
    { "user-agent": "Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36" },
    true,
  ],
  ["headers alone", "HEAD", {}, false],
  ["no name", "GET", { "user-agent": "" }, false],
  ["a tool", "GET", { "user-agent": "curl/8.5.0" }, false],
  [
    "Google",
    "GET",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    false,
  ],
  ["a preview", "GET", { "user-agent": "Mozilla/5.0 (compatible; BingPreview/1.0b)" }, false],
  ["a fetch ahead", "GET", { "sec-purpose": "prefetch" }, false],
  ["a page drawn ahead", "GET", { "sec-purpose": "prefetch;prerender" }, false],
  ["an older fetch ahead", "GET", { purpose: "prefetch" }, false],
])("%s: whether somebody looks", (_what, method, headers, isSomebody) => {
  const sent: Record<string, string> = { "user-agent": FIREFOX, ...headers };
  expect(isPersonsVisit(method, (name) => sent[name])).toBe(isSomebody);
});

test("a filter reads any address, and its own query leads back to it", () => {
  const anyQuery = fc.dictionary(
    fc.constantFrom("de", "pana", "limba", "x"),
    fc.oneof(fc.string(), fc.constantFrom("2026-01-05", "2025-13-45", "2026-02-01", "ro", "xx")),
  );
  fc.assert(
    fc.property(anyQuery, (typed) => {
      const filter = readFigureFilter(new URLSearchParams(typed), TODAY);
      expect(filter.from <= filter.to).toBe(true);
      const again = new URLSearchParams(figureFilterQuery(filter));
      expect(readFigureFilter(again, TODAY)).toEqual(filter);
    }),
  );
  expect(readFigureFilter(new URLSearchParams(), TODAY)).toEqual({
    from: "2026-10-28",
    to: TODAY,
    language: "",
  });
});
