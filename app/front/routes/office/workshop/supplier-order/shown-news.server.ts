import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import type { TFunction } from "~/platform/i18n/translate";
import { unitOf, type Article } from "~/workshop/stock/article";
import type { Delivery } from "~/workshop/stock/front/delivery.server";
import type { OrderMail } from "~/workshop/stock/front/order-mail.server";

/** An order's delivery in words: when it came, and what, each article at what was paid for it. */
export function shownDelivery(
  { number, cameAt, note, lines, takenBack }: Delivery,
  language: Language,
  nameOf: (article: Article) => string,
  t: TFunction<readonly ["office-stock", "workshop-parts"]>,
) {
  return {
    number,
    takenBack,
    title: [formatMoment(cameAt, language), note].filter(Boolean).join(" · "),
    lines: lines.map(({ article, amount, sumBani }) => {
      const came = `${nameOf(article)}: ${t(`units.${unitOf(article)}`, { amount })}`;
      return sumBani === null ? came : `${came} · ${formatRon(sumBani)}`;
    }),
  };
}

/** How an order's newest mail goes, in words, and whether it does not leave. */
export function shownMail(mail: OrderMail | undefined, t: TFunction<"office-buying">) {
  if (!mail) return null;
  const { kind, state, error } = mail;
  const isEnd = kind !== "order";
  const said = t(isEnd && state === "failed" ? "mail.call" : `mail.${state}`);
  const text = isEnd ? `${t(`mailOf.${kind}`)}: ${said}` : said;
  return { text: error === "" ? text : `${text} (${error})`, isBad: error !== "" };
}
