import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { nameOfLanguage, fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { renderMail, type MailContent } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { briefly } from "~/platform/mail/unlinked";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";

import type { Quote, QuoteRequest } from "../front/find-quote.server";
import { placeName } from "../front/place-name.server";

/** What the mails about a new request say of it. */
interface MailedRequest {
  id: string;
  number: string;
  token: string;
  name: string;
  email: string;
  phone: string;
  county: string;
  city: string;
  wishes: string;
  language: Language;
  designs: readonly { name: string }[];
  pictures: readonly unknown[];
}

/** What a new request causes: a note to the shop and a receipt, which repeats nothing that was typed. */
export function composeRequestMails(wish: MailedRequest, { general }: Settings): Mail[] {
  const { id, number, token } = wish;
  const t = translateIn(fallbackLanguage, ["quote-mail", "quote"]);
  const own = translateIn(wish.language, ["quote-mail", "mail"]);
  const facts: [string, string][] = [
    [t("note.customer"), wish.name],
    [t("note.email"), wish.email],
    [t("note.phone"), formatPhone(wish.phone)],
    [t("note.place"), placeName(wish, t("quote:abroad"))],
    [t("note.language"), nameOfLanguage(wish.language)],
    [t("note.designs"), wish.designs.map(({ name }) => name).join(", ")],
    [t("note.pictures"), String(wish.pictures.length || "")],
  ];
  const shop = mailShop ?? general.email;
  return [
    {
      recipient: shop,
      replyTo: wish.email,
      ...renderMail({
        language: fallbackLanguage,
        subject: t("note.subject", { number }),
        greeting: t("note.greeting"),
        paragraphs: wish.wishes.split(/\n{2,}/),
        facts: facts.filter(([, value]) => value !== ""),
        links: [{ label: t("note.link"), url: shopOrigin + officePaths.quote(id) }],
        closing: general.siteName,
      }),
    },
    {
      recipient: wish.email,
      replyTo: shop,
      ...renderMail({
        language: wish.language,
        subject: own("received.subject", { number }),
        greeting: own("mail:hello"),
        paragraphs: [own("received.text")],
        links: [{ label: own("received.link"), url: shopOrigin + paths.quote(`/${token}`) }],
        closing: own("mail:confirmation.closing", {
          phone: general.phone,
          shop: general.siteName,
        }),
      }),
    },
  ];
}

/** A version of the quote to its customer, in the customer's language, with the way to answer. */
export function composeQuoteMail(request: QuoteRequest, quote: Quote, settings: Settings): Mail {
  const t = translateIn(request.language, ["quote-mail", "quote"]);
  const { number, language } = request;
  const shown = (bani: number) => priceWords(bani, quote.vat.isIncluded, translatorOf(language));
  return toCustomer(request, settings, {
    subject: t("quote.subject", { number, version: quote.version }),
    paragraphs: [t("quote.text"), ...(quote.note ? quote.note.split(/\n{2,}/) : [])],
    rows: [
      ...quote.lines.map(({ title, quantity, unit_bani }): [string, string] => [
        `${quantity} × ${title}`,
        shown(unit_bani * quantity),
      ]),
      ...(quote.transport_bani > 0
        ? [[t("transport"), shown(quote.transport_bani)] satisfies [string, string]]
        : []),
      [t("total"), priceWords(quote.totals.totalBani, true, translatorOf(language))],
      [t("validUntil"), formatDay(`${quote.valid_until}T12:00:00Z`, language)],
    ],
    link: t("quote.link"),
  });
}

/** Reminds a customer that a quote's time is nearly over. */
export function composeReminder(request: QuoteRequest, quote: Quote, settings: Settings): Mail {
  const { number, language } = request;
  const t = translateIn(language, "quote-mail");
  const date = formatDay(`${quote.valid_until}T12:00:00Z`, language);
  return toCustomer(request, settings, {
    subject: t("reminder.subject", { number }),
    paragraphs: [t("reminder.text", { date })],
    link: t("reminder.link"),
  });
}

/** Tells a customer that the shop has closed the request, and why. */
export function composeClosed(request: QuoteRequest, settings: Settings): Mail {
  const t = translateIn(request.language, "quote-mail");
  return toCustomer(request, settings, {
    subject: t("closed.subject", { number: request.number }),
    paragraphs: [t("closed.text"), ...request.closed_reason.split(/\n{2,}/)],
    link: t("closed.link"),
  });
}

function toCustomer(
  { language, name, email, token }: QuoteRequest,
  { general }: Settings,
  { link, ...content }: Pick<MailContent, "subject" | "paragraphs" | "rows"> & { link: string },
): Mail {
  const t = translateIn(language, "mail");
  return {
    recipient: email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      greeting: t("confirmation.greeting", { name: briefly(name) }),
      ...content,
      links: [{ label: link, url: shopOrigin + paths.quote(`/${token}`) }],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

/** The note to the shop about a customer's answer. */
export function composeAnswerNote(
  request: QuoteRequest,
  { version, answer_note }: Quote,
  { general }: Settings,
): Mail {
  const t = translateIn(fallbackLanguage, "quote-mail");
  const { number, id, order } = request;
  const answer = answerOf(request, version);
  return {
    recipient: mailShop ?? general.email,
    replyTo: request.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t(`note.answers.${answer}`, { number }),
      greeting: t("note.answerGreeting"),
      paragraphs: [t(`note.texts.${answer}`, { version, order: order?.number ?? "" })],
      facts: answer_note ? [[t("note.words"), answer_note]] : [],
      links: [{ label: t("note.link"), url: shopOrigin + officePaths.quote(id) }],
      closing: general.siteName,
    }),
  };
}

function answerOf({ quotes }: QuoteRequest, version: number) {
  const state = quotes.find((quote) => quote.version === version)?.state;
  return state === "declined" || state === "asked_again" ? state : "accepted";
}
