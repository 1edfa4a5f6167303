import { afterAll, expect, test } from "vitest";

import type { Question } from "~/front/assistant/answering/answer";
import { noFacts } from "~/front/assistant/facts";
import { languageCodes, type Language } from "~/platform/i18n/languages";

import { someOf } from "../promises/proof";
import { callTools, say, startProvider } from "../provider";
import { openShop } from "../routes/shop";
import { bulgarian } from "./questions/bulgarian";
import { english } from "./questions/english";
import { french } from "./questions/french";
import { hungarian } from "./questions/hungarian";
import { italian } from "./questions/italian";
import type { KnownQuestion } from "./questions/question";
import { romanian } from "./questions/romanian";
import { russian } from "./questions/russian";
import { turkish } from "./questions/turkish";

await openShop();
const provider = await startProvider();
const { Assistant } = await import("~/front/assistant/assistant.server");
const { answerByCode } = await import("~/front/assistant/answering/code-answer.server");
afterAll(() => provider.close());

const questions: Record<Language, KnownQuestion[]> = {
  ro: romanian,
  en: english,
  tr: turkish,
  bg: bulgarian,
  hu: hungarian,
  it: italian,
  fr: french,
  ru: russian,
};
const patience = { connectMs: 10_000, totalMs: 20_000, maxBytes: 64 * 1024 };

function ask(text: string, language: Language) {
  const assistant = new Assistant({
    patience,
    baseUrl: provider.url,
    findKey: () => Promise.resolve("sk-good-0000-secret"),
  });
  const question: Question = {
    text,
    language,
    earlier: [],
    facts: noFacts,
    personal: [],
    // A client of its own for each, so that none has used its share of the day.
    client: `${language} ${text}`,
    userId: null,
  };
  return assistant.answer(question);
}

const find = (language: Language, what: string) =>
  questions[language].find(({ known, after }) => what in known && !after)!;

test.each(someOf(languageCodes, 4))(
  "in %s the model plans the known piece, and says it whole",
  async (code) => {
    const { says, known } = questions[code][2]!;
    if (!("plan" in known) || !known.plan.niche) throw new Error("the third is planned in a niche");
    const [width_mm, height_mm, depth_mm] = known.plan.typed;
    const { skirting: skirting_mm } = known.plan.niche;
    const byCode = await answerByCode(
      { text: says, language: code, earlier: [], userId: null },
      "missing-key",
      null,
    );
    const wanted = {
      kind: "wardrobe",
      is_in_niche: true,
      width_mm,
      height_mm,
      depth_mm,
      skirting_mm,
    };
    provider.behave(callTools({ name: "plan_piece", wanted }), say(byCode.text));
    const answer = await ask(says, code);
    expect(answer.source).toBe("ai");
    expect(answer.extras.isTrimmed).toBe(false);
    expect(answer.text).toBe(byCode.text);
    expect(answer.extras.plans).toEqual(byCode.extras.plans);
  },
);

test.each(someOf(languageCodes, 4))(
  "in %s the model tells of a delivery what the zones say",
  async (code) => {
    const { says } = find(code, "delivers");
    const byCode = await answerByCode(
      { text: says, language: code, earlier: [], userId: null },
      "missing-key",
      null,
    );
    const lie = `${byCode.text.replace(/\d{3}/u, "999")}`;
    provider.behave(
      callTools({ name: "delivery_to", wanted: { place: says } }),
      say(`${byCode.text}\n${lie}`),
    );
    const answer = await ask(says, code);
    expect(answer.source).toBe("ai");
    expect(answer.text).toContain(byCode.text);
    expect(answer.text).not.toContain("999");
  },
);
