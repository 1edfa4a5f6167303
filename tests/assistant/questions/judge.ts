import { expect } from "vitest";

import type { Answer } from "~/front/assistant/answering/answer";
import { noFacts } from "~/front/assistant/facts";
import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { lengthText } from "~/platform/format/measures";
import { formatLei } from "~/platform/format/money";
import type { Language } from "~/platform/i18n/languages";
import { textsOf, translateIn } from "~/platform/i18n/translate.server";

import { mainOf } from "../../routes/reading";
import { openShop } from "../../routes/shop";
import type { Known, PlannedAnswer } from "./question";

type Earlier = { text: string; isBot: boolean }[];
type Shop = Pick<Awaited<ReturnType<typeof openShop>>, "visitor">;

/** The shop without a key: its assistant, and who holds answers beside its pages. Once a file, as `openShop`. */
export async function openAssistant() {
  const shop = await openShop();
  const { Assistant } = await import("~/front/assistant/assistant.server");
  const withoutKey = new Assistant({ findKey: () => Promise.resolve(undefined) });
  return {
    db: shop.db,
    visitor: shop.visitor,
    /** Speaks to the assistant on a page in a language. */
    ask: (
      text: string,
      language: Language,
      earlier: Earlier = [],
      userId: string | null = null,
    ): Promise<Answer> =>
      withoutKey.answer({
        text,
        language,
        earlier,
        facts: noFacts,
        personal: [],
        client: "198.51.100.1",
        userId,
      }),
    judge: (answer: Answer, known: Known, language: Language) =>
      judge(answer, known, language, shop),
    priceOnPage: (plan: string, language: Language) => priceOnPage(plan, language, shop),
  };
}

/** More does not stand on the screen of a phone. */
const MOST_LETTERS = 650;

/** What the planner's page says that a design costs, in the words of the page. */
async function priceOnPage(
  plan: string,
  language: Language,
  { visitor }: Shop,
  mayDiffer = false,
): Promise<string> {
  const query = new URLSearchParams({ d: plan, pas: "pret", lng: language });
  const page = await visitor().get(`/proiecteaza?${query}`);
  expect(page.status).toBe(200);
  // What cannot be built as it is would be shown with what had to change.
  if (!mayDiffer) expect(page.page.querySelector("#changes")).toBeNull();
  const text = mainOf(page).replace(/\s/gu, " ");
  const total = translateIn(language, "planner")("total");
  const [, price = ""] = new RegExp(`${total} *([\\d., ]+ (?:lei|Lei))`, "u").exec(text) ?? [];
  return price;
}

/** The design that the planner's own form makes of what is typed there. */
async function designOfForm(
  { kind, typed, niche }: PlannedAnswer,
  { visitor }: Shop,
): Promise<Design> {
  const [width, height, depth] = typed.map((length) => `${length} mm`) as [string, string, string];
  const place: Record<string, string> = niche
    ? {
        where: "niche",
        nicheWidth: width,
        nicheHeight: height,
        nicheDepth: depth,
        skirting: `${niche.skirting} mm`,
      }
    : { where: "free", walls: "none", width, height, depth };
  const answer = await visitor().post("/proiecteaza", { kind, way: "none", ...place });
  expect(answer.status).toBe(303);
  const query = new URL(answer.location ?? "", "http://shop").searchParams;
  return readDesign(query.get("d") ?? "")!;
}

const plain = (text: string) => text.replace(/\s/gu, " ");

/** Whether a text says all that a text of `locales/` has around its values. */
function expectWords(text: string, template: string): void {
  for (const part of template.split(/\{\{\w+\}\}/u)) expect(text).toContain(part);
}

/** Holds an answer beside what is known of it: what it says, in which language, how long, and where it leads. */
async function judge(answer: Answer, known: Known, language: Language, shop: Shop): Promise<void> {
  expect(answer.language).toBe(language);
  expect(answer.text.length).toBeLessThanOrEqual(MOST_LETTERS);
  const { products, designs, plans, links } = answer.extras;
  expect(products.length + designs.length + plans.length + links.length).toBeGreaterThan(0);
  await judgeWords(answer, known, language, shop);
}

async function judgeWords(
  answer: Answer,
  known: Known,
  language: Language,
  shop: Shop,
): Promise<void> {
  const words = textsOf(language, "assistant-words");
  const { tellTerm } = await import("~/front/assistant/answering/terms.server");
  const { text, extras } = answer;
  const says = plain(text);
  if ("plan" in known) return judgePlan(answer, known.plan, language, shop);
  expect(extras.plans).toEqual([]);
  if ("asks" in known) {
    const { asks, niche } = known;
    const isOfNiche = niche && asks !== "kind" && asks !== "skirting";
    expectWords(text, isOfNiche ? words.plan.askNiche[asks] : words.plan.ask[asks]);
    return;
  }
  if ("made" in known) {
    const { product, size, lei } = known.made;
    const [category_slug, number] = product.split("/") as [string, string];
    const [width, height, depth] = size;
    const configuration = `material=pal-alb&handle=metal&width=${width}&height=${height}&depth=${depth}`;
    expect(extras.designs).toEqual([{ category_slug, number: Number(number), configuration }]);
    expect(says).toContain(plain(formatLei(lei * 100, language)));
    expect(says).toContain(size.join(" × "));
    return;
  }
  expect(extras.designs).toEqual([]);
  if ("delivers" in known) {
    const { place, lei, days } = known.delivers;
    expect(says).toContain(place);
    expect(says).toContain(plain(formatLei(lei * 100, language)));
    expect(says).toContain(days);
  } else if ("byOffer" in known) {
    expect(text).toContain(known.byOffer);
    const own = [words.place.byOffer, words.place.abroad].map((one) =>
      one.replace("{{place}}", known.byOffer),
    );
    expect(own.some((one) => text.includes(one))).toBe(true);
  } else if ("asksPlace" in known) expect(text).toContain(words.place.ask);
  else if ("term" in known) for (const days of known.term) expect(says).toContain(days);
  else if ("products" in known) {
    const found = extras.products.map((one) => `${one.category_slug}/${one.number}`);
    expect(found).toEqual(known.products);
  } else if ("signIn" in known) {
    expect(text).toBe(words.order.signIn);
    expect(extras.links).toEqual([{ kind: "sign-in" }]);
  } else if ("order" in known) expect(text).toBe(words.order[known.order]);
  else if ("about" in known) expect(text).toContain(await tellTerm(known.about, language));
  else if ("topic" in known) expect(text).toContain(known.says);
  else if ("courtesy" in known) {
    const own = known.courtesy === "thanks" ? words.thanks : textsOf(language, "assistant").welcome;
    expect(text).toBe(own);
  } else {
    expect(extras.products).toEqual([]);
    expect(text).toBe(
      `${words.excuse.unset} ${words.ways.replace("{{phone}}", "+40 21 555 01 42")}`,
    );
    expect(extras.links).toEqual([{ kind: "page", page: "contact" }]);
  }
}

/** Lengths in millimetres as an answer says them. */
function measured(lengths: readonly number[], language: Language): string {
  return lengths.map((length) => lengthText(length / 10, language)).join(" × ");
}

async function judgePlan(
  answer: Answer,
  known: PlannedAnswer,
  language: Language,
  shop: Shop,
): Promise<void> {
  const [plan = ""] = answer.extras.plans;
  const design = readDesign(plan)!;
  const [width, height, depth] = known.size;
  expect(design).toMatchObject({ kind: known.kind, width, height, depth });
  // A piece in a niche is 60 narrower and 40 lower (workshop.md), and is said to fill it, in centimetres.
  const isInNiche = design.place.kind === "niche";
  const said = isInNiche ? [width + 60, height + 40] : known.size;
  expect(plain(answer.text)).toContain(measured(said, language));
  const price = await priceOnPage(plan, language, shop);
  expect(price).not.toBe("");
  expect(plain(answer.text)).toContain(price);
  const zones = design.columns.flatMap((column) => column.zones);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const { drawers, doors, sliding, shelves, decor } = known;
  if (drawers !== undefined) expect(sum(zones.map(({ count }) => count))).toBe(drawers);
  if (doors !== undefined) {
    expect(sum(zones.map(({ front }) => (front === "pair" ? 2 : 1)))).toBe(doors);
  }
  if (shelves !== undefined) for (const { count } of zones) expect(count).toBe(shelves);
  if (sliding !== undefined) expect(design.sliding).toBe(sliding);
  if (decor !== undefined) expect([design.body, design.front]).toEqual([decor, decor]);
  const isPlain = [drawers, doors, sliding, shelves, decor].every((one) => one === undefined);
  if (!isPlain) return;
  const formed = await designOfForm(known, shop);
  if (known.niche) expect(design).toEqual(formed);
  else expect(await priceOnPage(writeDesign(formed), language, shop, true)).toBe(price);
}
