import { writeDesign } from "~/furniture/boards/address";
import type { Design, Kind } from "~/furniture/boards/design";
import { frontThicknessOf } from "~/furniture/boards/rules";
import { startDesign } from "~/furniture/boards/start";
import type { Measures } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { dividedAs, divisionInWords, type SaidDivision } from "../alike/division-in-words";
import { findRules } from "../construction.server";
import { findOfferedPlan } from "../offered-plan.server";
import { makePlan } from "../plan.server";

/** What a piece of the catalogue is to be planned as; the size is all of it, in mm. */
export interface AlikeWish {
  kind: Kind;
  size: Measures;
  /** Decor of body and fronts, and the handle, by id. */
  decor: string;
  handle: string;
  /** The Romanian text of the piece, which may say how it is divided. */
  text: string;
}

/** `plan` is the design's text; the price is null where no such piece is made of boards in this size. */
export interface PlannedAlike {
  plan: string;
  priceBani: number | null;
}

const cached = versionedCache<{ plan: string; isAlike: boolean } | { plan: undefined }>();

/**
 * A piece of the same kind, outer size, decor and handle planned from boards, divided as its text says,
 * else as the planner divides it at first, at the price that the planner and the cart say (`findOfferedPlan`). Undefined where the
 * planner has not the decor or the handle, or nothing to offer.
 */
export async function findPlannedAlike(
  wish: AlikeWish,
  language: Language,
  db: Db = shopDatabase(),
): Promise<PlannedAlike | undefined> {
  const { width, height, depth } = wish.size;
  const said = divisionInWords(wish.text);
  const size = [width, height, depth].join("x");
  const key = [wish.kind, size, wish.decor, wish.handle, JSON.stringify(said)].join(" ");
  const found = await cached(key, db, () => planAlike(wish, said, language, db));
  if (found.plan === undefined) return undefined;
  if (!found.isAlike) return { plan: found.plan, priceBani: null };
  const offered = await findOfferedPlan(found.plan, language, db);
  return offered?.priceBani === undefined
    ? undefined
    : { plan: found.plan, priceBani: offered.priceBani };
}

async function planAlike(
  { kind, size, decor, handle }: AlikeWish,
  said: SaidDivision,
  language: Language,
  db: Db,
) {
  const none = { plan: undefined };
  const newest = await findRules("newest", db);
  if (!newest) return none;
  const looks = { body: decor, front: decor, handle };
  const place = { kind: "free" as const, walls: "none" as const, ceiling: null };
  const start = { kind, place, size, wayIn: null, looks, version: newest.version };
  const begun = startDesign(start, newest.content);
  const first = { ...begun, columns: dividedAs(kind, begun.columns, said) };
  const known = await makePlan(first, language, db);
  if (known.kind !== "plan" || !known.isOffered) return none;
  // The planner is asked for a body; fronts stand before it.
  const before = opens(first) ? frontThicknessOf(known.chosen.front) : 0;
  const wish = { ...first, depth: size.depth - before };
  const plan = before === 0 ? known : await makePlan(wish, language, db);
  if (plan.kind !== "plan") return none;
  const { width, height, depth } = plan.design;
  const isAlike = width === wish.width && height === wish.height && depth === wish.depth;
  return { plan: writeDesign(isAlike ? plan.design : wish), isAlike };
}

function opens({ columns }: Design): boolean {
  return columns.some(({ zones }) => zones.some(({ front }) => front !== "open"));
}
