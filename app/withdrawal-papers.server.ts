import { formatDateTime } from "~/dates";
import { mailShop, shopOrigin } from "~/env.server";
import { translator } from "~/i18n.server";
import { fallbackLanguage, type Language } from "~/languages";
import { writeLetter } from "~/letter.server";
import type { Mail } from "~/models/outbox.server";
import type { Settings } from "~/models/settings.server";
import type { Withdrawal, WithdrawalPapers } from "~/models/withdrawal.server";
import { paths } from "~/paths";

/** The statement as its author reads and confirms it, line by line. */
export function declarationLines(
  { order, pieces }: Pick<Withdrawal, "order" | "pieces">,
  language: Language,
): string[] {
  const t = translator(language).getFixedT(null, "withdrawal");
  return [t("declaration", { order }), pieces ? t("piecesLine", { pieces }) : t("whole")];
}

/** All that a withdrawal leaves behind; without `isReceiptWanted` its author gets no mail. */
export function composeWithdrawal(
  withdrawal: Withdrawal,
  language: Language,
  settings: Settings,
  isReceiptWanted: boolean,
): WithdrawalPapers {
  const { order, pieces, fullName, email, declaredAt } = withdrawal;
  const t = translator(language).getFixedT(null, "withdrawal");
  const desk = translator(fallbackLanguage).getFixedT(null, "mail");
  return {
    message: {
      name: fullName,
      email,
      phone: "",
      subject: t("subject", { order }),
      message: declarationLines(withdrawal, language).join("\n\n"),
      language,
    },
    remark: desk("withdrawal.remark", {
      date: formatDateTime(declaredAt, fallbackLanguage),
      pieces: pieces || desk("withdrawal.receipt.whole"),
    }),
    composeMails: (isCustomers) => [
      shopNote(withdrawal, isCustomers, settings),
      ...(isReceiptWanted ? [receipt(withdrawal, isCustomers, language, settings)] : []),
    ],
  };
}

function shopNote(withdrawal: Withdrawal, isCustomers: boolean, { general }: Settings): Mail {
  const { order, pieces, fullName, email, declaredAt } = withdrawal;
  const t = translator(fallbackLanguage).getFixedT(null, "mail");
  return {
    recipient: mailShop ?? general.email,
    replyTo: email,
    ...writeLetter({
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
 * The acknowledgement, with what was declared and when. To an address that is not the order's
 * customer's it repeats nothing that was freely typed, so that nobody can have this shop mail his
 * own words to somebody else.
 */
function receipt(
  withdrawal: Withdrawal,
  isCustomers: boolean,
  language: Language,
  { general }: Settings,
): Mail {
  const { order, pieces, fullName, email, declaredAt } = withdrawal;
  const t = translator(language).getFixedT(null, "mail");
  const date = formatDateTime(declaredAt, language);
  const typed: [string, string][] = [
    [t("note.customer"), fullName],
    [t("note.email"), email],
    [t("withdrawal.pieces"), pieces || t("withdrawal.receipt.whole")],
  ];
  return {
    recipient: email,
    replyTo: mailShop ?? general.email,
    ...writeLetter({
      language,
      subject: t("withdrawal.receipt.subject", { order }),
      greeting: isCustomers ? t("confirmation.greeting", { name: fullName }) : t("hello"),
      paragraphs: [
        t("withdrawal.receipt.text", { order, date }),
        ...(isCustomers ? declarationLines(withdrawal, language) : []),
        t("withdrawal.receipt.next"),
        t("withdrawal.receipt.custom"),
      ],
      facts: [
        [t("withdrawal.order"), order],
        ...(isCustomers ? typed : []),
        [t("withdrawal.receipt.received"), date],
      ],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
