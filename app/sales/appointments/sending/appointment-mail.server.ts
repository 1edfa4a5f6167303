import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatTime } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import { enqueueMails, type Mail } from "~/platform/mail/outbox.server";
import { officePaths } from "~/platform/paths/office-paths";
import { counties } from "~/platform/settings/places";
import type { Settings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";

import type { Appointment } from "../appointment.server";
import { whenText } from "../kinds";
import { placeOf, attachInvitation, languageOf, addressOf } from "./invitation-file.server";

type News = "booked" | "moved" | "cancelled";

interface Occasion {
  event: News;
  settings: Settings;
  /** Whether one of the staff did it, who then needs no mail about it. */
  byStaff: boolean;
  /** What the office has to say to the customer. */
  words?: string;
}

/**
 * Queues the mails about what happened to an appointment: to the customer, in their language, with the
 * file for the calendar, and to the shop, in Romanian, where the customer did it. Nobody has proven that
 * the e-mail is theirs, so the customer's mail repeats nothing that was typed. A customer whose details
 * were deleted is not written to.
 */
export async function mailAbout(
  appointment: Appointment,
  { event, settings, byStaff, words = "" }: Occasion,
  trx: Db,
): Promise<void> {
  const customers =
    appointment.email === ""
      ? []
      : [
          {
            ...composeNews(appointment, { event, settings, words }),
            attachments: [await attachInvitation(appointment, settings, trx)],
          },
        ];
  const mails = [
    ...customers,
    ...(byStaff ? [] : [composeStaffNote(appointment, event, settings)]),
  ];
  await enqueueMails(mails, appointment.order_id, trx);
}

/** The reminder of the day before. */
export function composeReminder(appointment: Appointment, settings: Settings): Mail {
  const language = languageOf(appointment);
  const t = translateIn(language, ["appointment-mail", "appointments"]);
  const kind = t(`appointments:kinds.${appointment.kind}`);
  const time = formatTime(appointment.starts_at, language);
  return write(appointment, settings, {
    subject: t("reminder.subject", { kind, time }),
    paragraphs: [t(`reminder.text.${appointment.kind}`)],
    isLinked: true,
  });
}

function composeNews(
  appointment: Appointment,
  { event, settings, words }: { event: News; settings: Settings; words: string },
): Mail {
  const language = languageOf(appointment);
  const t = translateIn(language, ["appointment-mail", "appointments"]);
  const kind = t(`appointments:kinds.${appointment.kind}`);
  const when = whenText(appointment, language, translateIn(language, "appointments"));
  return write(appointment, settings, {
    subject: t(`${event}.subject`, { kind, when }),
    paragraphs: [t(`${event}.text`), ...words.split(/\n{2,}/).filter((part) => part !== "")],
    isLinked: event !== "cancelled",
  });
}

function write(
  appointment: Appointment,
  { general }: Settings,
  { subject, paragraphs, isLinked }: { subject: string; paragraphs: string[]; isLinked: boolean },
): Mail {
  const language = languageOf(appointment);
  const t = translateIn(language, ["appointment-mail", "appointments", "mail"]);
  return {
    recipient: appointment.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject,
      greeting: t("mail:hello"),
      paragraphs,
      facts: [
        [t("facts.what"), t(`appointments:kinds.${appointment.kind}`)],
        [t("facts.when"), whenText(appointment, language, translateIn(language, "appointments"))],
        [t("facts.where"), placeOf(appointment, general.address, language)],
      ],
      links: isLinked ? [{ label: t("link"), url: addressOf(appointment) }] : [],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

function composeStaffNote(appointment: Appointment, event: News, { general }: Settings): Mail {
  const t = translateIn(fallbackLanguage, ["appointment-mail", "appointments", "mail"]);
  const { id, name, email, phone, address, county, note, team, order_number } = appointment;
  const when = whenText(
    appointment,
    fallbackLanguage,
    translateIn(fallbackLanguage, "appointments"),
  );
  const kind = t(`appointments:kinds.${appointment.kind}`);
  const facts: [string, string][] = [
    [t("facts.when"), when],
    [t("staff.team"), team],
    [t("mail:note.customer"), name],
    [t("mail:note.phone"), formatPhone(phone)],
    [t("mail:note.email"), email],
    [t("staff.county"), counties[county as keyof typeof counties] ?? county],
    [t("mail:note.address"), address],
    [t("staff.order"), order_number ?? ""],
    [t("mail:note.notes"), note],
  ];
  return {
    recipient: mailShop ?? general.email,
    replyTo: email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t(`staff.${event}`, { kind, when }),
      greeting: t("staff.greeting"),
      paragraphs: [],
      facts: facts.filter(([, value]) => value !== ""),
      links: [{ label: t("staff.link"), url: shopOrigin + officePaths.appointments(id) }],
      closing: general.siteName,
    }),
  };
}
