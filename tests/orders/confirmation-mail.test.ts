import { expect, test } from "vitest";

import { printPostcode } from "~/platform/format/postcodes";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { composeConfirmation } from "~/sales/orders/mails/confirmation-mail.server";
import type { Order } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces, type Wanted } from "../orders-placed";
import { pieces } from "../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
const ready: Wanted = [pieces.bed, 2];
const custom: Wanted = [pieces.desk, 1, design];

const company = {
  name: "Tâmplăria Țăranu SRL",
  taxCode: "RO18547290",
  registryNumber: "J40/123/2020",
  seat: "Strada Școlii nr. 3, București",
  bank: "Banca Exemplu",
  iban: "RO49AAAA1B31007593840000",
};

async function openShop(): Promise<Db> {
  const db = await openCatalogue();
  const { company: rest } = await findSettings(db);
  await changeSettings("company", { ...rest, ...company }, db);
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  return db;
}

async function confirm(db: Db, order: Order) {
  const terms = { fileId: "pdf", name: "Termeni și condiții.pdf" };
  return composeConfirmation(order, await findSettings(db), terms);
}

/** The confirmation without its money, dates and names, which are the same everywhere. */
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

test.each(languageCodes)(
  "the confirmation in %s alone answers every question of a contract",
  async (language: Language) => {
    const db = await openShop();
    const order = await placePieces(db, [ready, custom], { language });
    const mail = await confirm(db, { ...order, is_email_proven: true });
    expect(mail.recipient).toBe(order.email);
    expect(mail.attachments).toEqual([{ fileId: "pdf", name: "Termeni și condiții.pdf" }]);
    const { general } = await findSettings(db);
    for (const part of [mail.text, mail.html]) {
      for (const answer of [
        // Who sells.
        company.name,
        company.taxCode,
        company.registryNumber,
        company.seat,
        general.phone,
        general.email,
        // What and how much.
        ...order.lines.map(({ name, quantity }) => `${quantity} × ${name}`),
        "140 × 75 × 60",
        order.number,
        // Where to.
        order.full_name,
        printPostcode("RO", order.postal_code),
        order.phone,
        // How to pay.
        company.bank,
        company.iban,
        // How to withdraw, and the terms.
        `/comanda/${order.token}/retragere`,
        "34/2014",
        "14",
        "30",
        "/termeni",
        "Termeni și condiții.pdf",
      ]) {
        expect(part).toContain(answer);
      }
      expect(part).not.toMatch(/\{\{|undefined|\b(confirmation|mail|order|cart)[:.][a-z]/);
    }
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html.match(/<h2>/g)).toHaveLength(7);
  },
);

test("no sentence of the confirmation is left in another language", async () => {
  const db = await openShop();
  const read = new Map<string, Language>();
  for (const language of languageCodes) {
    const { text } = await confirm(db, await placePieces(db, [ready, custom], { language }));
    const sentences = linesOf(text).filter(
      (line) => line.split(" ").length > 6 && !/\d/.test(line),
    );
    expect(sentences.length).toBeGreaterThan(5);
    for (const sentence of sentences) {
      expect(read.get(sentence), sentence).toBeUndefined();
      read.set(sentence, language);
    }
  }
});

test("what is made to order is said not to be returnable; an order of nothing else offers no return", async () => {
  const db = await openShop();
  const mixed = (await confirm(db, await placePieces(db, [ready, custom]))).text;
  const [bed, desk] = [pieces.bed, pieces.desk].map(({ product }) =>
    linesOf(mixed).find((line) => line.includes(`× ${product.name}`)),
  );
  expect(bed).toContain("se poate returna în 30 de zile");
  expect(desk).toContain("făcută la comandă, nu se poate returna");
  expect(mixed).toContain("Numele consumatorului");
  expect(mixed).toMatch(
    new RegExp(`sunt făcute după dimensiunile.*: ${pieces.desk.product.name}\\.`),
  );

  const only = (await confirm(db, await placePieces(db, [custom]))).text;
  expect(only).not.toMatch(/14 zile|\/retragere|Numele consumatorului|se poate returna în/);
  expect(only).toContain("Nu se pot returna");

  const plain = (await confirm(db, await placePieces(db, [ready]))).text;
  expect(plain).not.toMatch(/făcută la comandă|Nu se pot returna/);
});

test("to an address that nobody has proven the confirmation says where to, in few words without links", async () => {
  const db = await openShop();
  const long = "Ai câștigat un premiu, sună acum ca să îl primești. ".repeat(4).slice(0, 200);
  const order = await placePieces(db, [ready], {
    fullName: "Ana https://rea.example/cadou",
    address: long,
    city: long.slice(0, 100),
    notes: "Scrie la rea.example și trimite codul de pe card.",
    phone: "0722123456",
  });
  const strangers = await confirm(db, order);
  for (const part of [strangers.text, strangers.html]) {
    expect(part).not.toMatch(/rea\.example|https:\/\/rea|codul de pe card|722123456/);
    const read = part.replaceAll("\u200b", "");
    expect(read).toContain("Ana https://rea.example/cadou");
    expect(read).toContain("…456");
    expect(read).toContain("pe pagina comenzii");
    expect(read).not.toContain(long.slice(0, 60));
    expect(read).toContain(`${long.slice(0, 59)}…`);
  }
  const customers = await confirm(db, { ...order, is_email_proven: true });
  for (const whole of [order.full_name, order.notes, order.phone, long.trim()]) {
    expect(customers.text).toContain(whole);
  }
});
