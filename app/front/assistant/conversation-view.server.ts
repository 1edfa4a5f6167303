import { readConfiguration, priceWithOptions } from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { orderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { plannedAddress } from "~/furniture/planner/front/run-start";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { vatSentence } from "~/platform/settings/vat-rates.server";
import { lineDrawingAddress, lineWords } from "~/shop/cart/line-design";
import { plannedName } from "~/shop/cart/planned-name.server";
import { findProduct, type Product } from "~/shop/catalogue/product.server";
import { shopDatabase } from "~db/client.server";

import type { AnswerLink } from "./answering/extras.server";
import { readAmounts } from "./answering/read-numbers";
import { addressOfPage } from "./answers/pages";
import type { Message } from "./message.server";
import { isOfKey } from "./problem";
import { findTrouble } from "./trouble.server";
import type { ChatProduct, ChatDesign, ChatPlan, ChatLink, ChatMessage } from "./ui/shown-message";

export interface Conversation {
  messages: ChatMessage[];
  /** For an administrator: what keeps the model from answering (spec §8). */
  trouble: ToldTrouble | null;
  phone: string;
  /** Whether a model may answer, so that visitors are told of it before. */
  hasModel: boolean;
  /** Changes with every change of the conversation. */
  version: string;
}

/** A trouble in an administrator's words, and whether the key is what to look at. */
export interface ToldTrouble {
  text: string;
  isOfKey: boolean;
}

/** What keeps the model from answering now, in an administrator's words. */
export async function tellTrouble(language: Language): Promise<ToldTrouble | null> {
  const trouble = await findTrouble();
  if (!trouble) return null;
  const text = translateIn(language, "office-assistant")(`trouble.${trouble.problem}`);
  return { text, isOfKey: isOfKey(trouble.problem) };
}

/** Messages with the products and designs below them. What is no longer sold is left out. */
export async function viewMessages(
  messages: Message[],
  language: Language,
): Promise<ChatMessage[]> {
  const [options, { trade }] = await Promise.all([listOptions(language), findSettings()]);
  const found = new Map<string, Promise<Product | undefined>>();
  const find = (one: { category_slug: string; number: number }) => {
    const key = `${one.category_slug}/${one.number}`;
    const product = found.get(key) ?? findProduct(one.category_slug, one.number, language);
    found.set(key, product);
    return product;
  };
  return Promise.all(
    messages.map(async ({ extras, problem: _problem, ...message }) => {
      const products = await Promise.all(extras.products.map(find));
      const designs = await Promise.all(
        extras.designs.map(async (one): Promise<ChatDesign | undefined> => {
          const product = await find(one);
          const chosen = readConfiguration(one.configuration, options);
          const design = product && orderedConfiguration(product.form, one.configuration, options);
          const price = product && chosen && priceWithOptions(product.price_bani, chosen, options);
          if (!product || !design || !price) return undefined;
          const { configuration } = one;
          return { product: card(product), configuration, design, price_bani: price.totalBani };
        }),
      );
      const plans = await Promise.all(extras.plans.map((plan) => viewPlan(plan, language)));
      return {
        ...message,
        isTrimmed: extras.isTrimmed,
        vat:
          message.source === "ai" && readAmounts(message.text).length > 0
            ? vatSentence(trade.isVatIncluded, language)
            : null,
        products: products.filter((one) => one !== undefined).map(card),
        designs: designs.filter((one) => one !== undefined),
        plans: plans.filter((one) => one !== undefined),
        links: extras.links.map((link) => viewLink(link, language)),
      };
    }),
  );
}

/** A planned piece at today's price; undefined where it can no longer be ordered as it is. */
async function viewPlan(plan: string, language: Language): Promise<ChatPlan | undefined> {
  const offered = await findOfferedPlan(plan, language, shopDatabase());
  if (offered?.priceBani === undefined) return undefined;
  const { design, priceBani } = offered;
  return {
    name: plannedName(design.kind, language),
    words: lineWords(design, translatorOf(language)),
    drawing: lineDrawingAddress(design, "picture", language),
    address: plannedAddress(plan, { step: "price" }),
    price_bani: priceBani,
  };
}

function viewLink(link: AnswerLink, language: Language): ChatLink {
  const t = translateIn(language, "assistant-words");
  if (link.kind === "page") {
    return { label: t(`pages.${link.page}`), address: addressOfPage(link.page) };
  }
  if (link.kind === "sign-in") return { label: t("pages.sign-in"), address: paths.signIn() };
  const { number } = link;
  return {
    label: t("pages.order", { number }),
    address: paths.customerOrder(encodeURIComponent(number)),
  };
}

function card(product: Product): ChatProduct {
  const { id, category_slug, number, name, price_bani, stock_quantity, image_url } = product;
  const { untranslated } = product;
  return { id, category_slug, number, name, price_bani, stock_quantity, image_url, untranslated };
}
