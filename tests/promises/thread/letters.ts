import { createHash } from "node:crypto";

import { expect } from "vitest";

import { adapterOf, type Db } from "~db/sqlite/engine";

import type { Visitor } from "../../visitor";

/** How often somebody came, and when they were last seen: what looking may change. */
const counters = ["rate_limits", "sessions", "clock"];

/** Of a mail what it says: meanwhile the shop sends it by itself. */
const columns: Record<string, string> = { outbox: "id, order_id, recipient, subject, text, html" };

const last = new WeakMap<Db, { changes: number; digest: string }>();

/** What the shop holds, table by table, but for its counters: the same text as long as nothing moves. */
export function digestOf(db: Db): string {
  const { database } = adapterOf(db);
  // The shop writes over this connection alone.
  const changes = writesTo(db);
  const known = last.get(db);
  if (known?.changes === changes) return known.digest;
  const digest = readDigest(database);
  last.set(db, { changes, digest });
  return digest;
}

/** How many rows were ever written over a connection, also in transactions that came to nothing. */
export function writesTo(db: Db): number {
  return adapterOf(db).database.prepare("SELECT total_changes()").pluck().get() as number;
}

function readDigest(database: ReturnType<typeof adapterOf>["database"]): string {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all() as string[];
  const digests = names
    .filter((name) => !counters.includes(name) && !name.startsWith("sqlite_"))
    .map((name) => {
      const hash = createHash("sha1");
      const rows = database.prepare(`SELECT ${columns[name] ?? "*"} FROM "${name}"`).raw();
      for (const row of rows.iterate() as Iterable<(string | number | null | Buffer)[]>) {
        for (const value of row) hash.update(Buffer.isBuffer(value) ? value : `${value}|`);
      }
      return `${name} ${hash.digest("base64url")}`;
    });
  return digests.join("\n");
}

export interface Letter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Every address of the shop that a letter leads to or shows. */
export function linksOf({ text, html }: Letter, origin: string): string[] {
  const found = `${text}\n${html.replaceAll("&amp;", "&")}`.matchAll(/https?:\/\/[^\s"'<>)]+/g);
  const links = [...found].map(([link]) => link).filter((link) => link.startsWith(origin));
  return [...new Set(links)].map((link) => link.slice(origin.length) || "/");
}

/**
 * Opens every link of a letter, as readers and machines that look through mail do, and expects that
 * each leads somewhere and that nothing of the shop moves by it.
 */
export async function followLinks(letter: Letter, who: Visitor, db: Db, origin: string) {
  const before = digestOf(db);
  for (const link of linksOf(letter, origin)) {
    const [path = "/"] = link.split("#");
    const opened = await who.get(path);
    expect([path, opened.status]).toEqual([path, 200]);
    expect([path, (await who.head(path)).status]).toEqual([path, 200]);
  }
  expect(digestOf(db), letter.subject).toBe(before);
}
