import { expect, test } from "vitest";

import { conversations } from "./questions/conversations";
import { openAssistant } from "./questions/judge";

const { ask, judge } = await openAssistant();

test("there are sixty conversations, each of several messages", () => {
  expect(conversations).toHaveLength(60);
  for (const { turns } of conversations) expect(turns.length).toBeGreaterThan(1);
});

const named = conversations.map((one) => [one.page, one.turns[0]!.says, one] as const);

test.each(named)("on a page in %s „%s” goes on as it is known", async (page, _says, one) => {
  const earlier: { text: string; isBot: boolean }[] = [];
  for (const { says, known } of one.turns) {
    const answer = await ask(says, page, earlier);
    await judge(answer, known, one.in ?? page);
    earlier.push({ text: says, isBot: false }, { text: answer.text, isBot: true });
  }
});
