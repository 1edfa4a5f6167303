import { formatDateTime } from "~/format/dates";
import { mailShop, shopOrigin } from "~/env.server";
import { translateIn } from "~/i18n/translate.server";
import { fallbackLanguage, type Language } from "~/languages";
import { renderMail } from "~/mail/mail-template.server";
import type { Mail } from "~/mail/outbox.server";
import type { Settings } from "~/shop/settings.server";
import type { Withdrawal, WithdrawalPapers, WithdrawnOrder } from "./withdrawal.server";
import { paths } from "~/paths";

/** The statement line by line, as its author reads and confirms it. */
export function declarationLines(
  { order, pieces }: Pick<Withdrawal, "order" | "pieces">,
  language: Language,
): string[] {
  const t = translateIn(language, "withdrawal");
  return [t("declaration", { order }), pieces ? t("piecesLine", { pieces }) : t("whole")];
}

/**
 * The message, the remark and the mails that a withdrawal causes; without `isReceiptWanted` its
 * author gets no mail.
 */
export function composeWithdrawal(
  withdrawal: Withdrawal,
  language: Language,
  settings: Settings,
  isReceiptWanted: boolean,
): WithdrawalPapers {
  const { order, pieces, fullName, email, declaredAt } = withdrawal;
  const t = translateIn(language, "withdrawal");
  const translateMail = translateIn(fallbackLanguage, "mail");
  return {
    message: {
      name: fullName,
      email,
      phone: "",
      subject: t("subject", { order }),
      message: declarationLines(withdrawal, language).join("\n\n"),
      language,
    },
    remark: translateMail("withdrawal.remark", {
      date: formatDateTime(declaredAt, fallbackLanguage),
      pieces: pieces || translateMail("withdrawal.receipt.whole"),
    }),
    composeMails: (withdrawn) => [
      shopNote(withdrawal, withdrawn !== undefined, settings),
      ...(isReceiptWanted ? [receipt(withdrawal, withdrawn, language, settings)] : []),
    ],
  };
}

function shopNote(withdrawal: Withdrawal, isCustomers: boolean, { general }: Settings): Mail {
  const { order, pieces, fullName, email, declaredAt } = withdrawal;
  const t = translateIn(fallbackLanguage, "mail");
  return {
    recipient: mailShop ?? general.email,
    replyTo: email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t("withdrawal.note.subject", { order }),
      greeting: t("withdrawal.note.greeting"),
      paragraphs: [t(isCustomers ? "withdrawal.note.matched" : "withdrawal.note.unmatched")],
      facts: [
        [t("withdrawal.order"), order],
        [t("note.customer"), fullName],
        [t("note.email"), email],
        [t("withdrawal.pieces"), pieces || t("withdrawal.receipt.whole")],
        [t("withdrawal.receipt.received"), formatDateTime(declaredAt, fallbackLanguage)],
      ],
      links: isCustomers
        ? [{ label: t("withdrawal.note.link"), url: shopOrigin + paths.adminOrder(order) }]
        : [],
      closing: general.siteName,
    }),
  };
}

/**
 * The acknowledgement, with what was declared and when. It repeats the name only to a proven
 * address, and other typed words only if the workshop has also accepted the order: otherwise
 * anybody could make this shop mail words of their own to a stranger.
 */
function receipt(
  withdrawal: Withdrawal,
  withdrawn: WithdrawnOrder | undefined,
  language: Language,
  { general }: Settings,
): Mail {
  const { order, pieces, fullName, email, declaredAt } = withdrawal;
  const t = translateIn(language, "mail");
  const date = formatDateTime(declaredAt, language);
  const isProven = withdrawn?.isEmailProven ?? false;
  const isRepeated = isProven || (withdrawn?.isAccepted ?? false);
  const typed: [string, string][] = [
    ...(isProven ? [[t("note.customer"), fullName] satisfies [string, string]] : []),
    [t("note.email"), email],
    [t("withdrawal.pieces"), pieces || t("withdrawal.receipt.whole")],
  ];
  return {
    recipient: email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: t("withdrawal.receipt.subject", { order }),
      greeting: isProven ? t("confirmation.greeting", { name: fullName }) : t("hello"),
      paragraphs: [
        t("withdrawal.receipt.text", { order, date }),
        ...(isRepeated ? declarationLines(withdrawal, language) : []),
        t("withdrawal.receipt.next"),
        t("withdrawal.receipt.custom"),
      ],
      facts: [
        [t("withdrawal.order"), order],
        ...(isRepeated ? typed : []),
        [t("withdrawal.receipt.received"), date],
      ],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
