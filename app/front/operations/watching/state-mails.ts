import { recipient, type Recipient } from "~/people/identity/front/recipient";
import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";

import { FIRST_ADMIN } from "../unprotected-staff.server";
import { stateLimits } from "./state-limits";
import type { Watched } from "./watched";

/** A state that lasts, or that has ended. */
export interface Noticed {
  watched: Watched;
  noticedAt: string;
  told: "begun" | "over" | undefined;
}

/** The mails about states, one of each to every reader. */
export async function writeMails(told: Noticed[], now: Date, trx: Db): Promise<Mail[]> {
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
