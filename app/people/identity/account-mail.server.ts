import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime, formatDay } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";

import type { AccountMails, Recipient, UnprovenRecipient } from "./recipient";
import type { SecondFactorMails } from "./second-factor.server";
import type { ComposeNewDevice } from "./sign-in.server";

type Kind =
  | "confirm"
  | "alreadyRegistered"
  | "reset"
  | "passwordChanged"
  | "changeEmail"
  | "secondFactorOn"
  | "secondFactorOff"
  | "secondFactorReset"
  | "newDevice"
  | "emailChangeAsked"
  | "deletionPlanned"
  | "unused";

/** The mails about an account, each in its reader's language. */
export function composeAccountMails({ general }: Settings): AccountMails & {
  deletionPlanned: (to: Recipient, dueAt: string) => Mail;
  unused: (to: Recipient, dueAt: string) => Mail;
  secondFactorReset: (to: Recipient) => Mail;
  newDevice: ComposeNewDevice;
} & SecondFactorMails {
  const write = (
    kind: Kind | "emailChanged",
    { email, language, first_name }: UnprovenRecipient & Partial<Recipient>,
    { path, values = {} }: { path?: string; values?: Record<string, string> } = {},
  ): Mail => {
    const t = translateIn(language, "mail");
    const isAsked = kind === "confirm" || kind === "reset" || kind === "changeEmail";
    return {
      recipient: email,
      replyTo: mailShop ?? general.email,
      ...renderMail({
        language,
        subject: t(`account.${kind}.subject`, { shop: general.siteName }),
        greeting: first_name
          ? t("account.greeting", { name: first_name })
          : t("account.greetingUnnamed"),
        paragraphs: [
          t(`account.${kind}.text`, { shop: general.siteName, phone: general.phone, ...values }),
          ...(isAsked ? [t("account.ignore")] : []),
        ],
        links:
          path && kind !== "emailChanged"
            ? [{ label: t(`account.${kind}.link`), url: shopOrigin + path }]
            : [],
        closing: `${general.siteName} · ${general.phone}`,
      }),
    };
  };
  return {
    confirm: (to, token) => write("confirm", unnamed(to), { path: paths.confirmEmail(token) }),
    alreadyRegistered: (to) => write("alreadyRegistered", to, { path: paths.signIn() }),
    reset: (to, token) => write("reset", to, { path: paths.choosePassword(token) }),
    passwordChanged: (to) => write("passwordChanged", to, { path: paths.resetPassword() }),
    changeEmail: (to, token) =>
      write("changeEmail", unnamed(to), { path: paths.confirmEmail(token) }),
    emailChangeAsked: (to, newEmail) =>
      write("emailChangeAsked", to, { path: paths.resetPassword(), values: { email: newEmail } }),
    emailChanged: (to, email) => write("emailChanged", to, { values: { email } }),
    secondFactorOn: (to) => write("secondFactorOn", to, { path: paths.security() }),
    secondFactorOff: (to) => write("secondFactorOff", to, { path: paths.security() }),
    newDevice: (to, { device, at }) => {
      const t = translateIn(to.language, "mail");
      return write("newDevice", to, {
        path: paths.profile(),
        values: {
          device: device ?? t("account.newDevice.unknown"),
          date: formatDateTime(at, to.language),
        },
      });
    },
    secondFactorReset: (to) => write("secondFactorReset", to, { path: paths.security() }),
    deletionPlanned: (to, dueAt) =>
      write("deletionPlanned", to, {
        path: paths.accountData(),
        values: { date: formatDay(dueAt, to.language) },
      }),
    unused: (to, dueAt) =>
      write("unused", to, {
        path: paths.signIn(),
        values: { date: formatDay(dueAt, to.language) },
      }),
  };
}

/** A name is never sent to an address that nobody has proven, whatever else is known of its owner. */
function unnamed({ email, language }: UnprovenRecipient): UnprovenRecipient {
  return { email, language };
}
