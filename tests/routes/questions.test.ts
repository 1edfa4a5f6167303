import { expect, test } from "vitest";

import { addAnswered, addQuestion } from "../questions/fixtures";
import { toastOf } from "../visitor";
import { pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const sales = await signedIn({ email: "sales@example.com", role: "sales" });
const page = pieces.bed.path;
const address = `${page}/intrebari`;
const asked = { name: "Ioana", text: "Se poate livra patul demontat, la etajul 4?" };
const DESK = "/admin/intrebari";

const rowOf = (id: string) =>
  db.selectFrom("product_questions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const newest = () =>
  db.selectFrom("product_questions").selectAll().orderBy("created_at", "desc").limit(1);
const mailsTo = (recipient: string) =>
  db.selectFrom("outbox").select(["subject", "text"]).where("recipient", "=", recipient).execute();

test("both tabs of a product lead to the form, and nothing unanswered is shown", async () => {
  const sent = await visitor().submit(address, { ...asked, email: "Ioana@example.com" });
  expect(toastOf(sent.page)).toContain("Întrebarea a fost trimisă");
  for (const path of [page, `${page}?fila=personalizare`, address]) {
    expect(mainOf(await visitor().get(path))).not.toContain(asked.text);
  }
  for (const path of [page, `${page}?fila=personalizare`]) {
    const { page: shown } = await visitor().get(path);
    expect(shown.querySelector(`main a[href="${address}#intreaba"]`)).not.toBeNull();
  }
  expect(await mailsTo("ioana@example.com")).toEqual([]);
});

test("an answer shows the question, is mailed once, and the address is forgotten", async () => {
  const { id, version } = await newest().executeTakeFirstOrThrow();
  expect(mainOf(await sales.get(DESK))).toContain(asked.text);
  const answer = { intent: "answer", id, language: "ro", text: "Da, îl montăm la voi." };
  const refused = await sales.post(DESK, { ...answer, text: " ", version: String(version) });
  expect(refused.status).toBe(422);
  expect((await sales.post(DESK, { ...answer, version: String(version) })).status).toBe(303);
  for (const path of [page, `${page}?fila=personalizare`, address]) {
    const text = mainOf(await visitor().get(path));
    expect(text).toContain(asked.text);
    expect(text).toContain(answer.text);
  }
  expect((await rowOf(id)).email).toBeNull();
  const stale = await sales.post(DESK, { ...answer, text: "Nu.", version: String(version) });
  expect(stale.status).toBe(409);
  const next = { ...answer, text: "Da, și îl montăm.", version: String(version + 1) };
  expect((await sales.post(DESK, next)).status).toBe(303);
  const mails = await mailsTo("ioana@example.com");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(answer.text);
  expect(mails[0]?.text).toContain(address);

  const hide = { intent: "hide", id, version: String(version + 2) };
  expect((await sales.post(DESK, hide)).status).toBe(303);
  expect(mainOf(await visitor().get(page))).not.toContain(asked.text);
  expect(mainOf(await sales.get(`${DESK}?dosar=ascunse&cauta=demontat`))).toContain(asked.text);
  expect(mainOf(await sales.get(`${DESK}?dosar=ascunse&cauta=elicopter`))).not.toContain(
    asked.text,
  );
  const show = { intent: "show", id, version: String(version + 3) };
  expect((await sales.post(DESK, show)).status).toBe(303);
  expect(mainOf(await visitor().get(page))).toContain(next.text);
});

test("what is too short or no address is refused beside its field, as typed", async () => {
  const answer = await visitor().post(address, { name: "I", email: "ioana@", text: "Ce?" });
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, controlOf(answer.page, "text"))).toContain("10 caractere");
  expect(descriptionOf(answer.page, controlOf(answer.page, "email"))).toContain("invalidă");
  expect(valueOf(controlOf(answer.page, "text"))).toBe("Ce?");
  const long = await visitor().post(address, { ...asked, text: "x".repeat(501) });
  expect(long.status).toBe(422);
});

test("what a machine fills in is answered and forgotten; nobody asks about what is not there", async () => {
  const count = async () =>
    (await db.selectFrom("product_questions").select("id").execute()).length;
  const before = await count();
  expect((await visitor().post(address, { ...asked, website: "x" })).status).toBe(303);
  expect(await count()).toBe(before);
  expect((await visitor().get("/produse/bai/99/intrebari")).status).toBe(404);
  expect((await visitor().post("/produse/bai/99/intrebari", asked)).status).toBe(404);
  const gone = { intent: "hide", id: "unknown", version: "1" };
  expect((await sales.post(DESK, gone)).status).toBe(404);
  expect((await sales.post(DESK, { intent: "x", id: "unknown" })).status).toBe(400);
});

test("the product shows the newest five, the list the rest, each in its language", async () => {
  for (let number = 0; number < 12; number += 1) {
    await addAnswered(db, { text: `Întrebarea ${number}?` });
  }
  await addAnswered(db, {
    text: "Kérdés?",
    language: "hu",
    answer: "Igen.",
    answer_language: "hu",
  });
  const { page: shown } = await visitor().get(page);
  const link = shown.querySelector(`main a[href="${address}"]`);
  expect(link?.textContent).toMatch(/^Vezi toate cele \d+ întrebări$/);
  expect(shown.querySelectorAll("main [lang=hu]")).toHaveLength(0);
  const second = await visitor().get(`${address}?intrebari=2`);
  const words = second.page
    .querySelectorAll("main [lang=hu]")
    .map(({ textContent }) => textContent);
  expect(words).toEqual(["Kérdés?", "Igen."]);
});

test("the dashboard names questions that wait", async () => {
  await addQuestion(db);
  expect(mainOf(await sales.get("/admin"))).toContain("întrebări despre piese");
});
