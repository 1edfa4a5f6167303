import { paths } from "~/platform/paths/paths";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import type { ShopProcess } from "../shop-process";
import { coldRate } from "./cold";
import { answerRate, generator } from "./load";
import { atLeast, judge, median, unjudged, type Row } from "./row";
import { readAnswer, serve, type Answer } from "./servers";
import { firstVisit, signedIn, withCarts } from "./visitors";

const CONNECTIONS = 64;
const ROUNDS = 3;
const CARTS = 1000;
const PEOPLE = 200;
/** What has nobody's data in it must come near to the bare limit, anything else less near. */
const PART = 0.2;
const PERSONAL_PART = 0.1;

export const pages = [
  ["home", paths.home()],
  ["listing", paths.products()],
  ["product", paths.product("dormitoare", 1)],
] as const;

type Headers = Record<string, string>;

/** One address, and all who ask for it in turns with a bare server that sends the same bytes. */
interface Target {
  path: string;
  /** Of the request whose answer the bare server sends. */
  headers: Headers;
  asked: { what: string; visitors: Headers[]; connections?: number; part?: number }[];
}

/**
 * Answers a second, beside a bare server that sends the same bytes: all take turns, and what
 * counts is the ratio of their medians. Pages that have just changed are asked for one by one.
 */
export async function measureRates(shop: ShopProcess, seconds = 1): Promise<Row[]> {
  const reach = await measureReach({ headers: [], body: "" }, CONNECTIONS, seconds);
  const rows = [
    unjudged(`the load generator, ${generator}, on an empty server`, reach, "answers/s"),
  ];
  const carts = await withCarts(shop, CARTS);
  const people = await signedIn(shop, PEOPLE);
  for (const target of await targets(shop.origin, carts, people)) {
    rows.push(...(await measureTarget(shop.origin, target, seconds)));
  }
  for (const [name, path] of pages) {
    const [cart = {}] = carts;
    const [person = {}] = people;
    for (const [who, headers] of Object.entries({ first: firstVisit, cart, person })) {
      const rate = await coldRate(shop, path, headers);
      rows.push(unjudged(`${name} just changed, ${kinds[who]}, one by one`, rate, "answers/s"));
    }
  }
  return rows;
}

const kinds: Record<string, string> = {
  first: "without cookies",
  cart: "with a cart",
  person: "signed in",
};

async function targets(origin: string, carts: Headers[], people: Headers[]): Promise<Target[]> {
  const [cart = {}] = carts;
  const [person = {}] = people;
  const all: Target[] = [];
  for (const [name, path] of pages) {
    all.push({
      path,
      headers: firstVisit,
      asked: [
        { what: `${name} without cookies`, visitors: [firstVisit], part: PART },
        { what: `${name} with a cart`, visitors: [cart], part: PERSONAL_PART },
        { what: `${name} signed in`, visitors: [person], part: PERSONAL_PART },
      ],
    });
  }
  for (const [name, path] of pages) {
    const headers = { ...firstVisit, [hydrationHeader]: "1" };
    const what = `hydration data of ${name}`;
    all.push({ path, headers, asked: [{ what, visitors: [headers] }] });
  }
  for (const [name, path] of pages) {
    const route = await leafRoute(origin + path);
    const what = `data of ${name} (_data), as script asks for when it follows a link`;
    const address = `${path}?_data=${encodeURIComponent(route)}`;
    all.push({ path: address, headers: firstVisit, asked: [{ what, visitors: [firstVisit] }] });
  }
  const crowd = (what: string, visitors: Headers[]): Target => ({
    path: paths.products(),
    headers: firstVisit,
    asked: [{ what, visitors, connections: visitors.length, part: PERSONAL_PART }],
  });
  all.push(crowd(`listing, ${carts.length} different carts at once`, carts));
  all.push(crowd(`listing, ${people.length} signed-in people at once`, people));
  return all;
}

async function measureTarget(
  origin: string,
  { path, headers, asked }: Target,
  seconds: number,
): Promise<Row[]> {
  const answer = await readAnswer(origin + path, headers);
  const bare = await serve("bare", answer);
  const connections = asked[0]?.connections ?? CONNECTIONS;
  const rates = new Map<string, number[]>();
  const note = (who: string, rate: number) => rates.set(who, [...(rates.get(who) ?? []), rate]);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visitors = [headers];
      note("reach", await measureReach(answer, connections, seconds));
      note("bare", await answerRate({ url: bare.url, visitors, connections, seconds }));
      for (const { what, visitors } of asked) {
        note(what, await answerRate({ url: origin + path, visitors, connections, seconds }));
      }
    }
  } finally {
    bare.stop();
  }
  const rateOf = (who: string) => median(rates.get(who) ?? []);
  return asked.map(({ what, part }) => {
    const [ours, limit] = [rateOf(what), rateOf("bare")];
    const row = part ? atLeast(what, ours, limit, part) : unjudged(what, ours, "answers/s", limit);
    return judge(row, rateOf("reach"));
  });
}

/** What the generator gets out of a server that does nothing but send an answer. */
export async function measureReach(
  answer: Answer,
  connections: number,
  seconds: number,
): Promise<number> {
  const empty = await serve("empty", answer);
  try {
    return await answerRate({ url: empty.url, visitors: [{}], connections, seconds });
  } finally {
    empty.stop();
  }
}

/** The id of the route that is a page's own, as the page's data names it. */
async function leafRoute(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { [hydrationHeader]: "1" } });
  const { routes } = (await answer.json()) as { routes: Record<string, string> };
  return Object.keys(routes).at(-1) ?? "";
}
