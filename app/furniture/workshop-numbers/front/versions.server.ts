import type { PriceList, PriceNumbers } from "~/furniture/boards/price-list";
import type { Rules } from "~/furniture/boards/rules";
import { findPriceList, findPrices, findRules } from "~/furniture/planner/construction.server";
import type { Numbers } from "~/furniture/workshop-numbers/front/setting";
import {
  numbersOfRules,
  rulesOfNumbers,
  type RuleName,
} from "~/furniture/workshop-numbers/settings/rule-settings";
import { z } from "~/platform/basics/zod";
import {
  findLastAction,
  recordAction,
  type Admin,
  type LastAction,
} from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import type { NumberSet } from "./number-sets";

const PAGE_SIZE = 20;
const tables = { rules: "construction_rules", prices: "price_lists" } as const;
const subjects = { rules: "construction-rules", prices: "price-book" } as const;

/** A version of a set of numbers, its numbers by their names in the form. */
export interface NumbersVersion {
  version: number;
  savedAt: string;
  numbers: Numbers;
}

/** A version of a set of numbers, or the one in force; undefined for one there never was. */
export async function findVersion(
  numberSet: NumberSet,
  version: number | "newest",
  db: Db = shopDatabase(),
): Promise<NumbersVersion | undefined> {
  if (numberSet === "prices") {
    const found = await findPrices(version, db);
    return found && { ...found, numbers: { ...found.content } };
  }
  const found = await findRules(version, db);
  return found && { ...found, numbers: numbersOfRules(found.content) };
}

/** What price lists said of fittings before these had a table of their own, as they are stored. */
const formerPrices = [
  "hingeBani",
  "wideHingeBani",
  "runnerBani",
  "runnerStepBani",
  "connectorBani",
  "eccentricBani",
  "pinBani",
  "railBani",
  "railSupportsBani",
  "pullOutRailBani",
  "recessedPullBani",
  "pushLatchBani",
  "glideBani",
  "wallKitBani",
  "slidingTrackBani",
  "slidingDoorBani",
  "boltBani",
  "screwBani",
] as const;
const readStored = storedJson("price_lists.content", z.record(z.string(), z.unknown()));

/** A price of fittings that counts no more, in bani. */
export interface FormerPrice {
  name: (typeof formerPrices)[number];
  bani: number;
}

/** What a version of the price list said of fittings; nothing of one that was saved since they have their table. */
export async function findFormerPrices(
  version: number,
  db: Db = shopDatabase(),
): Promise<FormerPrice[]> {
  const row = await db
    .selectFrom("price_lists")
    .select("content")
    .where("version", "=", version)
    .executeTakeFirst();
  const stored = row ? readStored(row.content) : {};
  return formerPrices.flatMap((name) => {
    const bani = stored[name];
    return typeof bani === "number" ? [{ name, bani }] : [];
  });
}

/** The version in force, which every shop has. */
export async function findInForce(
  numberSet: NumberSet,
  db: Db = shopDatabase(),
): Promise<NumbersVersion> {
  const newest = await findVersion(numberSet, "newest", db);
  if (!newest) throw new Error(`the shop has no ${numberSet}`);
  return newest;
}

/** The numbers of both sets of numbers as the rest of the shop reads them, one of them replaced. */
export async function contentWith(
  numberSet: NumberSet,
  numbers: Numbers,
  db: Db = shopDatabase(),
): Promise<{ rules: Rules; prices: PriceList }> {
  const other = await findInForce(numberSet === "rules" ? "prices" : "rules", db);
  const [rules, prices] =
    numberSet === "rules" ? [numbers, other.numbers] : [other.numbers, numbers];
  const { fittings } = await findPriceList(db);
  return { rules: rulesOf(rules), prices: { ...pricesOf(prices), fittings } };
}

function rulesOf(numbers: Numbers): Rules {
  return rulesOfNumbers(numbers as Numbers<RuleName>);
}

function pricesOf(numbers: Numbers): PriceNumbers {
  return numbers as unknown as PriceNumbers;
}

export type SaveNumbersResult =
  | { kind: "saved"; version: number }
  | { kind: "unchanged" }
  /** Somebody saved a version after the form was drawn. */
  | { kind: "stale"; now: NumbersVersion };

/**
 * Saves numbers as a new version of a set of numbers; the older ones stay, because designs name the rules they
 * were made under. `drawn` is the version that the form showed.
 */
export async function saveNumbers(
  numberSet: NumberSet,
  { numbers, drawn }: { numbers: Numbers; drawn: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveNumbersResult> {
  return db.transaction().execute(async (trx) => {
    const now = await findInForce(numberSet, trx);
    const changed = Object.keys(numbers).filter((name) => numbers[name] !== now.numbers[name]);
    if (changed.length === 0) return { kind: "unchanged" };
    if (now.version !== drawn) return { kind: "stale", now };
    const version = now.version + 1;
    const content = numberSet === "rules" ? rulesOf(numbers) : pricesOf(numbers);
    const saved_at = new Date().toISOString();
    await trx
      .insertInto<"construction_rules" | "price_lists">(tables[numberSet])
      .values({ version, content: JSON.stringify(content), saved_at })
      .execute();
    const only = (all: Numbers) => Object.fromEntries(changed.map((name) => [name, all[name]]));
    const entry = { action: "book-saved", subject: subjects[numberSet] } as const;
    const states = { before: only(now.numbers), after: only(numbers) };
    await recordAction({ admin, ...entry, subjectId: String(version), ...states }, trx);
    return { kind: "saved", version };
  });
}

/** Who saved a version, and when; undefined for the one the shop began with. */
export function findLastSaved(
  numberSet: NumberSet,
  version: number,
  db: Db = shopDatabase(),
): Promise<LastAction | undefined> {
  return findLastAction(subjects[numberSet], String(version), db);
}

export interface ListedVersion {
  version: number;
  savedAt: string;
  /** Null for the one the shop began with. */
  savedBy: string | null;
}

/** One page of a set of numbers's versions, newest first; a page past the end is the last one. */
export async function listVersions(
  numberSet: NumberSet,
  wanted: number,
  db: Db = shopDatabase(),
): Promise<{ versions: ListedVersion[]; page: number; pageCount: number }> {
  const { version: newest } = await findInForce(numberSet, db);
  const pageCount = Math.max(1, Math.ceil(newest / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const rows = await db
    .selectFrom<"construction_rules" | "price_lists">(tables[numberSet])
    .select((eb) => [
      "version",
      "saved_at",
      eb
        .selectFrom("audit_log")
        .select("admin_email")
        .where("subject", "=", subjects[numberSet])
        .where("subject_id", "=", eb.cast<string>(eb.ref("version"), "text"))
        .limit(1)
        .as("admin_email"),
    ])
    .orderBy("version", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const versions = rows.map(({ version, saved_at, admin_email }) => ({
    version,
    savedAt: saved_at,
    savedBy: admin_email,
  }));
  return { versions, page, pageCount };
}
