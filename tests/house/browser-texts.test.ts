import { afterEach, expect, test, vi } from "vitest";

import { browserTexts } from "~/i18n/browser-translate";
import { findTextGroup, translator } from "~/i18n/i18n.server";
import { languageCodes, type Language } from "~/languages";

import { size } from "../promises/proof";

const groups = Object.keys(translator("ro").store.data.ro ?? {});
const asked: string[] = [];

type Say = (key: string, values?: Record<string, unknown>) => string;

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test.each(languageCodes)("script says in %s what the server says", async (language) => {
  serveTexts(() => undefined);
  const texts = browserTexts(language, () => expect.unreachable());
  await texts.loadNamespaces(groups);
  expect(asked).toHaveLength(groups.length);
  let compared = 0;
  for (const group of groups) {
    const fromServer = translator(language).getFixedT(null, group as "common") as Say;
    const fromScript = texts.getFixedT(null, group as "common") as Say;
    for (const key of keysOf(findTextGroup(language, group))) {
      const name = key.replace(/_(zero|one|two|few|many|other)$/, "");
      for (const values of [{}, ...[0, 1, 2, 21].map((count) => ({ count }))]) {
        const filled = { ...fillings, ...values };
        expect(fromScript(name, filled), name).toBe(fromServer(name, filled));
        compared += 1;
      }
    }
    for (const key of ["common:skip", "common:nowhere.at.all", "Not a key: a sentence"]) {
      expect(fromScript(key), key).toBe(fromServer(key));
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

// Slow, as i18next is: in the language with the most plurals, and in all of them now and then.
const drawnLanguages = languageCodes.slice(-size(1, languageCodes.length));

test.each(drawnLanguages)("pages are drawn in %s with the words of i18next itself", (language) => {
  const instance = translator(language);
  const itself = instance.t.bind(instance) as unknown as Say;
  for (const group of groups) {
    const drawn = instance.getFixedT(null, group as "common") as Say;
    for (const key of keysOf(findTextGroup(language, group))) {
      const name = key.replace(/_(zero|one|two|few|many|other)$/, "");
      const plain = itself(name, { ns: group, count: 2, skipInterpolation: true });
      const places = [...plain.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = ""]) => place);
      const own = Object.fromEntries(places.map((place) => [place, `$& ${place} <și>`]));
      const asked = [undefined, own, { ...own, other: 1 }];
      const counted = [0, 1, 2, 21].map((count) => ({ ...own, count }));
      for (const values of name === key ? asked : [...asked, ...counted]) {
        expect(drawn(name, values), name).toBe(itself(name, { ns: group, ...values }));
      }
    }
    for (const key of ["common:skip", "common:nowhere.at.all", "Not a key: a sentence"]) {
      expect(drawn(key), key).toBe(itself(key, { ns: group }));
    }
  }
});

test("a group that comes late is tried again, one that there is none of is not", async () => {
  vi.useFakeTimers();
  const faults = [500, 503];
  serveTexts(() => faults.shift());
  const texts = browserTexts("ro", () => expect.unreachable());
  const loaded = texts.loadNamespaces("nav");
  await vi.runAllTimersAsync();
  await loaded;
  expect(asked).toHaveLength(3);
  expect(texts.hasLoadedNamespace("nav")).toBe(true);

  const onLost = vi.fn();
  await browserTexts("ro", onLost).loadNamespaces("nowhere");
  expect(onLost).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(4);
  vi.useRealTimers();
});

const fillings = Object.fromEntries(
  JSON.stringify(translator("ro").store.data.ro)
    .match(/\{\{\w+\}\}/g)!
    .map((found) => found.slice(2, -2))
    .filter((name) => name !== "count")
    .map((name) => [name, "Ștefan & <fii>"]),
);

function serveTexts(fault: () => number | undefined): void {
  vi.stubGlobal("__LOCALES_VERSION__", "1");
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const status = fault();
    if (status) return Promise.resolve(new Response("", { status }));
    const [, language, group] = /^\/locales\/(\w+)\/([\w-]+)\.json\?v=1$/.exec(address) ?? [];
    const texts = findTextGroup(language as Language, group ?? "");
    return Promise.resolve(texts ? Response.json(texts) : new Response("", { status: 404 }));
  });
}

function keysOf(texts: unknown, before = ""): string[] {
  if (typeof texts !== "object" || texts === null) return [before];
  return Object.entries(texts).flatMap(([key, value]) =>
    keysOf(value, before === "" ? key : `${before}.${key}`),
  );
}
