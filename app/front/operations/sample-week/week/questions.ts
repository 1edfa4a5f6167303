import { askInConversation } from "~/front/assistant/conversation.server";
import { SAMPLE_DOMAIN } from "~/platform/basics/rehearsal.server";
import { askQuestion } from "~/shop/questions/front/ask.server";
import { changeQuestion, type QuestionChange } from "~/shop/questions/front/change-question.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Entry, type Workshop } from "./diary";
import { people } from "./people";

export function questions({ db, hand, pieces }: Workshop): Entry[] {
  const ask = (place: number, who: number, text: string) => async () => {
    const { fullName: name, email } = people[who]!;
    const asked = { name, email, text, language: "ro" } as const;
    expectKind(await askQuestion(pieces.product(place), asked, db), "asked", "ask");
  };
  const change = (place: number, change_: QuestionChange) => async () => {
    const { id, version } = await db
      .selectFrom("product_questions")
      .select(["id", "version"])
      .where("product_id", "=", pieces.product(place).id)
      .where("email", "like", `%@${SAMPLE_DOMAIN}`)
      .executeTakeFirstOrThrow();
    // An answer forgets the address that marked it.
    await keepRow({ source: "product_questions", id }, db);
    expectKind(
      await changeQuestion(id, { change: change_, version }, hand, db),
      "changed",
      "answer",
    );
  };
  return [
    { daysAgo: 11, work: ask(0, 2, "Are saltea inclusă?") },
    {
      daysAgo: 10,
      work: change(0, { kind: "answer", answer: "Nu, salteaua se ia separat.", language: "ro" }),
    },
    { daysAgo: 7, work: ask(5, 13, "Prima la cine răspunde primul!!!") },
    { daysAgo: 6, work: change(5, { kind: "hide" }) },
    { daysAgo: 1, work: ask(7, 8, "Ce greutate ține un raft?") },
  ];
}

/** Asks the assistant, as a visitor without an account. */
export async function ask({ db }: Workshop, text: string): Promise<void> {
  const question = { conversationId: undefined, userId: null, text, language: "ro" } as const;
  const { conversationId } = await askInConversation(question, db);
  await keepRow({ source: "conversations", id: conversationId }, db);
}
