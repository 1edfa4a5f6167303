import {
  fittingId,
  hasOneCode,
  type FittingName,
  runnerLengths,
} from "~/furniture/boards/fittings";
import type { HardwareCode } from "~/furniture/boards/piece";
import { pricedAs, priceOfLength, type FittingPrices } from "~/furniture/boards/price-list";
import type { Rules } from "~/furniture/boards/rules";
import { allHardwareCodes } from "~/furniture/boards/run";
import {
  findFittings,
  findPriceList,
  findRules,
  type Fitting,
} from "~/furniture/planner/construction.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

/** A row of the owner's table: a role, and what is bought for it. */
export interface ListedFitting extends Fitting {
  code: HardwareCode;
  /** Of a runner, in mm. */
  length: number | null;
}

/** What the owner says of a fitting; a price in bani, null where it has none of its own. */
export interface FittingValues extends FittingName {
  priceBani: number | null;
}

/** Whether a price is reckoned by those of the lengths beside it, because nobody has written it yet. */
export function isEstimated({
  length,
  version,
}: Pick<ListedFitting, "length" | "version">): boolean {
  return length !== null && version === 0;
}

/**
 * A row for each role that boards ask for but handles, which are chosen by customers, and for each length of
 * runners under the rules in force. One that nobody has written yet has version 0 and the price it is reckoned at.
 */
export async function listFittings(db: Db = shopDatabase()): Promise<ListedFitting[]> {
  const [rules, fittings, { fittings: prices }] = await Promise.all([
    findRules("newest", db),
    findFittings(db),
    findPriceList(db),
  ]);
  if (!rules) throw new Error("the shop has no construction rules");
  return rolesUnder(rules.content).map(({ code, length }) => {
    const id = fittingId(code, length);
    const nothing = { id, name: "", maker: "", makerCode: "", version: 0 };
    const priceBani = priceOf(code, length, prices);
    return { ...(fittings.get(id) ?? nothing), priceBani, code, length };
  });
}

export async function findFitting(
  id: string,
  db: Db = shopDatabase(),
): Promise<ListedFitting | undefined> {
  return (await listFittings(db)).find((one) => one.id === id);
}

function rolesUnder(rules: Rules): Pick<ListedFitting, "code" | "length">[] {
  return allHardwareCodes
    .filter((code) => code !== "handle")
    .flatMap((code): Pick<ListedFitting, "code" | "length">[] =>
      code === "runner-pair"
        ? runnerLengths(rules).map((length) => ({ code, length }))
        : [{ code, length: null }],
    );
}

function priceOf(code: HardwareCode, length: number | null, prices: FittingPrices): number | null {
  if (code === "runner-pair") return Math.round(priceOfLength(prices.runners, length ?? 0));
  return isPricedAs(code) || code === "handle" ? null : prices[code];
}

function isPricedAs(code: HardwareCode): code is keyof typeof pricedAs {
  return code in pricedAs;
}

export type SaveFittingResult =
  | { kind: "saved" | "unknown" }
  /** `current`: the fitting as somebody saved it after the form was shown. */
  | { kind: "stale"; current: ListedFitting };

/**
 * Saves what is bought for a role, the price of which is that of every piece from now on. Refuses a change of an
 * older version unless it is saved already.
 */
export async function saveFitting(
  { id, version, ...typed }: FittingValues & { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveFittingResult> {
  return db.transaction().execute(async (trx): Promise<SaveFittingResult> => {
    const before = await findFitting(id, trx);
    if (!before) return { kind: "unknown" };
    const fitting = {
      ...typed,
      makerCode: hasOneCode(before.code) ? typed.makerCode : "",
      priceBani: before.priceBani === null ? null : typed.priceBani,
    };
    if (before.version !== version) {
      return isAlreadySaved(fitting, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    const row = rowOf(fitting);
    await trx
      .insertInto("fittings")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const entry = { action: "fitting-saved", subject: "fitting", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: rowOf(before), after: row }, trx);
    return { kind: "saved" };
  });
}

function rowOf({ name, maker, makerCode: maker_code, priceBani: price_bani }: FittingValues) {
  return { name, maker, maker_code, price_bani };
}
