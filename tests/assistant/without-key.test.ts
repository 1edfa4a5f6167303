import { expect, test } from "vitest";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { mainOf } from "../routes/reading";
import { textOf } from "../visitor";
import { openAssistant } from "./questions/judge";

const { visitor, ask } = await openAssistant();
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

test.each<[Language, string]>([
  ["ro", "Faceți dulapuri sub mansardă? Am 240 cm lățime"],
  ["en", "I need a wardrobe under a sloping ceiling, 240 cm wide"],
  ["fr", "Je voudrais une armoire sous pente"],
  ["it", "Vorrei un armadio in mansarda"],
  ["hu", "Tetőtérbe szeretnék gardróbszekrényt"],
  ["bg", "Искам гардероб под скосен таван"],
  ["ru", "Нужен шкаф в мансарду"],
  ["tr", "Çatı katına gardırop istiyorum"],
  ["ro", "Vreau o comodă la peretele jos în spate, 180 cm"],
  ["en", "A chest of drawers for the knee wall, please"],
])("in %s who has a slope is told where a piece under it is planned", async (language, said) => {
  const { text, extras } = await ask(said, language);
  expect(text).toContain(translateIn(language, "planner")("places.slope"));
  expect(extras.links).toContainEqual({ kind: "page", page: "planner" });
  expect(extras.plans).toEqual([]);
});

test.each<[Language, string]>([
  ["ro", "Faceți dulapuri pe colț? Am 220 cm pe un perete"],
  ["en", "I would like an L-shaped corner wardrobe"],
  ["fr", "Je voudrais une armoire d’angle"],
  ["it", "Vorrei un armadio angolare"],
  ["hu", "Sarokba szeretnék gardróbszekrényt"],
  ["bg", "Искам ъглов гардероб"],
  ["ru", "Нужен угловой шкаф"],
  ["tr", "Köşeye gardırop istiyorum"],
])("in %s who has a corner is told where a piece for it is planned", async (language, said) => {
  const { text, extras } = await ask(said, language);
  expect(text).toContain(translateIn(language, "planner")("places.corner"));
  expect(extras.links).toContainEqual({ kind: "page", page: "planner" });
  expect(extras.plans).toEqual([]);
});

test.each<[Language, string]>([
  ["ro", "Faceți dulapuri pe diagonală, în colț?"],
  ["en", "I would like a diagonal corner wardrobe"],
  ["fr", "Je voudrais une armoire d’angle en diagonale"],
  ["it", "Vorrei un armadio in diagonale"],
  ["hu", "Átlós gardróbszekrényt szeretnék"],
  ["bg", "Искам диагонален гардероб"],
  ["ru", "Нужен угловой шкаф по диагонали"],
  ["tr", "Çapraz gardırop istiyorum"],
])("in %s who wants a diagonal one is told what to choose", async (language, said) => {
  const { text, extras } = await ask(said, language);
  const t = translateIn(language, "planner");
  expect(text).toContain(t("places.corner"));
  expect(text).toContain(t("cornerShapes.diagonal"));
  expect(extras.links).toContainEqual({ kind: "page", page: "planner" });
});

test("a desk for a corner is no wardrobe in one", async () => {
  const desk = await ask("Vreau un birou de colț, 140 lățime", "ro");
  expect(desk.text).not.toContain(translateIn("ro", "planner")("places.corner"));
});

test("a bed in an attic stands free, and what is said after a slope stays about it", async () => {
  const bed = await ask("Vreau un pat la mansardă, 160 lățime", "ro");
  expect(bed.text).not.toContain(translateIn("ro", "planner")("places.slope"));
  const first = "dulap sub pantă";
  const next = await ask("240 x 250 x 60", "ro", [{ text: first, isBot: false }]);
  expect(next.text).toContain(translateIn("ro", "planner")("places.slope"));
});
