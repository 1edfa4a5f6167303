import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { unlinked } from "~/platform/mail/unlinked";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import { greeting, orderLanguage } from "~/sales/orders/order-mail-words.server";
import type { Order } from "~/sales/orders/order.server";
import { trialSubject } from "~/sales/orders/trial-orders.server";

import type { Claim } from "../front/find-claims.server";

/**
 * The mails about a claim. Opened: the customer's proof and a note to the shop; written in by its customer:
 * a note to the shop; answered by the staff: the answer, in the language of the order.
 */
export function composeClaimMails(
  news: "opened" | "written" | "answered",
  order: Order,
  claim: Claim,
  settings: Settings,
): Mail[] {
  switch (news) {
    case "opened":
      return [toCustomer(order, claim, news, settings), shopNote(order, claim, settings)];
    case "written":
      return [shopNote(order, claim, settings)];
    case "answered":
      return [toCustomer(order, claim, news, settings)];
  }
}

/** The note to the shop, in Romanian, about what a customer has written. */
function shopNote(order: Order, claim: Claim, { general }: Settings): Mail {
  const t = translateIn(fallbackLanguage, "claim-mail");
  const last = claim.entries.at(-1);
  const news = claim.entries.length > 1 ? "answered" : "opened";
  return {
    recipient: mailShop ?? general.email,
    replyTo: order.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: trialSubject(t(`shop.${news}`, { number: order.number }), order, fallbackLanguage),
      greeting: t(`kinds.${claim.kind}`),
      paragraphs: [
        ...(claim.staffPiece ? [t("piece", { name: claim.staffPiece })] : []),
        ...(last?.pictures.length ? [t("shop.pictures")] : []),
      ],
      links: [{ label: t("shop.link"), url: shopOrigin + officePaths.claims(`/${claim.id}`) }],
      sections: [{ title: t("shop.text"), form: (last?.text ?? "").split(/\n+/) }],
      closing: general.siteName,
    }),
  };
}

function toCustomer(
  order: Order,
  { id, state, piece, entries }: Claim,
  news: "opened" | "answered",
  { general }: Settings,
): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["claim-mail", "mail"]);
  const typed = entries.at(-1)?.text ?? "";
  // What the customer typed goes to an address that nobody may have proven.
  const isSafe = news === "answered" || order.is_email_proven;
  const text = isSafe ? typed : unlinked(typed);
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t(`${news}.subject`, { number: order.number }), order, language),
      greeting: greeting(order, language),
      paragraphs: [
        t(`${news}.text`, { number: order.number }),
        ...(piece ? [t("piece", { name: piece })] : []),
        ...(news === "answered" ? [t(`states.${state}`)] : []),
      ],
      links: [{ label: t("link"), url: shopOrigin + paths.orderClaims(order.token, `/${id}`) }],
      sections: [{ title: t(`${news}.section`), form: text.split(/\n+/) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
