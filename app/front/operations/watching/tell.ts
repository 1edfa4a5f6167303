import { databaseUrl } from "~/platform/env/env.server";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { type Noticed, writeMails } from "./state-mails";
import { findWatched, type Watched } from "./watched";

/**
 * Tells the administrators by mail of each watched state that needs somebody and has lasted longer than its patience,
 * once, and once when it is over. A state that ends before anybody was told causes no mail. Mails that cannot be sent
 * wait in the outbox like all others. A state that is no longer watched is forgotten without a mail. Returns how many
 * states were told of. One process at a time.
 */
export async function tellOfStates(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const rows = await db.selectFrom("told_states").selectAll().execute();
  const known = new Map(rows.map((row) => [row.state, row]));
  const states = await findWatched(now, db);
  await forgetUnwatched([...known.keys()], states, db);
  const notYetPast = await findNotYetPast(states, known);
  const news = states.flatMap((watched): Noticed[] => {
    const row = known.get(watched.name);
    if (notYetPast.has(watched.name)) return [];
    const noticedAt = row?.noticed_at ?? now.toISOString();
    if (watched.count === 0) {
      return row ? [{ watched, noticedAt, told: row.told_at === null ? undefined : "over" }] : [];
    }
    if (row && row.told_at !== null) return [];
    const isLasting = now.getTime() - Date.parse(noticedAt) >= watched.patience;
    return row && !isLasting ? [] : [{ watched, noticedAt, told: isLasting ? "begun" : undefined }];
  });
  if (news.length === 0) return 0;
  const told = news.filter((one) => one.told !== undefined);
  await db.transaction().execute(async (trx) => {
    for (const one of news) await note(one, now, trx);
    if (told.length > 0) await enqueueMails(await writeMails(told, now, trx), null, trx);
  });
  return told.length;
}

/** On PostgreSQL another process may watch states that this one does not, such as the copies. */
async function forgetUnwatched(known: string[], states: Watched[], db: Db): Promise<void> {
  const watched = new Set<string>(states.map(({ name }) => name));
  const gone = known.filter((state) => !watched.has(state));
  if (databaseUrl !== undefined || gone.length === 0) return;
  await db.deleteFrom("told_states").where("state", "in", gone).execute();
}

/** The told states that need nobody at the moment but are not far enough from it to be told as over. */
async function findNotYetPast(
  states: Watched[],
  known: Map<string, { told_at: string | null }>,
): Promise<Set<string>> {
  const near: string[] = [];
  for (const { name, count, isPast } of states) {
    const isTold = Boolean(known.get(name)?.told_at);
    if (count === 0 && isTold && isPast && !(await isPast())) near.push(name);
  }
  return new Set(near);
}

async function note({ watched, noticedAt, told }: Noticed, now: Date, trx: Db): Promise<void> {
  const { name: state, count } = watched;
  if (count === 0) {
    await trx.deleteFrom("told_states").where("state", "=", state).execute();
    return;
  }
  const told_at = told === undefined ? null : now.toISOString();
  await trx
    .insertInto("told_states")
    .values({ state, noticed_at: noticedAt, told_at })
    .onConflict((conflict) => conflict.column("state").doUpdateSet({ told_at }))
    .execute();
}
