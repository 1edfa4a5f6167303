import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { keepMailFile, listMailFiles } from "~/platform/mail/mail-files.server";
import { deleteOldMail, enqueueMail, enqueueMails } from "~/platform/mail/outbox.server";
import {
  claimDueMail,
  recordMailFailure,
  recordMailSent,
  type DueMail,
} from "~/platform/mail/sending/due-mails.server";
import type { Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { openDatabase } from "~db/sqlite/engine";

import { openEmptyShop } from "../memory-database";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

async function enqueue(db: Db, subject = "Comanda"): Promise<void> {
  const mail = { recipient: "ileana@example.com", subject, text: "text", html: "<p>text</p>" };
  await enqueueMail(mail, null, db);
}

test("a new mail is due at once, whole", async () => {
  const db = await openEmptyShop();
  await enqueueMail(
    { recipient: "a@example.com", replyTo: "b@example.com", subject: "S", text: "T", html: "H" },
    null,
    db,
  );
  expect(await claimDueMail(new Date(), db)).toMatchObject({
    recipient: "a@example.com",
    replyTo: "b@example.com",
    subject: "S",
    text: "T",
    html: "H",
    attempts: 1,
  });
});

test("an empty outbox has nothing due", async () => {
  expect(await claimDueMail(new Date(), await openEmptyShop())).toBeUndefined();
});

test("a claimed mail is out of reach for two minutes, then comes back by itself", async () => {
  const db = await openEmptyShop();
  await enqueue(db);
  const now = new Date();
  const mail = (await claimDueMail(now, db))!;
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  expect(await claimDueMail(after(2 * MINUTE - SECOND), db)).toBeUndefined();
  expect(await claimDueMail(after(2 * MINUTE), db)).toMatchObject({ id: mail.id, attempts: 2 });
});

test("a sent mail is never due again", async () => {
  const db = await openEmptyShop();
  await enqueue(db);
  const mail = (await claimDueMail(new Date(), db))!;
  await recordMailSent(mail.id, db);
  expect(await claimDueMail(later(365 * 24 * 60 * MINUTE), db)).toBeUndefined();
  const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(row.sent_at).not.toBeNull();
});

test("mails go out oldest first", async () => {
  const db = await openEmptyShop();
  for (const subject of ["one", "two", "three"]) {
    await enqueue(db, subject);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const subjects: (string | undefined)[] = [];
  for (let mails = 0; mails < 3; mails += 1) {
    subjects.push((await claimDueMail(later(0), db))?.subject);
  }
  expect(subjects).toEqual(["one", "two", "three"]);
});

test("each failure doubles the pause, from 30 seconds to an hour at most", async () => {
  const db = await openEmptyShop();
  await enqueue(db);
  let now = new Date();
  const pauses: number[] = [];
  for (let attempts = 0; attempts < 9; attempts += 1) {
    const mail = (await claimDueMail(now, db))!;
    await recordMailFailure(mail, "mailbox full", now, db);
    const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row.last_error).toBe("mailbox full");
    pauses.push((Date.parse(row.next_attempt_at) - now.getTime()) / SECOND);
    expect(await claimDueMail(new Date(Date.parse(row.next_attempt_at) - 1), db)).toBeUndefined();
    now = new Date(row.next_attempt_at);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
});

test("after about two days of failures a mail waits for a person", async () => {
  const db = await openEmptyShop();
  await enqueue(db);
  const start = new Date();
  let now = start;
  for (;;) {
    const mail = await claimDueMail(now, db);
    if (!mail) break;
    await recordMailFailure(mail, "no such host", now, db);
    const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    if (row.failed_at) {
      expect(row.failed_at).toBe(now.toISOString());
      break;
    }
    now = new Date(row.next_attempt_at);
  }
  const days = (now.getTime() - start.getTime()) / (24 * 60 * MINUTE);
  expect(days).toBeGreaterThan(1.5);
  expect(days).toBeLessThan(2.5);
  expect(await claimDueMail(later(365 * 24 * 60 * MINUTE), db)).toBeUndefined();
});

test("a reason of any length is kept, shortened", async () => {
  const db = await openEmptyShop();
  await enqueue(db);
  const mail = (await claimDueMail(new Date(), db))!;
  await recordMailFailure(mail, "x".repeat(10_000), new Date(), db);
  const row = await db.selectFrom("outbox").select("last_error").executeTakeFirstOrThrow();
  expect(row.last_error).toBe("x".repeat(500));
});

test("a mail that fails does not hold up the others", async () => {
  const db = await openEmptyShop();
  await enqueue(db, "bad");
  await new Promise((resolve) => setTimeout(resolve, 2));
  await enqueue(db, "good");
  const bad = (await claimDueMail(later(0), db))!;
  await recordMailFailure(bad, "refused", new Date(), db);
  expect((await claimDueMail(later(0), db))?.subject).toBe("good");
});

test("two processes on one database never get the same mail", async () => {
  const directory = mkdtempSync(join(tmpdir(), "outbox-"));
  const file = join(directory, "shop.sqlite");
  const one = openDatabase(file);
  await migrate(one);
  const other = openDatabase(file);
  try {
    for (let mails = 0; mails < 30; mails += 1) await enqueue(one, `mail ${mails}`);
    const take = async (db: Db) => {
      const taken: DueMail[] = [];
      for (let mail = await claimDueMail(later(0), db); mail;) {
        taken.push(mail);
        mail = await claimDueMail(later(0), db);
      }
      return taken;
    };
    const [first, second] = await Promise.all([take(one), take(other)]);
    expect(first.length).toBeGreaterThan(0);
    expect(second.length).toBeGreaterThan(0);
    expect(new Set([...first, ...second].map((mail) => mail.id)).size).toBe(30);
    expect(first.length + second.length).toBe(30);
  } finally {
    await one.destroy();
    await other.destroy();
    rmSync(directory, { recursive: true, force: true });
  }
});

const DAY = 24 * 60 * MINUTE;

/** Keeps a file as made from `id`, and counts how often it was made. */
function fileMaker(db: Db) {
  const made: string[] = [];
  return {
    made,
    keep: (id: string) => {
      const make = () => {
        made.push(id);
        return Promise.resolve(new TextEncoder().encode(`made of ${id}`));
      };
      return keepMailFile({ id, type: "application/pdf", make }, db);
    },
  };
}

const letter = { recipient: "a@example.com", subject: "S", text: "T", html: "H" };

test("many mails carry one kept file, each under a name of its own, in their order", async () => {
  const db = await openEmptyShop();
  const { made, keep } = fileMaker(db);
  await Promise.all([keep("terms"), keep("drawing")]);
  await keep("terms");
  expect(made.filter((id) => id === "terms")).toHaveLength(1);
  const attachments = [
    { fileId: "terms", name: "Termeni.pdf" },
    { fileId: "drawing", name: "Desen.pdf" },
  ];
  await enqueueMails(
    [
      { ...letter, attachments },
      { ...letter, attachments },
    ],
    null,
    db,
  );
  expect(await db.selectFrom("mail_files").select("id").execute()).toHaveLength(2);
  for (const { id } of await db.selectFrom("outbox").select("id").execute()) {
    const files = await listMailFiles(id, db);
    expect(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ["Termeni.pdf", "made of terms"],
      ["Desen.pdf", "made of drawing"],
    ]);
  }
});

test("a file goes when the last mail that carried it has gone, and not before", async () => {
  const db = await openEmptyShop();
  const { made, keep } = fileMaker(db);
  await keep("terms");
  const attachments = [{ fileId: "terms", name: "Termeni.pdf" }];
  await enqueueMails(
    [
      { ...letter, attachments },
      { ...letter, attachments },
    ],
    null,
    db,
  );
  const kept = async () => (await db.selectFrom("mail_files").select("id").execute()).length;
  const [first] = await db.selectFrom("outbox").select("id").execute();
  await recordMailSent(first!.id, db);
  await deleteOldMail(later(31 * DAY), db);
  expect(await kept()).toBe(1);
  await db.updateTable("outbox").set({ sent_at: new Date().toISOString() }).execute();
  await deleteOldMail(later(29 * DAY), db);
  expect(await kept()).toBe(1);
  await deleteOldMail(later(31 * DAY), db);
  expect(await kept()).toBe(0);
  await keep("terms");
  expect(made).toHaveLength(2);
});

test("a file that no mail carries yet is not swept under the hands of who made it", async () => {
  const db = await openEmptyShop();
  await fileMaker(db).keep("terms");
  await deleteOldMail(later(23 * 60 * MINUTE), db);
  await enqueueMail({ ...letter, attachments: [{ fileId: "terms", name: "T.pdf" }] }, null, db);
  expect(await db.selectFrom("outbox_files").select("name").execute()).toHaveLength(1);
});
