import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatTime } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import type { AppointmentKind } from "~db/schema";

import { whenText } from "../kinds";
import { confirmationKey, tokenOf } from "../sending/token.server";

/** The part of the address of an appointment's page that the mail about its hold carries. */
export const KEY_QUERY = "cheie";

interface MailedHold {
  id: string;
  kind: AppointmentKind;
  starts_at: string;
  ends_at: string;
  held_until: string;
  email: string;
  language: Language;
}

/**
 * The mail whose link makes an appointment of a held time. Nobody has proven the address, so it repeats
 * nothing that was typed.
 */
export function composeHoldQuestion(hold: MailedHold, { general }: Settings): Mail {
  const { id, language } = hold;
  const t = translateIn(language, ["appointment-mail", "appointments", "mail"]);
  const kind = t(`appointments:kinds.${hold.kind}`);
  const when = whenText(hold, language, translateIn(language, "appointments"));
  const page = paths.appointment(`/${tokenOf(id)}?${KEY_QUERY}=${confirmationKey(id)}`);
  return {
    recipient: hold.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: t("held.subject", { kind, when }),
      greeting: t("mail:hello"),
      paragraphs: [
        t("held.text", { time: formatTime(hold.held_until, language) }),
        t("held.ignore"),
      ],
      facts: [
        [t("facts.what"), kind],
        [t("facts.when"), when],
      ],
      links: [{ label: t("held.link"), url: shopOrigin + page }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
