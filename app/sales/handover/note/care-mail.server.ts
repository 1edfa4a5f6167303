import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import { greeting, orderAddress, orderLanguage } from "~/sales/orders/order-mail-words.server";
import type { Order } from "~/sales/orders/order.server";

/** The mail some weeks after a delivery: how furniture of boards is cared for, and whom to tell. */
export function composeCareMail(order: Order, { general }: Settings): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["care-mail", "mail"]);
  const { number } = order;
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: t("subject", { number }),
      greeting: greeting(order, language),
      paragraphs: [t("thanks", { number })],
      links: [{ label: t("order"), url: orderAddress(order) }],
      sections: [
        { title: t("settle.title"), paragraphs: [t("settle.text")] },
        { title: t("clean.title"), paragraphs: [t("clean.text")] },
        { title: t("avoid.title"), paragraphs: [t("avoid.text")] },
        {
          title: t("guarantee.title"),
          paragraphs: [t("guarantee.text")],
          links: [{ label: t("guarantee.link"), url: shopOrigin + paths.orderClaims(order.token) }],
        },
      ],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
