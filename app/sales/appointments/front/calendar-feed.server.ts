import { randomBytes } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { hashToken } from "../sending/token.server";
import { findTeam, listTeams } from "./team.server";

/** The feed of all teams. */
export const ALL_TEAMS = "all";

/** A feed and since when its address holds; null while it has none. */
export interface Feed {
  /** A team's id, or `all`. */
  scope: string;
  /** The team's name; empty for all. */
  team: string;
  made_at: string | null;
}

/** The feed of all teams, and one of each. */
export async function listFeeds(db: Db = shopDatabase()): Promise<Feed[]> {
  const [teams, rows] = await Promise.all([
    listTeams(db),
    db.selectFrom("calendar_feeds").select(["scope", "made_at"]).execute(),
  ]);
  const madeAt = (scope: string) => rows.find((row) => row.scope === scope)?.made_at ?? null;
  return [
    { scope: ALL_TEAMS, team: "", made_at: madeAt(ALL_TEAMS) },
    ...teams.map(({ id, name }) => ({ scope: id, team: name, made_at: madeAt(id) })),
  ];
}

/**
 * Makes the address of a feed and returns its token, of which only a digest is stored; an older address
 * stops working. Undefined for an unknown team.
 */
export async function makeFeed(
  scope: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    if (scope !== ALL_TEAMS && !(await findTeam(scope, trx))) return undefined;
    const token = randomBytes(32).toString("base64url");
    const row = { token_hash: hashToken(token), made_at: new Date().toISOString() };
    await trx
      .insertInto("calendar_feeds")
      .values({ scope, ...row })
      .onConflict((conflict) => conflict.column("scope").doUpdateSet(row))
      .execute();
    await recordAction(
      {
        admin,
        action: "calendar-made",
        subject: "calendar",
        subjectId: scope,
        before: null,
        after: { since: row.made_at },
      },
      trx,
    );
    return token;
  });
}

/** Ends a feed: its address is answered no longer. */
export async function endFeed(scope: string, admin: Admin, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("calendar_feeds")
      .where("scope", "=", scope)
      .returning("made_at as since")
      .executeTakeFirst();
    if (!ended) return;
    await recordAction(
      {
        admin,
        action: "calendar-ended",
        subject: "calendar",
        subjectId: scope,
        before: ended,
        after: null,
      },
      trx,
    );
  });
}
