import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { keepMailFile, type MailAttachment } from "~/platform/mail/mail-files.server";
import { paths } from "~/platform/paths/paths";
import { counties } from "~/platform/settings/places";
import type { Settings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";

import type { Appointment } from "../appointment.server";
import { methodOf, writeInvitation, type CalendarEvent } from "./calendar-file.server";
import { tokenOf } from "./token.server";

/** Where it is, without the address that somebody typed. */
export function placeOf(
  { kind, county, order_number }: Appointment,
  shop: string,
  language: Language,
) {
  const t = translateIn(language, "appointment-mail");
  if (kind === "showroom") return shop;
  if (order_number !== null) return t("where.order", { number: order_number });
  return t("where.home", { county: counties[county as keyof typeof counties] ?? county });
}

export async function attachInvitation(
  appointment: Appointment,
  { general }: Settings,
  trx: Db,
): Promise<MailAttachment> {
  const event = eventOf(appointment, general);
  const fileId = `appointment ${appointment.id} ${appointment.sequence}`;
  await keepMailFile(
    {
      id: fileId,
      type: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
      make: () =>
        writeInvitation(
          event,
          {
            organizer: { name: general.siteName, email: mailShop ?? general.email },
            attendee: appointment.email,
          },
          new URL(shopOrigin).hostname,
        ),
    },
    trx,
  );
  const t = translateIn(languageOf(appointment), "appointment-mail");
  return { name: t("file"), fileId };
}

/** What the customer's calendar shows. */
function eventOf(appointment: Appointment, general: Settings["general"]): CalendarEvent {
  const language = languageOf(appointment);
  const t = translateIn(language, ["appointment-mail", "appointments"]);
  const { id, sequence, starts_at, ends_at, state, kind } = appointment;
  const title = t("title", { kind: t(`appointments:kinds.${kind}`), shop: general.siteName });
  return {
    id,
    sequence,
    start: starts_at,
    end: ends_at,
    title,
    isCancelled: state === "cancelled",
    location: placeOf(appointment, general.address, language),
    description: t("description", { phone: general.phone }),
    url: addressOf(appointment),
  };
}

export function languageOf({ language }: Appointment): Language {
  return isLanguage(language) ? language : fallbackLanguage;
}

export function addressOf({ id, link_number }: Appointment): string {
  return shopOrigin + paths.appointment(`/${tokenOf(id, link_number)}`);
}
