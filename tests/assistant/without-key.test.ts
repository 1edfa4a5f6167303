import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";

import { mainOf } from "../routes/reading";
import { textOf } from "../visitor";
import { openAssistant } from "./questions/judge";

const { visitor } = await openAssistant();
const ADDRESS = "/asistent";

test.each(languageCodes)(
  "in %s a shop without a key speaks of no AI, and of no person",
  async (code) => {
    const { page } = await visitor().get(`${ADDRESS}?lng=${code}`);
    const text = textOf(page.querySelector("main"));
    expect(text).not.toMatch(/(?<!\p{L})(?:AI|IA|ИИ|yapay zekâ|mesterséges|изкуствен)(?!\p{L})/u);
    const [notice] = page.querySelectorAll("main p");
    expect(textOf(notice ?? null)).toMatch(/program|програм/iu);
  },
);

test("a question in another language than the page's is answered in its own, and the talk goes on", async () => {
  const somebody = visitor();
  const send = (message: string) => somebody.submit(ADDRESS, { intent: "send", message });
  const english = await send("Is assembly included, please?");
  const answer = english.page.querySelector('[role=log] [lang="en"]');
  expect(textOf(answer)).toContain("we put it together for you");
  // What belongs to the page stays in its language.
  const link = english.page.querySelector('[role=log] a[href="/termeni"]');
  expect(textOf(link)).toBe("Condițiile, pe larg");
  const romanian = await send("Livrați la Ploiești?");
  expect(mainOf(romanian)).toContain("Is assembly included, please?");
  expect(mainOf(romanian)).toContain("Livrăm în Prahova");
});

test("what is not understood leads to the contact form", async () => {
  const { page } = await visitor().submit(ADDRESS, { intent: "send", message: "zzyzx qwrtp" });
  const link = page.querySelector('[role=log] a[href="/contact"]');
  expect(textOf(link)).toBe("Scrie-ne");
  expect(textOf(page.querySelector("[role=log]"))).toContain("+40 21 555 01 42");
});
