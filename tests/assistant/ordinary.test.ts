import { expect, test } from "vitest";

import { translateIn } from "~/platform/i18n/translate.server";

import { openAssistant } from "./questions/judge";
import { ordinary } from "./questions/ordinary";

const { ask, judge } = await openAssistant();

test.each(ordinary)("in %s, about %s: „%s”", async (language, about, says) => {
  const answer = await ask(says, language);
  if (about === "human") await judge(answer, { nothing: true }, language);
  else if (about !== "term") await judge(answer, { about }, language);
  else {
    // Of a piece to measure also when what is planned comes, behind what there is of its kind.
    const [said = ""] = translateIn(language, "assistant-words")("term.planned").split("{{");
    expect(answer.text).toContain(said);
  }
});

test("what a planned piece is asked for is not taken for a question about the shop", async () => {
  await judge(
    await ask("vreau un dulap din MDF alb, lat de 180 cm", "ro"),
    { asks: "height" },
    "ro",
  );
  await judge(await ask("dulap pentru baie, 80 lățime", "ro"), { asks: "height" }, "ro");
});
