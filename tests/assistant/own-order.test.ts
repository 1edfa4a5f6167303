import { expect, test } from "vitest";

import type { Language } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { buyerDetails, pieces } from "../world";
import { openAssistant } from "./questions/judge";

const { ask, db } = await openAssistant();
const words = textsOf("ro", "assistant-words").order;
const { number } = await placePieces(db, [[pieces.desk, 1]]);
const { email } = buyerDetails;

async function say(texts: string[], language: Language = "ro", userId: string | null = null) {
  const earlier = texts.slice(0, -1).map((text) => ({ text, isBot: false }));
  const { text, extras } = await ask(texts.at(-1)!, language, earlier, userId);
  return { text, links: extras.links };
}

test("who writes the number and the e-mail of an order reads how far it is, in one message or two", async () => {
  const told = `Comanda ${number}: Nouă.`;
  for (const texts of [
    [`Unde e comanda ${number}? Am comandat cu ${email}`],
    [`Unde e comanda mea?`, `${number}, ${email.toUpperCase()}`],
    [`Unde e comanda mea?`, number, email],
    [`Unde e comanda mea? ${email}`, number.toLowerCase()],
    [number.replaceAll("-", " "), email],
  ]) {
    const { text } = await say(texts);
    expect(text, texts.join(" · ")).toContain(told);
    expect(text).toMatch(/Livrarea întregii comenzi: 2–5 zile, cel târziu pe \d/);
  }
  expect((await say([`Where is ${number}? ${email}`], "en")).text).toContain(
    `Order ${number}: New.`,
  );
});

test("nobody reads of an order whose e-mail is another, nor whether there is one", async () => {
  const [prefix, year] = number.split("-");
  const unknown = `${prefix}-${year}-999999`;
  for (const texts of [
    [`comanda ${number} altcineva@example.com`],
    [`comanda ${unknown} ${email}`],
    [`comanda ${unknown} altcineva@example.com`],
    // What was written in another conversation long ago proves nothing.
    [email, "a", "b", "c", "d", `comanda ${number}`, "altcineva@example.com"],
  ]) {
    const { text } = await say(texts);
    expect(text).toBe(words.unproven);
    expect(text).not.toContain(number);
  }
  expect((await say([`comanda ${number}`])).text).toBe(words.askEmail);
  expect((await say([`unde e comanda mea? ${email}`])).text).toBe(words.askNumber);
  expect((await say(["unde e comanda mea?"])).text).toBe(words.signIn);
});

test("who is signed in reads of another's order no more than anybody, and of an own one at once", async () => {
  const ana = await addPerson(db);
  const mine = await placePieces(db, [[pieces.bed, 1]]);
  await db.updateTable("orders").set({ user_id: ana }).where("id", "=", mine.id).execute();
  expect((await say([`comanda ${number}`], "ro", ana)).text).toBe(words.askEmail);
  expect((await say([`comanda ${number} altcineva@example.com`], "ro", ana)).text).toBe(
    words.unproven,
  );
  expect(await say(["unde e comanda mea?"], "ro", ana)).toMatchObject({
    links: [{ kind: "order", number: mine.number }],
  });
});

test("a number of something else is no order, and a forgotten buyer's order is nobody's", async () => {
  expect((await say(["dulap de 2026 mm x 2200 mm x 600 mm"])).text).toContain("Dulap");
  await db.updateTable("orders").set({ email: "" }).where("number", "=", number).execute();
  expect((await say([`comanda ${number} ${email}`])).text).toBe(words.unproven);
});
