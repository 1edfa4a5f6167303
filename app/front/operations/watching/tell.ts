import { recipient, type Recipient } from "~/people/identity/front/recipient";
import { databaseUrl, mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import { enqueueMails, type Mail } from "~/platform/mail/outbox.server";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { FIRST_ADMIN } from "../launch-list.server";
import { stateLimits } from "./state-limits";
import { findWatched, type Watched } from "./watched";

/** A state that lasts, or that has ended. */
interface Noticed {
  watched: Watched;
  noticedAt: string;
  told: "begun" | "over" | undefined;
}

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

async function writeMails(told: Noticed[], now: Date, trx: Db): Promise<Mail[]> {
  const settings = await findSettings(trx);
  const readers = await listReaders(settings, trx);
  return told.flatMap((one) => readers.map((reader) => writeMail(one, reader, settings, now)));
}

/** The administrators who can receive mail, else the shop's own address. */
async function listReaders({ general }: Settings, trx: Db): Promise<Recipient[]> {
  const people = await trx
    .selectFrom("users")
    .select(["email", "first_name", "language"])
    .where("role", "=", "administrator")
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .where("email", "!=", FIRST_ADMIN)
    .orderBy("email")
    .execute();
  if (people.length > 0) return people.map(recipient);
  return [{ email: mailShop ?? general.email, first_name: "", language: fallbackLanguage }];
}

function writeMail(
  { watched, noticedAt, told }: Noticed,
  { email, language }: Recipient,
  { general }: Settings,
  now: Date,
): Mail {
  const t = translateIn(language, "watched");
  const kind = told === "over" ? "over" : "begun";
  const title = t(`states.${watched.name}.title`);
  const moment = (instant: string) => formatDateTime(instant, language);
  const facts: [string, string][] = [[t("mail.since"), moment(watched.since ?? noticedAt)]];
  if (kind === "over") facts.push([t("mail.until"), moment(now.toISOString())]);
  return {
    recipient: email,
    ...renderMail({
      language,
      subject: t(`mail.${kind}.subject`, { shop: general.siteName, title }),
      greeting: t(`mail.${kind}.greeting`, { title }),
      paragraphs: [
        t(kind === "over" ? "mail.over.text" : `states.${watched.name}.meaning`, stateLimits),
      ],
      facts,
      links:
        kind === "over" ? [] : [{ label: t("mail.begun.link"), url: shopOrigin + watched.page }],
      closing: t("mail.closing", { shop: general.siteName }),
    }),
  };
}
