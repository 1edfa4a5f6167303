import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import { greeting, orderLanguage } from "~/sales/orders/order-mail-words.server";
import type { Order } from "~/sales/orders/order.server";
import { trialSubject } from "~/sales/orders/trial-orders.server";

import type { FoundDrawing } from "../front/found-drawing.server";
import { wordingFor } from "../front/shown-drawing.server";

/** The mail that brings a drawing to its customer, in the language of the order. */
export function composeDrawingMail(
  order: Order,
  { id, note, content }: FoundDrawing,
  { general }: Settings,
): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["drawing-mail", "mail"]);
  const named = { version: content.version, name: content.buyer.name, number: order.number };
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t("sent.subject", named), order, language),
      greeting: greeting(order, language),
      paragraphs: [
        t("sent.text", named),
        ...(note ? [t("sent.note", { note })] : []),
        t("sent.wait"),
      ],
      links: [{ label: t("sent.link"), url: shopOrigin + paths.orderDrawing(order.token, id) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

/** The mails about an answer: a note to the shop and, of an approval, the customer's own proof. */
export function composeAnswerMails(
  order: Order,
  drawing: FoundDrawing,
  settings: Settings,
): Mail[] {
  const note = shopNote(order, drawing, settings);
  return drawing.answer === "approved" ? [approval(order, drawing, settings), note] : [note];
}

function approval(order: Order, drawing: FoundDrawing, { general }: Settings): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["drawing-mail", "mail"]);
  const { content, answered_at, sha256, id } = drawing;
  const named = { version: content.version, name: content.buyer.name, number: order.number };
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t("approved.subject", named), order, language),
      greeting: greeting(order, language),
      paragraphs: [
        t("approved.text", { ...named, date: formatDateTime(answered_at ?? "", language) }),
        t("approved.stranger", { phone: general.phone }),
      ],
      facts: [[t("digest"), sha256]],
      links: [{ label: t("approved.link"), url: shopOrigin + paths.orderDrawing(order.token, id) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

/** Staff read Romanian. */
function shopNote(
  order: Order,
  { answer, answer_note, sha256, content, picture }: FoundDrawing,
  { general }: Settings,
): Mail {
  const t = translateIn(fallbackLanguage, "drawing-mail");
  const { name } = wordingFor(content, "staff");
  const how = answer ?? "returned";
  const named = { version: content.version, name, number: order.number };
  return {
    recipient: mailShop ?? general.email,
    replyTo: order.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: trialSubject(t(`shop.${how}`, named), order, fallbackLanguage),
      greeting: t(`shop.${how}Text`),
      paragraphs: picture ? [t("shop.picture")] : [],
      facts: [[t("digest"), sha256]],
      links: [{ label: t("shop.link"), url: shopOrigin + officePaths.orderDrawings(order.number) }],
      sections: answer_note ? [{ title: t("shop.note"), form: answer_note.split(/\n+/) }] : [],
      closing: general.siteName,
    }),
  };
}
