import { expect, test } from "vitest";

import { listAnswered } from "~/shop/questions/front/list-questions.server";
import {
  deleteOldQuestions,
  eraseQuestions,
  findQuestionData,
  findWaitingQuestions,
} from "~/shop/questions/front/old-questions.server";

import { openCatalogue } from "../memory-database";
import { pieceId, pieces } from "../world";
import { addAnswered, addQuestion } from "./fixtures";

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

test("those in the reader's language come first, then the newest, in bounded pages", async () => {
  const db = await openCatalogue();
  const product = await pieceId(db, pieces.bed);
  for (let day = 1; day <= 12; day += 1) {
    const language = day % 4 === 0 ? "hu" : "ro";
    await addAnswered(db, { language, text: `${language} ${day}`, created_at: daysAgo(day) });
  }
  await addQuestion(db, { text: "waiting" });
  await addAnswered(db, { text: "hidden", hidden_at: daysAgo(1) });
  const texts = async (wanted: number, size?: number) =>
    (await listAnswered(product, "hu", { wanted, ...(size && { size }) }, db)).questions.map(
      ({ text }) => text,
    );
  expect(await texts(1, 5)).toEqual(["hu 4", "hu 8", "hu 12", "ro 1", "ro 2"]);
  expect(await texts(2)).toEqual(["ro 10", "ro 11"]);
  expect(await texts(99)).toEqual(["ro 10", "ro 11"]);
});

test("what is not shown goes after half a year, with its account before, and what is shown stays", async () => {
  const db = await openCatalogue();
  await addQuestion(db, { text: "new", created_at: daysAgo(179) });
  await addQuestion(db, { text: "old", created_at: daysAgo(181) });
  await addAnswered(db, { text: "answered", created_at: daysAgo(900) });
  await addAnswered(db, { text: "hidden", hidden_at: daysAgo(181) });
  await addQuestion(db, { text: "ana's", email: "ana@example.com" });
  const texts = async () =>
    (await db.selectFrom("product_questions").select("text").orderBy("text").execute()).map(
      ({ text }) => text,
    );
  await deleteOldQuestions(new Date(), db);
  expect(await texts()).toEqual(["ana's", "answered", "new"]);
  expect((await findWaitingQuestions(db)).count).toBe(2);
  expect(await findQuestionData("Ana@example.com", db)).toMatchObject([{ text: "ana's" }]);
  await eraseQuestions("Ana@example.com", db);
  expect(await texts()).toEqual(["answered", "new"]);
});
