import { expect } from "vitest";

import { shopOrigin } from "~/platform/env/env.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { engineOf, type Db } from "~db/engine";

import { writeMails } from "../../routes/reading";
import { textOf, type Answer, type Visitor } from "../../visitor";
import { digestOf, followLinks, linksOf, type Letter } from "./letters";

/** Who walks: in which language, and in which words of their own. */
export interface Customer {
  language: Language;
  name: string;
  email: string;
  wishes: string;
  /** Why the first quote, then the first drawing, is not what was meant. */
  otherQuote: string;
  otherDrawing: string;
  claim: string;
  reminder: string;
  /** What the mails are about, the first to the last. */
  subjects: string[];
}

export interface Shop {
  db: Db;
  visitor: () => Visitor;
  /** The people of the shop: who sets teams, who speaks with customers, who makes. */
  admin: Visitor;
  sales: Visitor;
  workshop: Visitor;
}

const groups = ["quote", "order", "drawings", "claims", "appointments", "promise"] as const;

/** One customer's way through the shop, with the mails that came of it so far. */
export class Walk {
  readonly shop: Shop;
  readonly customer: Customer;
  /** The customer's browser. */
  readonly own: Visitor;
  /** The texts of the shop in the customer's language. */
  readonly said: ReturnType<typeof translateIn<typeof groups>>;
  readonly letters: Letter[] = [];
  readonly notes: Letter[] = [];
  #read = 0;

  constructor(shop: Shop, customer: Customer) {
    this.shop = shop;
    this.customer = customer;
    this.own = shop.visitor();
    this.said = translateIn(customer.language, groups);
  }

  /** What the customer reads at an address. */
  async reads(address: string): Promise<string> {
    return mainOf(await this.own.get(address));
  }

  /** What those read who speak with customers. */
  async staffRead(address: string): Promise<string> {
    return mainOf(await this.shop.sales.get(address));
  }

  /**
   * The mails since the last time, which are as many as said: the customer's in their language, and
   * notes to the shop in Romanian. Each of their links leads somewhere and changes nothing.
   */
  async mailed(customers: number, shops: number): Promise<{ letter: Letter; link: string }> {
    const { db, visitor, sales } = this.shop;
    await writeMails(db);
    const { writeDocumentMails } = await import("~/sales/billing/front/document-mail.server");
    const { findSettings } = await import("~/platform/settings/settings.server");
    await writeDocumentMails(await findSettings(db), db);
    const all = await db
      .selectFrom("outbox")
      .select(["recipient", "subject", "text", "html"])
      // As they were written; a server keeps no order of its own.
      .orderBy(engineOf(db).name === "sqlite" ? ("rowid" as "id") : "created_at")
      .execute();
    const news = all.slice(this.#read);
    this.#read = all.length;
    const isCustomers = ({ recipient }: Letter) => recipient === this.customer.email;
    const letters = news.filter(isCustomers);
    const notes = news.filter((letter) => !isCustomers(letter));
    expect(letters.map(({ subject }) => subject)).toHaveLength(customers);
    expect(notes.map(({ subject }) => subject)).toHaveLength(shops);
    for (const letter of letters) {
      expect(letter.html).toContain(`lang="${this.customer.language}"`);
      expect(letter.text).not.toMatch(/[.!?][.!?]|\{\{|undefined/);
      await followLinks(letter, visitor(), db, shopOrigin);
    }
    for (const note of notes) {
      expect(note.html).toContain('lang="ro"');
      await followLinks(note, sales, db, shopOrigin);
    }
    this.letters.push(...letters);
    this.notes.push(...notes);
    const letter = letters[0] ?? notes[0]!;
    return { letter, link: pageOf(letter) };
  }

  /** When all is over every link of every mail is still good to read, and moves nothing. */
  async readsAllAgain(): Promise<void> {
    const { db } = this.shop;
    const before = await digestOf(db);
    const links = this.letters.flatMap((letter) => linksOf(letter, shopOrigin));
    for (const link of new Set(links)) {
      // What is not to be booked any more leads to the order's page, which says how it stands.
      const { location } = await this.own.get(link);
      expect([link, (await this.own.get(location ?? link)).status]).toEqual([link, 200]);
    }
    expect(await digestOf(db)).toBe(before);
  }

  /** The mails of this customer that the shop has written before belong to nobody's walk. */
  async begin(): Promise<void> {
    const { db } = this.shop;
    this.#read = (await db.selectFrom("outbox").select("id").execute()).length;
    const { language } = this.customer;
    await this.own.post("/limba", { language, returnTo: "/" });
  }
}

/** The page that a mail is about: its first link to one of the customer's or the shop's pages. */
export function pageOf(letter: Letter): string {
  const page = /^\/(oferta|comanda|programare|admin)\//;
  const isFile = /\.(pdf|jpg)|^\/desen/;
  const link = linksOf(letter, shopOrigin).find((one) => page.test(one) && !isFile.test(one));
  return link ?? "";
}

/** The main part of a page as a reader sees it. */
export function mainOf({ page }: Answer): string {
  return textOf(page.querySelector("main"));
}
