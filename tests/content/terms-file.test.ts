import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, test } from "vitest";

import { fallbackLanguage, languageCodes } from "~/platform/i18n/languages";
import { attachFiles, listMailFiles } from "~/platform/mail/mail-files.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { keepTexts, keepTermsFile } from "~/shop/content/accepted-text.server";
import { findPage, publishPage } from "~/shop/content/front/page.server";
import { findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";
import { publishSeedPages } from "~db/seed/pages";

import { addMail } from "../mail/mails";
import { openEmptyShop } from "../memory-database";
import { someOf } from "../promises/proof";

type Language = (typeof languageCodes)[number];

/** Accepts the terms as an order in a language does. */
async function accept(db: Db, language: Language): Promise<string> {
  const texts = await findTextsToAccept(language, db);
  await keepTexts(texts, db);
  return texts.terms!.id;
}

/** The words of accepted terms as a mail's reader opens them, page by page. */
async function readTerms(db: Db, id: string) {
  const kept = (await keepTermsFile(id, db))!;
  const mailId = await addMail(db);
  await attachFiles(mailId, [kept], db);
  const [file] = await listMailFiles(mailId, db);
  const pdf = await getDocumentProxy(new Uint8Array(file!.bytes));
  const { text } = await extractText(pdf);
  const [{ info }, outline] = await Promise.all([getMeta(pdf), pdf.getOutline()]);
  return { kept, file: file!, pages: text, info, outline };
}

/** Where lines break is the page's affair. */
const words = (text: string) => text.replace(/[\s\u00a0\u202f]+|(?<=\w)-\s/g, "");

test("the terms are a PDF in each language whose words can be selected, with title, headings and page numbers", async () => {
  const db = await openEmptyShop();
  await publishSeedPages(db);
  const { general } = await findSettings(db);
  for (const language of someOf(languageCodes, 4)) {
    const source = (await findPage("terms", language, db))!.text;
    const [, title = ""] = /^# (.+)$/m.exec(source)!;
    const { kept, file, pages, info, outline } = await readTerms(db, await accept(db, language));
    expect(kept.name).toBe(`${title}.pdf`);
    expect(file.type).toBe("application/pdf");
    expect(info).toMatchObject({ Title: title, Language: language });
    const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(outline.map((entry) => entry.title)).toEqual(headings);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    }
    // A paragraph may go on behind the foot of a page.
    const foot = (number: number) => `${general.siteName} · ${title} ${number} / ${pages.length}`;
    const whole = pages
      .map((page, index) => words(page).replace(words(foot(index + 1)), ""))
      .join("");
    // Every letter of the longest paragraph is there, and names stand for themselves.
    const paragraphs = source
      .split("\n\n")
      .filter((part) => !/[#>\-*[{|]|^\d/.test(part))
      .sort((one, other) => other.length - one.length);
    expect(paragraphs.length).toBeGreaterThan(3);
    for (const paragraph of paragraphs.slice(0, 3)) {
      const plain = words(paragraph);
      const parts = [plain.slice(0, 40), plain.slice(-40)];
      for (const part of parts) expect(whole, language).toContain(part);
    }
    expect(whole).toContain(words(general.email));
    expect(whole).not.toContain("{{");
  }
});

test("one version is made and kept once, and another when the text or a name in it changes", async () => {
  const db = await openEmptyShop();
  await publishSeedPages(db);
  const first = await keepTermsFile(await accept(db, "ro"), db);
  expect(await keepTermsFile(await accept(db, "ro"), db)).toEqual(first);
  const count = async () => (await db.selectFrom("mail_files").select("id").execute()).length;
  expect(await count()).toBe(1);
  const { general } = await findSettings(db);
  await changeSettings("general", { ...general, phone: "0211234567" }, db);
  const renamed = await readTerms(db, await accept(db, "ro"));
  expect(renamed.kept.fileId).not.toBe(first?.fileId);
  expect(renamed.pages.join(" ")).toContain("0211234567");
  expect(await count()).toBe(2);
});

test("an order carries the terms that it accepted, whatever was published or set since", async () => {
  const db = await openEmptyShop();
  const publish = (text: string, day: string) =>
    publishPage(
      { page: "terms", language: fallbackLanguage, text, published_by: "Ana" },
      new Date(day),
      db,
    );
  const read = async (id: string) => (await readTerms(db, id)).pages.join(" ");
  await publish("# Termeni\n\nTransportul este gratuit. {{phone}}", "2026-01-01");
  const accepted = await accept(db, "hu");
  const asAccepted = await read(accepted);
  await publish("# Termeni\n\nTransportul costă.", "2026-03-01");
  expect(await read(await accept(db, "hu"))).toContain("Transportul costă.");
  const { general } = await findSettings(db);
  await changeSettings("general", { ...general, phone: "0211234567" }, db);
  expect(asAccepted).toContain("Transportul este gratuit.");
  expect(await read(accepted)).toBe(asAccepted);
});

test("a shop without terms sends none", async () => {
  const db = await openEmptyShop();
  expect((await findTextsToAccept("ro", db)).terms).toBeNull();
  expect(await keepTermsFile("none", db)).toBeUndefined();
});
