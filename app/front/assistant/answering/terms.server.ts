import { periodText } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { isCardOffered } from "~/platform/settings/card-keys.server";
import { hoursByDay, type OpeningHours } from "~/platform/settings/opening-hours";
import { counties } from "~/platform/settings/places";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { findVat, vatSentence } from "~/platform/settings/vat-rates.server";
import { findReservable } from "~/sales/appointments/front/team.server";
import { GUARANTEE_YEARS } from "~/sales/approvals/front/claim-rules";
import { LEGAL_DAYS, PROMISED_DAYS } from "~/sales/orders/withdrawal-rules";
import { listCategories } from "~/shop/catalogue/front/category.server";
import { deliveryWords, listActiveZones } from "~/shop/delivery/zones.server";
import { areSwatchesOffered } from "~/shop/swatches/list-swatches.server";
import { MOST_SWATCHES } from "~/shop/swatches/swatch";

import type { Page } from "../answers/pages";
import { pageOf, type ToldTopic, type Topic } from "../answers/topics";

/** If there are more counties than this, the answer leads to the page with the choice instead. */
const MOST_COUNTIES = 6;

type Tell = (language: Language, settings: Settings) => Promise<string> | string;

/** What the shop says of a topic; every price, day and limit is the one by which it works. */
const tellers: Record<ToldTopic, Tell> = {
  delivery: async (language) => {
    const { area, elsewhere, freeFrom, price } = deliveryWords(await listActiveZones(), language);
    const said = [area, wordsIn(language)("terms.delivery"), elsewhere, freeFrom && price];
    return said.filter(Boolean).join(" ");
  },
  assembly: (language, { delivery: { assemblyBani }, general: { phone }, trade }) => {
    const t = wordsIn(language);
    if (assemblyBani === null) return t("terms.noAssembly", { phone });
    return t("terms.assembly", { price: priceText(assemblyBani, trade, language) });
  },
  carrying: (language, { delivery, general: { phone }, trade }) => {
    const t = translateIn(language, "delivery");
    const way = (name: "stairs" | "lift", bani: number | null) =>
      bani === null
        ? []
        : [
            `${t(`carrying.${name}`)}: ${t(`carrying.${name}Hint`, { price: priceText(bani, trade, language) })}.`,
          ];
    const up = [...way("stairs", delivery.stairsBani), ...way("lift", delivery.liftBani)];
    const rest = up.length > 0 ? up : [wordsIn(language)("terms.noCarrying", { phone })];
    return [`${t("carrying.none")}: ${t("carrying.noneHint")}.`, ...rest].join("\n");
  },
  samples: async (language, { trade }) => {
    if (!(await areSwatchesOffered())) return translateIn(language, "swatches")("none");
    return wordsIn(language)("terms.samples", {
      most: MOST_SWATCHES,
      price: priceText(trade.swatchBani, trade, language),
      post: priceText(trade.swatchPostBani, trade, language),
    });
  },
  measuring: async (language, { general: { phone } }) => {
    const t = wordsIn(language);
    const { measuring } = (await findReservable()).counties;
    if (measuring.length === 0) return t("terms.noMeasuring", { phone });
    const names = measuring.map((code) => counties[code as keyof typeof counties] ?? code);
    const list = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
    return t(names.length > MOST_COUNTIES ? "terms.measuring" : "terms.measuringIn", { list });
  },
  showroom: async (language, { general: { address, showroomHours, phone } }) => {
    const values = { address, hours: hoursText(showroomHours, language), phone };
    const isReservable = (await findReservable()).kinds.includes("showroom");
    return wordsIn(language)(isReservable ? "terms.showroomByDay" : "terms.showroom", values);
  },
  hours: (language, { general: { workingHours, showroomHours } }) =>
    wordsIn(language)("terms.hours", {
      company: hoursText(workingHours, language),
      showroom: hoursText(showroomHours, language),
    }),
  warranty: (language) =>
    wordsIn(language)("terms.warranty", {
      period: periodText(GUARANTEE_YEARS * 12, "month", language),
    }),
  returns: (language) => {
    const t = wordsIn(language);
    const days = periodText(PROMISED_DAYS, "day", language);
    const legal = periodText(LEGAL_DAYS, "day", language);
    return `${t("terms.returns", { days, legal })} ${t("terms.refund", { legal })}`;
  },
  payment: async (language, { trade }) => {
    const t = wordsIn(language);
    const [hasCards, vat] = await Promise.all([isCardOffered(), findVat(new Date())]);
    return [
      t(hasCards ? "terms.paymentWithCard" : "terms.payment"),
      t("terms.advance", { advance: trade.advancePercent }),
      vatSentence(vat.isIncluded, language),
      t("terms.vatRate", { percent: vat.percent }),
    ].join(" ");
  },
  contact: (language, { general: { phone, email, address } }) =>
    wordsIn(language)("terms.contact", { phone, email, address }),
  repairs: (language, { general: { phone } }) =>
    wordsIn(language)("terms.repairs", {
      period: periodText(GUARANTEE_YEARS * 12, "month", language),
      phone,
    }),
  "not-made": async (language) => {
    const rooms = (await listCategories(language)).map(({ name }) => name).join(", ");
    return wordsIn(language)("terms.notMade", { rooms });
  },
  unsure: (language, { general: { phone } }) => wordsIn(language)("terms.unsure", { phone }),
  invoice: (language) => {
    const company = translateIn(language, "checkout")("buyerKinds.company");
    return wordsIn(language)("terms.invoice", { company });
  },
  discounts: (language) => wordsIn(language)("terms.discounts"),
  instalments: async (language) =>
    `${wordsIn(language)("terms.noInstalments")} ${await tellTerm("payment", language)}`,
  care: (language) => {
    const t = translateIn(language, "care-mail");
    return `${t("clean.text")} ${t("avoid.text")}`;
  },
  materials: (language) => {
    const t = translateIn(language, "trade-words");
    const words = (["pal", "mdf"] as const).map(
      (name) => `${t(`words.${name}.word`)}: ${t(`words.${name}.text`)}.`,
    );
    const tab = translateIn(language, "product")("tabs.specification");
    return [wordsIn(language)("terms.materials", { tab }), ...words].join("\n");
  },
  "measure-how": (language) => wordsIn(language)("terms.measureHow"),
  account: (language) => wordsIn(language)("terms.account"),
  password: (language) => wordsIn(language)("terms.password"),
  "no-mail": (language, { general: { phone } }) => wordsIn(language)("terms.noMail", { phone }),
  maker: (language) => wordsIn(language)("terms.maker"),
  change: (language, { general: { phone } }) => wordsIn(language)("terms.change", { phone }),
  "old-pieces": (language, { general: { phone } }) =>
    wordsIn(language)("terms.oldPieces", { phone }),
  pickup: (language, { general: { address } }) => {
    const t = translateIn(language, "delivery");
    return `${t("method.pickup")}: ${t("method.pickupHint", { address })}`;
  },
  quote: (language) => translateIn(language, "quote")("text"),
};

/** What the shop says of a topic, in a language. */
export async function tellTerm(topic: ToldTopic, language: Language): Promise<string> {
  return tellers[topic](language, await findSettings());
}

/** The page to which the answer about a topic leads; the page for choosing a time only if times can be reserved. */
export async function findPageOf(topic: Topic): Promise<Page> {
  const page = pageOf(topic);
  if (page !== "appointment") return page;
  const { kinds } = await findReservable();
  return kinds.some((kind) => kind === topic) ? page : "contact";
}

export function isTold(topic: Topic): topic is ToldTopic {
  return Object.hasOwn(tellers, topic);
}

/** The same of several topics, by their names. */
export async function tellTerms<Topic extends ToldTopic>(
  topics: readonly Topic[],
  language: Language,
): Promise<Record<Topic, string>> {
  const told = topics.map(async (topic) => [topic, await tellTerm(topic, language)] as const);
  return Object.fromEntries(await Promise.all(told)) as Record<Topic, string>;
}

function wordsIn(language: Language) {
  return translateIn(language, "assistant-words");
}

function priceText(bani: number, trade: Settings["trade"], language: Language): string {
  if (bani === 0) return translateIn(language, "delivery")("charges.free");
  return priceWords(bani, trade.isVatIncluded, translatorOf(language));
}

function hoursText(one: OpeningHours, language: Language): string {
  const rows = hoursByDay(one, translateIn(language, "footer"));
  return rows.map(([day, open]) => `${day}: ${open}`).join("; ");
}
