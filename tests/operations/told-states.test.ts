import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { listFigures } from "~/front/operations/jobs/figures";
import { tellOfStates } from "~/front/operations/watching/tell";
import { listToldStates } from "~/front/operations/watching/told-states";
import { findWatched } from "~/front/operations/watching/watched";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import type { Db } from "~db/engine";

import { openEmptyShop } from "../memory-database";
import { addPerson } from "../people";
import { jumpClock } from "../world";

const MINUTE = 60 * 1000;
const start = Date.now();
const after = (minutes: number) => new Date(start + minutes * MINUTE);

/** What was written to administrators since it was last asked: to whom, and under which subject. */
async function written(db: Db): Promise<[recipient: string, subject: string][]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["recipient", "subject"])
    .where("subject", "!=", "a customer's")
    .orderBy("recipient")
    .execute();
  await db.deleteFrom("outbox").where("subject", "!=", "a customer's").execute();
  return rows.map(({ recipient, subject }) => [recipient, subject]);
}

test("every administrator who can read mail is told once, in their language, and once when it is over", async () => {
  const db = await openEmptyShop();
  const own = { role: "administrator" } as const;
  const ana = await addPerson(db, { ...own, email: "ana@example.com" });
  await db.updateTable("users").set({ language: "ru" }).where("id", "=", ana).execute();
  await addPerson(db, { ...own, email: "boss@example.com" });
  // Nobody reads the mail of the first one, of who has not confirmed, and sales are not meant.
  await addPerson(db, { ...own, email: "admin@atelier.local" });
  await addPerson(db, { ...own, email: "new@example.com", confirmed_at: null });
  await addPerson(db, { role: "sales", email: "sales@example.com" });
  expect(await tellOfStates(after(0), db)).toBe(0);

  await jumpClock(db, 3);
  expect(await tellOfStates(after(1), db)).toBe(1);
  expect(await written(db)).toEqual([
    ["ana@example.com", expect.stringContaining("часы ждут подтверждения")],
    ["boss@example.com", expect.stringContaining("ceas de confirmat")],
  ]);
  expect([...(await listToldStates(db)).keys()]).toEqual(["clock"]);
  expect(await tellOfStates(after(2), db)).toBe(0);
  expect(await written(db)).toEqual([]);

  await jumpClock(db, 0);
  expect(await tellOfStates(after(3), db)).toBe(1);
  expect(await written(db)).toEqual([
    ["ana@example.com", expect.stringContaining("исправлено")],
    ["boss@example.com", expect.stringContaining("s-a rezolvat")],
  ]);
  expect(await tellOfStates(after(4), db)).toBe(0);
  expect(await written(db)).toEqual([]);
  await db.destroy();
});

test("a mail names what happened, since when, and leads to where it is put right", async () => {
  const db = await openEmptyShop();
  await jumpClock(db, 3);
  await tellOfStates(after(0), db);
  const { recipient, text } = await db
    .selectFrom("outbox")
    .select(["recipient", "text"])
    .executeTakeFirstOrThrow();
  // There is nobody yet who reads mail: it goes to the shop's own address.
  expect(recipient).toMatch(/@/);
  expect(recipient).not.toBe("admin@atelier.local");
  expect(text).toContain("/admin/lansare");
  expect(text).toMatch(/Din: .*\d{4}/);
  expect(text).not.toMatch(/\{\{|undefined/);
  await db.destroy();
});

/** A mail of a customer's that was tried in vain, or that has gone. */
async function setTrouble(db: Db, isInTrouble: boolean): Promise<void> {
  await db.deleteFrom("outbox").where("subject", "=", "a customer's").execute();
  if (!isInTrouble) return;
  const mail = { recipient: `${randomUUID()}@example.com`, text: "", html: "" };
  await enqueueMail({ ...mail, subject: "a customer's" }, null, db);
  await db
    .updateTable("outbox")
    .set({ last_error: "refused", created_at: after(0).toISOString() })
    .where("subject", "=", "a customer's")
    .execute();
}

const PATIENCE = 60;

test("mail trouble is told of after an hour, and what ends before that to nobody", async () => {
  const looks = fc.array(
    fc.record({ wait: fc.constantFrom(1, 20, 59, 60, 61), isInTrouble: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  );
  const db = await openEmptyShop();
  await fc.assert(
    fc.asyncProperty(looks, async (steps) => {
      await db.deleteFrom("outbox").execute();
      await db.deleteFrom("told_states").execute();
      let minute = 0;
      let noticed: number | undefined;
      let isTold = false;
      for (const { wait, isInTrouble } of steps) {
        minute += wait;
        await setTrouble(db, isInTrouble);
        const isOver = !isInTrouble && isTold;
        noticed = isInTrouble ? (noticed ?? minute) : undefined;
        const isDue: boolean = noticed !== undefined && minute - noticed >= PATIENCE && !isTold;
        expect(await tellOfStates(after(minute), db)).toBe(isOver || isDue ? 1 : 0);
        const subjects = (await written(db)).map(([, subject]) => subject);
        expect(subjects.length).toBe(isOver || isDue ? 1 : 0);
        if (isOver) expect(subjects[0]).toContain("s-a rezolvat");
        isTold = isInTrouble && (isTold || isDue);
      }
    }),
    { numRuns: 30 },
  );
  await db.destroy();
});

test("mail that was given up hides no outage: trouble ends with it, and the next is told again", async () => {
  const db = await openEmptyShop();
  await setTrouble(db, true);
  expect(await tellOfStates(after(0), db)).toBe(0);
  expect(await tellOfStates(after(PATIENCE), db)).toBe(1);
  await db
    .updateTable("outbox")
    .set({ failed_at: after(3000).toISOString() })
    .execute();
  expect(await tellOfStates(after(3000), db)).toBe(1);
  await written(db);
  const figures = await listFigures(after(3000), db);
  // A person tries it again or leaves it: it stays in the office's list.
  const listed = (await findWatched(after(3000), db)).find(({ name }) => name === "mail")!.listed;
  expect(listed.count).toBe(1);
  expect(figures).toContain('atelier_mails{state="tried"} 0');
  expect(figures).toContain("atelier_oldest_mail_seconds 0");
  expect(figures).toMatch(/atelier_mails\{state="failed"\} [1-9]/);

  const mail = { recipient: "ana@example.com", subject: "a customer's", text: "", html: "" };
  await enqueueMail(mail, null, db);
  await db
    .updateTable("outbox")
    .set({ last_error: "refused" })
    .where("failed_at", "is", null)
    .execute();
  expect(await tellOfStates(after(4000), db)).toBe(0);
  expect(await tellOfStates(after(4000 + PATIENCE), db)).toBe(1);
  await db.destroy();
});

test("what is watched no more is forgotten without a mail, so that its next trouble is told", async () => {
  const db = await openEmptyShop();
  const [noticed_at, told_at] = [after(0).toISOString(), after(1).toISOString()];
  // No second place for copies is set here any more.
  await db.insertInto("told_states").values({ state: "copy", noticed_at, told_at }).execute();
  expect(await tellOfStates(after(2), db)).toBe(0);
  expect(await written(db)).toEqual([]);
  expect(await listToldStates(db)).toEqual(new Map());
  await db.destroy();
});

test("each watched state has words in every language and a page of the office", async () => {
  const db = await openEmptyShop();
  const watched = await findWatched(after(0), db);
  expect(watched.map(({ name }) => name)).toEqual(["mail", "backup", "disk", "clock", "cardTasks"]);
  for (const { name, page, count } of watched) {
    expect([name, page]).toEqual([name, expect.stringMatching(/^\/admin\//)]);
    expect([name, count]).toEqual([name, 0]);
    for (const language of languageCodes) {
      expect(translateIn(language, "watched")(`states.${name}.title`)).not.toContain("states.");
    }
  }
  await db.destroy();
});
