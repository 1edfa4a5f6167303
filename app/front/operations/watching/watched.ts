import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { stateLimits } from "./state-limits";
import { type WatchedName, type Rule, rules } from "./watched-rules";

/** A state that the shop watches, as it is now. */
export interface Watched extends Waiting, Omit<Rule, "find" | "findListed"> {
  name: WatchedName;
  /** What the office's list has of it. */
  listed: Waiting;
  /** What its words name. */
  limits: typeof stateLimits;
}

/** All states that this process watches; one with a count of 0 needs nobody. */
export async function findWatched(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Watched[]> {
  const names = Object.keys(rules) as WatchedName[];
  const found = await Promise.all(
    names.map(async (name) => {
      const { find, findListed, ...rule } = rules[name];
      const waiting = await find(now, db);
      if (!waiting) return undefined;
      const listed = findListed ? await findListed(now, db) : waiting;
      return { name, limits: stateLimits, listed, ...rule, ...waiting };
    }),
  );
  return found.filter((one) => one !== undefined);
}
