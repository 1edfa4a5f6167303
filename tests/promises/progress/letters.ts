import { createHash } from "node:crypto";

import { sql } from "kysely";
import { expect } from "vitest";

import { engineOf, listTables, type Db } from "~db/engine";
import { adapterOf } from "~db/sqlite/dialect";

import type { Visitor } from "../../visitor";

/** How often somebody came, and when they were last seen: what looking may change. */
const counters = ["rate_limits", "sessions", "clock"];

/** Of a mail what it says: meanwhile the shop sends it by itself. */
const columns: Record<string, string> = { outbox: "id, order_id, recipient, subject, text, html" };

const last = new WeakMap<Db, { changes: number; digest: string }>();

/** What the shop holds, table by table, but for its counters: the same text as long as nothing moves. */
export async function digestOf(db: Db): Promise<string> {
  const changes = writesTo(db);
  const known = last.get(db);
  if (known && known.changes === changes) return known.digest;
  const digest = await readDigest(db);
  if (changes !== undefined) last.set(db, { changes, digest });
  return digest;
}

/**
 * How many rows were ever written over a connection, also in transactions that came to nothing: the shop
 * writes to its file over this one alone. A server does not tell.
 */
export function writesTo(db: Db): number | undefined {
  if (engineOf(db).name !== "sqlite") return undefined;
  return adapterOf(db).database.prepare("SELECT total_changes()").pluck().get() as number;
}

async function readDigest(db: Db): Promise<string> {
  const digests: string[] = [];
  for (const name of (await listTables(db)).filter((one) => !counters.includes(one))) {
    const shown = sql.raw(columns[name] ?? "*");
    const { rows } = await sql<object>`select ${shown} from ${sql.table(name)}`.execute(db);
    // A server gives them in any order.
    const hashes = rows.map(hashOf).sort();
    digests.push(`${name} ${createHash("sha1").update(hashes.join()).digest("base64url")}`);
  }
  return digests.join("\n");
}

function hashOf(row: object): string {
  const hash = createHash("sha1");
  for (const value of Object.values(row) as (string | number | Buffer)[]) {
    hash.update(Buffer.isBuffer(value) ? value : `${value}|`);
  }
  return hash.digest("base64url");
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
  const before = await digestOf(db);
  for (const link of linksOf(letter, origin)) {
    const [path = "/"] = link.split("#");
    const opened = await who.get(path);
    expect([path, opened.status]).toEqual([path, 200]);
    expect([path, (await who.head(path)).status]).toEqual([path, 200]);
  }
  expect(await digestOf(db), letter.subject).toBe(before);
}
