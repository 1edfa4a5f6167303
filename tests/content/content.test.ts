import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listPages } from "~/shop/content/front/edit-page.server";
import { addGalleryImage, listGalleryImages } from "~/shop/content/front/gallery.server";
import {
  findPage,
  listPageDates,
  listPageVersions,
  pageNames,
  publishPage,
} from "~/shop/content/front/page.server";
import { listPartners, listTestimonials } from "~/shop/content/front/testimonials.server";
import {
  findUnreadMessages,
  findContactMessage,
  listContactMessages,
  sendContactMessage,
} from "~/shop/messages/front/contact-message.server";
import {
  requestNewsletter,
  confirmSubscription,
  deleteUnconfirmedSubscriptions,
  findSubscription,
  unsubscribe,
} from "~/shop/messages/front/newsletter.server";
import { listSubscribers } from "~/shop/messages/front/subscribers.server";
import {
  deleteContactMessage,
  deleteOldContactMessages,
  markContactMessage,
} from "~/shop/messages/inbox/mark-or-delete-message.server";
import type { Db } from "~db/engine";
import type { PageName } from "~db/schema";
import { publishSeedPages } from "~db/seed/pages";

import { openCatalogue, openEmptyShop } from "../memory-database";

const details = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722123456",
  subject: "O bibliotecă",
  message: "Aș vrea o bibliotecă pe tot peretele.",
  language: "ro",
} as const;

async function ask(db: Db, email: string): Promise<string> {
  const mails = db.selectFrom("outbox").select("text").where("recipient", "=", email.toLowerCase());
  const { length: before } = await mails.execute();
  await requestNewsletter({ email, language: "ro" }, db);
  const mailed = (await mails.execute()).slice(before);
  return /\/newsletter\/(\S+)/.exec(mailed[0]?.text ?? "")?.[1] ?? "";
}

async function write(db: Db, isSpam = false): Promise<string> {
  const result = await sendContactMessage(details, { isSpam, withReceipt: false }, db);
  if (result.kind !== "sent") throw new Error(result.kind);
  return result.id;
}

test("a message waits unread with its mail; one among the spam writes none", async () => {
  const db = await openEmptyShop();
  const id = await write(db);
  await write(db, true);
  expect((await findUnreadMessages(db)).count).toBe(1);
  expect(
    (await listContactMessages("open", { page: 1 }, db)).messages.map((one) => one.id),
  ).toEqual([id]);
  expect((await listContactMessages("spam", { page: 1 }, db)).total).toBe(1);
  expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
});

test("a message is found by figures of its phone, among the spam too", async () => {
  const db = await openEmptyShop();
  const ids = [await write(db), await write(db, true)].sort();
  // As forms keep it.
  await db.updateTable("contact_messages").set({ phone: "+40722123456" }).execute();
  const found = async (search: string) =>
    (await listContactMessages({ search }, { page: 1 }, db)).messages.map(({ id }) => id).sort();
  for (const search of ["0722 123 456", "+40722123456", "0722", "123 456", "212345"]) {
    expect(await found(search), search).toEqual(ids);
  }
  expect(await found("0722 123 457")).toEqual([]);
  expect(await found("biblioteca")).toEqual(ids);
});

test("a message is read, done, taken back and deleted with the file that came with it", async () => {
  const db = await openEmptyShop();
  const attachment = { file: "a.webp", name: "plan.jpg", bytes: 1000 };
  const result = await sendContactMessage(
    { ...details, attachment },
    { isSpam: false, withReceipt: false },
    db,
  );
  const id = result.kind === "sent" ? result.id : "";
  await markContactMessage(id, "read", true, db);
  expect((await findUnreadMessages(db)).count).toBe(0);
  await markContactMessage(id, "done", true, db);
  expect((await listContactMessages("open", { page: 9 }, db)).total).toBe(0);
  expect((await listContactMessages("done", { page: 9 }, db)).messages).toHaveLength(1);
  await markContactMessage(id, "done", false, db);
  expect((await listContactMessages("open", { page: 1 }, db)).total).toBe(1);
  expect((await findContactMessage(id, db))?.attachment_name).toBe("plan.jpg");
  expect(await deleteContactMessage(id, db)).toBe("a.webp");
  expect(await findContactMessage(id, db)).toBeUndefined();
});

test("a message is forgotten after five years, and its file named", async () => {
  const db = await openEmptyShop();
  const attachment = { file: "b.pdf", name: "plan.pdf", bytes: 1000 };
  await sendContactMessage({ ...details, attachment }, { isSpam: false, withReceipt: false }, db);
  const years = (count: number) => {
    const then = new Date();
    then.setUTCFullYear(then.getUTCFullYear() + count);
    return then;
  };
  expect(await deleteOldContactMessages(years(4), db)).toEqual([]);
  expect(await deleteOldContactMessages(years(6), db)).toEqual(["b.pdf"]);
  expect((await listContactMessages("open", { page: 1 }, db)).total).toBe(0);
});

test("a subscription counts once confirmed, until it is ended, and each step leaves its proof", async () => {
  const db = await openEmptyShop();
  const token = await ask(db, "Ioana@Example.com");
  expect(await findSubscription(token, db)).toMatchObject({
    email: "ioana@example.com",
    isActive: false,
  });
  expect(await unsubscribe(token, db)).toBe(false);
  expect(await confirmSubscription(token, db)).toBe(true);
  expect(await confirmSubscription(token, db)).toBe(false);
  expect((await findSubscription(token, db))?.isActive).toBe(true);
  expect(await ask(db, "ioana@example.com")).toBe("");
  expect(await unsubscribe(token, db)).toBe(true);
  expect((await findSubscription(token, db))?.isActive).toBe(false);
  expect(await ask(db, "ioana@example.com")).toBe(token);
  expect((await findSubscription(token, db))?.isActive).toBe(false);
  const consents = await db
    .selectFrom("consents")
    .select(["email", "kind", "is_given"])
    .orderBy("given_at")
    .execute();
  expect(consents).toEqual([
    { email: "ioana@example.com", kind: "newsletter", is_given: 1 },
    { email: "ioana@example.com", kind: "newsletter", is_given: 0 },
  ]);
  // Two that ask and one that welcomes: the second confirmation was none, and who is subscribed is not asked.
  expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(3);
});

test("addresses that nobody confirmed are forgotten after a week, the others stay", async () => {
  const db = await openEmptyShop();
  await ask(db, "nobody@example.com");
  await confirmSubscription(await ask(db, "ioana@example.com"), db);
  const day = 24 * 60 * 60 * 1000;
  await deleteUnconfirmedSubscriptions(new Date(Date.now() + 6 * day), db);
  expect(await listSubscribers(db)).toHaveLength(2);
  await deleteUnconfirmedSubscriptions(new Date(Date.now() + 8 * day), db);
  expect((await listSubscribers(db)).map(({ email }) => email)).toEqual(["ioana@example.com"]);
});

test("a page is its newest version, in Romanian where there is none in the language", async () => {
  const db = await openEmptyShop();
  expect(await findPage("terms", "en", db)).toBeUndefined();
  const publish = (language: "ro" | "en", text: string, at: string) =>
    publishPage({ page: "terms", language, text, published_by: "Ana" }, new Date(at), db);
  await publish("ro", "unu", "2026-01-01T00:00:00Z");
  await publish("ro", "doi", "2026-02-01T00:00:00Z");
  expect(await findPage("terms", "en", db)).toMatchObject({ text: "doi", language: "ro" });
  await publish("en", "two", "2026-02-02T00:00:00Z");
  expect(await findPage("terms", "en", db)).toMatchObject({ text: "two", language: "en" });
  expect((await listPageVersions("terms", "ro", db)).map(({ text }) => text)).toEqual([
    "doi",
    "unu",
  ]);
  expect(await listPageDates(db)).toHaveLength(2);
});

test("the gallery shows all pictures or one room's, described in the language", async () => {
  const db = await openCatalogue();
  const all = await listGalleryImages({}, "en", db);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(all[0]?.alt).toMatch(/^Bedroom at dusk/);
  const baths = await listGalleryImages({ category: "bai" }, "ro", db);
  expect(baths.map(({ number }) => number)).toEqual([5, 10]);
  expect(baths[0]?.category_name).toBe("Băi");
  const image = { image_url: "/imagini/noua.webp", alt: "Hol", category_id: null };
  const added = await addGalleryImage(image, db);
  expect(added.number).toBe(13);
  expect((await listGalleryImages({}, "en", db)).at(-1)).toMatchObject({
    alt: "Hol",
    untranslated: ["alt"],
  });
});

test("three opinions of five, five and four stars, and six partners", async () => {
  const db = await openCatalogue();
  expect((await listTestimonials("ro", db)).map(({ rating }) => rating)).toEqual([5, 5, 4]);
  expect((await listTestimonials("ru", db)).flatMap((one) => one.untranslated)).toEqual([]);
  expect(await listPartners(db)).toHaveLength(6);
});

test("texts of an older shop that nobody edited become today's, in every language; edited ones stay", async () => {
  const db = await openEmptyShop();
  const names = [...pageNames].sort();
  expect(await publishSeedPages(db)).toEqual(names);
  expect(await publishSeedPages(db)).toEqual([]);

  const older = { text: "Cel mult 10 ani.", published_at: "2026-01-01T08:00:00.000Z" };
  await db.updateTable("page_versions").set(older).where("language", "=", "ro").execute();
  const edited = { page: "terms", language: "en", text: "Ours.", published_by: "Ana" } as const;
  await publishPage(edited, new Date("2026-02-01"), db);
  expect(await publishSeedPages(db)).toEqual(names.filter((name) => name !== "terms"));

  const shown = async (page: PageName) => (await findPage(page, "ro", db))?.text;
  expect(await shown("privacy")).toBe(readFileSync("db/seed/legal/privacy.ro.md", "utf8"));
  expect(await shown("terms")).toBe(older.text);
  const pages = await listPages(db);
  const privacy = pages.find(({ page }) => page === "privacy");
  expect(privacy?.languages.filter(({ isOutdated }) => isOutdated)).toEqual([]);
  expect(await publishSeedPages(db)).toEqual([]);
});
