import { readdirSync } from "node:fs";

import { createInstance } from "i18next";
import { afterEach, expect, test, vi } from "vitest";

import { createBrowserTranslator } from "~/platform/i18n/front/browser-translator";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { readTexts, translatorOf } from "~/platform/i18n/translate.server";

import { size, someOf } from "../promises/proof";

/** All but what the workshop prints, which is in Romanian alone. */
const groups = readdirSync("locales/ro")
  .map((name) => name.replace(".json", ""))
  .filter((name) => name !== "workshop-package");
const requested: string[] = [];

type Translate = (key: string, values?: Record<string, unknown>) => string;

afterEach(() => {
  vi.unstubAllGlobals();
  requested.length = 0;
});

// Slow, as i18next is: in the language with the most plurals, and in all of them now and then.
const comparedLanguages = languageCodes.slice(-size(1, languageCodes.length));

test.each(comparedLanguages)("a text in %s is what i18next makes of it", (language) => {
  const i18next = createInstance();
  void i18next.init({
    lng: language,
    resources: {
      [language]: Object.fromEntries(
        groups.map((name) => [name, readTexts(language).get(name) ?? {}]),
      ),
    },
    defaultNS: "common",
    initImmediate: false,
    interpolation: { escapeValue: false },
  });
  const itself = i18next.t.bind(i18next) as unknown as Translate;
  let compared = 0;
  for (const group of groups) {
    const ours = translatorOf(language).translate(group as "common") as Translate;
    for (const key of keysOf(readTexts(language).get(group))) {
      const name = key.replace(/_(zero|one|two|few|many|other)$/, "");
      const plain = itself(name, { ns: group, count: 2, skipInterpolation: true });
      const places = [...plain.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = ""]) => place);
      const own = Object.fromEntries(places.map((place) => [place, `$& ${place} <și>`]));
      const plainly = [undefined, own, { ...own, other: 1 }];
      const counted = [0, 1, 2, 21].map((count) => ({ ...own, count }));
      for (const values of name === key ? plainly : [...plainly, ...counted]) {
        expect(ours(name, values), name).toBe(itself(name, { ns: group, ...values }));
        compared += 1;
      }
    }
    for (const key of ["common:skip", "common:nowhere.at.all", "Not a key: a sentence"]) {
      expect(ours(key), key).toBe(itself(key, { ns: group }));
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test.each(someOf(languageCodes, 4))("script says in %s what the server says", async (language) => {
  serveTexts(() => undefined);
  const browser = createBrowserTranslator(language, () => expect.unreachable());
  await browser.load(groups);
  expect(requested).toHaveLength(groups.length);
  let compared = 0;
  for (const group of groups) {
    const fromServer = translatorOf(language).translate(group as "common") as Translate;
    const fromScript = browser.translate(group as "common") as Translate;
    for (const key of keysOf(readTexts(language).get(group))) {
      const name = key.replace(/_(zero|one|two|few|many|other)$/, "");
      for (const values of [{}, ...[0, 1, 2, 21].map((count) => ({ count }))]) {
        const filled = { ...fillings, ...values };
        expect(fromScript(name, filled), name).toBe(fromServer(name, filled));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test("a group is fetched once, and again when it comes late; one that there is none of is not", async () => {
  vi.useFakeTimers();
  const faults = [500, 503];
  serveTexts(() => faults.shift());
  const browser = createBrowserTranslator("ro", () => expect.unreachable());
  const loaded = browser.load(["nav"]);
  await vi.advanceTimersByTimeAsync(5_000);
  await loaded;
  expect(requested).toHaveLength(3);
  expect(browser.hasGroup("nav")).toBe(true);

  await Promise.all(["toast", "toast"].map((name) => browser.load([name])));
  expect(requested.filter((address) => address.includes("toast"))).toHaveLength(1);

  const onLost = vi.fn();
  void createBrowserTranslator("ro", onLost).load(["nowhere"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onLost).toHaveBeenCalledOnce();
  expect(requested).toHaveLength(5);
  vi.useRealTimers();
});

const fillings = Object.fromEntries(
  JSON.stringify(groups.map((name) => readTexts("ro").get(name)))
    .match(/\{\{\w+\}\}/g)!
    .map((found) => found.slice(2, -2))
    .filter((name) => name !== "count")
    .map((name) => [name, "Ștefan & <fii>"]),
);

test("a value that ends with a full stop ends its sentence with one", () => {
  const t = translatorOf("hu").translate("drawings");
  expect(t("approvedOn", { date: "2027. május 5." })).toBe(
    "Ön jóváhagyta ezt a rajzot: 2027. május 5.",
  );
  expect(t("approvedOn", { date: "tegnap" })).toBe("Ön jóváhagyta ezt a rajzot: tegnap.");
  // What somebody wrote stays as it was written.
  expect(t("approvedOn", { date: "a..b" })).toBe("Ön jóváhagyta ezt a rajzot: a..b.");
});

function serveTexts(fault: () => number | undefined): void {
  vi.stubGlobal("__LOCALES_VERSION__", "1");
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    const status = fault();
    if (status) return Promise.resolve(new Response("", { status }));
    const [, language, group] = /^\/locales\/(\w+)\/([\w-]+)\.json\?v=1$/.exec(address) ?? [];
    const texts = readTexts(language as Language).get(group ?? "");
    return Promise.resolve(texts ? Response.json(texts) : new Response("", { status: 404 }));
  });
}

function keysOf(texts: unknown, before = ""): string[] {
  if (typeof texts !== "object" || texts === null) return [before];
  return Object.entries(texts).flatMap(([key, value]) =>
    keysOf(value, before === "" ? key : `${before}.${key}`),
  );
}
