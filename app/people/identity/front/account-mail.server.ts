import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime, formatDay } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";

import type { Recipient, UnprovenRecipient } from "./recipient";

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
  | "unused"
  | "invited";

/** The mails about an account, each in its reader's language. */
export interface AccountMails {
  confirm: (to: UnprovenRecipient, token: string) => Mail;
  alreadyRegistered: (to: Recipient) => Mail;
  reset: (to: Recipient, token: string) => Mail;
  passwordChanged: (to: Recipient) => Mail;
  changeEmail: (to: UnprovenRecipient, token: string) => Mail;
  invited: (to: UnprovenRecipient, token: string) => Mail;
  emailChangeAsked: (to: Recipient, newEmail: string) => Mail;
  emailChanged: (to: Recipient, newEmail: string) => Mail;
  secondFactorOn: (to: Recipient) => Mail;
  secondFactorOff: (to: Recipient) => Mail;
  secondFactorReset: (to: Recipient) => Mail;
  /** `device`: undefined where the browser does not say what it is; `at`: an instant. */
  newDevice: (to: Recipient, seen: { device: string | undefined; at: string }) => Mail;
  /** `dueAt`: the instant from which the account is deleted. */
  deletionPlanned: (to: Recipient, dueAt: string) => Mail;
  unused: (to: Recipient, dueAt: string) => Mail;
}

/** What writes the mails about accounts, under the shop's settings of the moment. */
export async function accountMails(db: Db): Promise<AccountMails> {
  const { general } = await findSettings(db);
  const write = (
    kind: Kind | "emailChanged",
    { email, language, first_name }: UnprovenRecipient & Partial<Recipient>,
    { path, values = {} }: { path?: string; values?: Record<string, string> } = {},
  ): Mail => {
    const t = translateIn(language, "mail");
    const isAsked = ["confirm", "reset", "changeEmail", "invited"].includes(kind);
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
    invited: (to, token) => write("invited", unnamed(to), { path: paths.invitation(token) }),
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
