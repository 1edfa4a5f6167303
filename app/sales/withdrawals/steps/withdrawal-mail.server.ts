import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { unlinked } from "~/platform/mail/unlinked";
import { officePaths } from "~/platform/paths/office-paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Settings } from "~/platform/settings/settings.server";
import { trialSubject } from "~/sales/orders/trial-orders.server";
import type { WithdrawalKnownBy } from "~db/schema";

import type { Declaration } from "./statement-digest.server";

/** What the mails about a new statement may tell its author. */
interface DeclaredWithdrawal {
  id: string;
  token: string;
  knownBy: WithdrawalKnownBy;
  /** Whether the e-mail is that of the account that ordered. */
  isEmailProven: boolean;
  /** The lines that it is about, as far as they are known; empty where the author may not know. */
  lines: WithdrawnLine[];
}

interface WithdrawnLine {
  name: string;
  quantity: number;
  isExempt: boolean;
}

/** The statement as its author reads and confirms it; every part but the e-mail may be missing. */
export function statementText(
  {
    order,
    wording,
    fullName,
    email,
    ticked,
  }: Pick<Declaration, "order" | "wording" | "fullName" | "email"> & { ticked: WithdrawnLine[] },
  language: Language,
): string {
  const t = translateIn(language, "withdrawal");
  const names = ticked.map(({ name, quantity }) => `${quantity} × ${name}`).join("; ");
  return [
    order ? t("declaration", { order }) : t("declarationUnnamed"),
    ...(names ? [t("piecesLine", { pieces: names })] : wording ? [] : [t("whole")]),
    ...(wording ? [wording] : []),
    [fullName, email].filter(Boolean).join("\n"),
  ].join("\n\n");
}

/**
 * The mails that a statement causes: a note to the shop and, unless `isReceiptWanted` is false, the
 * receipt with the whole statement and its date and hour, which the law wants on a durable medium
 * whoever sent it and whatever order it names (OUG 34/2014, art. 11¹).
 */
export function composeDeclaredMails(
  declaration: Declaration,
  declared: DeclaredWithdrawal,
  settings: Settings,
  isReceiptWanted: boolean,
): Mail[] {
  return [
    shopNote(declaration, declared, settings),
    ...(isReceiptWanted ? [receipt(declaration, declared, settings)] : []),
  ];
}

function shopNote(
  declaration: Declaration,
  declared: DeclaredWithdrawal,
  settings: Settings,
): Mail {
  const { general } = settings;
  const t = translateIn(fallbackLanguage, "withdrawal-mail");
  const exempt = declared.lines.filter(({ isExempt }) => isExempt);
  return {
    recipient: mailShop ?? general.email,
    replyTo: declaration.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: subjectOf(t("note.subject"), declaration.order, settings, fallbackLanguage),
      greeting: t("note.greeting"),
      paragraphs: [
        t(`note.knownBy.${declared.knownBy}`),
        ...(exempt.length > 0 ? [t("note.exempt", { names: namesOf(exempt) })] : []),
      ],
      facts: [[t("received"), formatDateTime(declaration.declaredAt, fallbackLanguage)]],
      links: [{ label: t("note.link"), url: shopOrigin + officePaths.withdrawal(declared.id) }],
      sections: [{ title: t("statement"), form: declaration.statement.split(/\n+/) }],
      closing: general.siteName,
    }),
  };
}

function receipt(declaration: Declaration, declared: DeclaredWithdrawal, settings: Settings): Mail {
  const { general } = settings;
  const { language, email, fullName, declaredAt } = declaration;
  const t = translateIn(language, ["withdrawal-mail", "mail"]);
  const { isEmailProven: isProven, lines } = declared;
  const shown = (typed: string) => (isProven ? typed : unlinked(typed));
  const [exempt, ready] = [true, false].map((is) => lines.filter((one) => one.isExempt === is));
  const next = [
    ...(ready?.length ? [t("receipt.ready", { names: namesOf(ready) })] : []),
    ...(exempt?.length ? [t("receipt.exempt", { names: namesOf(exempt) })] : []),
  ];
  return {
    recipient: email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: subjectOf(t("receipt.subject"), shown(declaration.order), settings, language),
      greeting:
        isProven && fullName
          ? t("mail:confirmation.greeting", { name: fullName })
          : t("mail:hello"),
      paragraphs: [
        t("receipt.text", { date: formatDateTime(declaredAt, language) }),
        ...(next.length > 0 ? next : [t("receipt.unknown")]),
        t("receipt.stranger", { phone: general.phone }),
      ],
      links: [
        {
          label: t("receipt.link"),
          url: shopOrigin + serverPaths.withdrawalReceipt(declared.token),
        },
      ],
      sections: [{ title: t("statement"), form: shown(declaration.statement).split(/\n+/) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

const namesOf = (lines: WithdrawnLine[]) => lines.map(({ name }) => name).join(", ");

/** The subject with the order's number, and a mark while the shop is on trial. */
export function subjectOf(
  subject: string,
  order: string,
  { opening }: Settings,
  language: Language,
): string {
  const named = order ? `${subject} · ${order}` : subject;
  return trialSubject(named, { is_trial: opening.openedAt === null ? 1 : 0 }, language);
}
