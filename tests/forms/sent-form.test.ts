import { expect, test } from "vitest";

import { addOnce, deleteOldForms, newFormToken, sentForm } from "~/platform/forms/sent-form.server";

import { openEmptyShop } from "../memory-database";

const request = (path: string) => new Request(`http://localhost${path}`, { method: "POST" });

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("a form is the same while its address, sender, token and words are; nothing typed can be read from it", () => {
  const form = { formToken: newFormToken(), phone: "0722123456" };
  const same = sentForm(request("/a"), posted(form), "ana");
  expect(sentForm(request("/a?pagina=2"), posted(form), "ana")).toBe(same);
  expect(same).toMatch(/^[\w-]{43}$/);
  const others = [
    sentForm(request("/b"), posted(form), "ana"),
    sentForm(request("/a"), posted(form), "bela"),
    sentForm(request("/a"), posted({ ...form, formToken: newFormToken() }), "ana"),
    sentForm(request("/a"), posted({ ...form, phone: "0722123457" }), "ana"),
  ];
  expect(new Set([same, ...others]).size).toBe(5);
});

test("a form adds once and gets the same answer each time; refused, it may be sent again", async () => {
  const db = await openEmptyShop();
  let added = 0;
  const send = (form: string, isRefused = false) =>
    db.transaction().execute((trx) =>
      addOnce<"full">(form, trx, async () => {
        if (isRefused) return "full";
        added += 1;
        return Promise.resolve({ added: `number ${added}` });
      }),
    );
  expect(await send("one", true)).toBe("full");
  const answers = await Promise.all([send("one"), send("one"), send("one")]);
  expect(answers.map((answer) => answer !== "full" && answer.added)).toEqual(
    Array.from({ length: 3 }, () => "number 1"),
  );
  expect(await send("two")).toEqual({ added: "number 2" });
  expect(await send("one")).toEqual({ added: "number 1", isRepeated: true });
  expect(added).toBe(2);
});

test("a form is forgotten after a day, and not before", async () => {
  const db = await openEmptyShop();
  const day = 24 * 60 * 60 * 1000;
  const now = new Date();
  const sent = [day - 1000, day + 1000].map((age) => new Date(now.getTime() - age).toISOString());
  await db
    .insertInto("sent_forms")
    .values(sent.map((sent_at, index) => ({ form: String(index), answer: "", sent_at })))
    .execute();
  await deleteOldForms(now, db);
  expect(await db.selectFrom("sent_forms").select("form").execute()).toEqual([{ form: "0" }]);
});
