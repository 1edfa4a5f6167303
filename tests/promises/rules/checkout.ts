import { CHECKOUT, fillAndReview, REVIEW } from "../../checkout-form";
import { textOf } from "../../visitor";
import { buyer as typed } from "../../world";
import type { Stage } from "./stage";
import { claim, openForm, pressed, unlike, type Heard, type Scene, type Step } from "./step";
import {
  cartOf,
  chargesOf,
  linesOf,
  priceOf,
  totalOf,
  totalWith,
  type BuyerName,
  type Order,
  type Way,
  type World,
} from "./world";

/** What the checkout page showed when its form was drawn. */
interface Shown {
  /** The cart and its round: one order, however often the form is sent. */
  origin: string;
  lines: Order["lines"];
  way: Way;
  /** What the delivery of what could be had then was to cost. */
  charges: number[];
}

/** What buyers type for each way. */
const typedFor: Record<Way, Record<string, string>> = {
  near: {},
  assembled: { assembly: "yes" },
  fetched: { deliveryMethod: "pickup" },
  far: { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" },
};

/**
 * Sends the checkout form: once, or twice at the same moment, as drawn now or `age` drawings ago in
 * another tab.
 */
export function order(name: BuyerName, way: Way, times: number, age: number): Step {
  const how = `${times > 1 ? "twice at once" : "once"}${age > 0 ? `, from a tab opened ${age} ago` : ""}`;
  const words = `${name} orders (${way}), pressing ${how}`;
  return {
    words,
    prepare: async (scene) => {
      const { stage } = scene;
      if (!claim(scene, name, "shared")) return [];
      const { browser } = stage.buyers[name];
      const tab = await openForm(scene, { of: `checkout of ${name}`, age }, () =>
        drawCheckout(scene, name, way),
      );
      if (!tab) return [];
      const press = {
        words,
        send: () => browser.post(REVIEW, tab.fields),
        findOut: () => findOrder(stage, tab.fields.checkoutToken ?? ""),
        foresee: (world: World, heard: Heard) => foresee(world, heard, name, tab.drawn, stage),
      };
      return pressed(press, times);
    },
  };
}

async function drawCheckout(
  { world, stage }: Scene,
  name: BuyerName,
  way: Way,
): Promise<{ fields: Record<string, string>; drawn: Shown } | undefined> {
  const { browser, email } = stage.buyers[name];
  const { location } = await browser.get(CHECKOUT);
  const lines = linesOf(world, name);
  if (lines.length === 0) {
    if (location !== "/cos") throw new Error(`${name}'s cart is empty and has a checkout page`);
    return undefined;
  }
  const fields = await fillAndReview(browser, { ...typed, ...typedFor[way], email });
  const { page } = await browser.get(REVIEW);
  const shown = lines.map(({ piece, design, quantity, ...line }) => {
    const unitBani = priceOf(world, { piece, design }, stage.terms);
    return { piece, design, quantity, unitBani, ...line };
  });
  const sold = shown.filter(({ piece }) => world.pieces[piece]!.isActive);
  const total = shownLei(totalWith(way, sold, stage.terms));
  const main = textOf(page.querySelector("main"));
  if (!main.includes(total)) throw new Error(`${name} is not shown the total ${total}`);
  const { cart = "" } = world.buyers[name];
  return {
    fields,
    drawn: {
      origin: originOf(world, cart),
      way,
      charges: chargesOf(way, sold, stage.terms),
      lines: shown.map(({ piece, design, quantity, unitBani }) => ({
        piece,
        design,
        quantity,
        unitBani,
      })),
    },
  };
}

function shownLei(bani: number): string {
  const digits = bani % 100 === 0 ? 0 : 2;
  const number = new Intl.NumberFormat("ro-RO", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number.format(bani / 100)} Lei`;
}

function originOf(world: World, cart: string): string {
  return `${cart}, ${world.carts[cart]?.round}`;
}

function foresee(
  world: World,
  heard: Heard,
  name: BuyerName,
  shown: Shown,
  stage: Stage,
): string | undefined {
  const to = (path: string, why: string) =>
    heard.status === 303 && heard.location === path ? undefined : unlike(why, heard);
  // Whose cart another press has ordered meanwhile has no form to be shown again; with something
  // put into the next cart since, its checkout begins anew.
  const isLeftBehind = heard.status === 302 && ["/cos", CHECKOUT].includes(heard.location ?? "");
  const refused = (why: string) =>
    heard.status === 409 || isLeftBehind ? undefined : unlike(why, heard);

  const earlier = Object.entries(world.orders).find(([, { origin }]) => origin === shown.origin);
  if (earlier) return to(earlier[0], `this form's order is ${earlier[1].number} already`);
  const lines = linesOf(world, name);
  const cart = world.buyers[name].cart ?? "";
  if (lines.length === 0) return to("/cos", "the cart is empty");
  if (originOf(world, cart) !== shown.origin) return refused("the form is another cart's");
  const wanting = lines.find(({ piece, design, quantity }) => {
    const { isActive, stock } = world.pieces[piece]!;
    return !isActive || (design === null && quantity > stock);
  });
  if (wanting) return refused(`the ${world.pieces[wanting.piece]!.name} cannot be had`);
  const isRepriced = lines.some((line) => line.seenBani !== priceOf(world, line, stage.terms));
  if (isRepriced) {
    for (const line of lines) line.seenBani = priceOf(world, line, stage.terms);
    return refused("prices changed since they were seen");
  }
  const now = lines.map(({ piece, design, quantity, seenBani }) => ({
    piece,
    design,
    quantity,
    unitBani: seenBani,
  }));
  if (!isSame(now, shown.lines)) return refused("the form showed other lines or prices");
  const { way } = shown;
  if (chargesOf(way, now, stage.terms).join() !== shown.charges.join()) {
    return refused("the form showed another price of the delivery");
  }

  if (heard.status !== 303 || !heard.location?.startsWith("/comanda/")) {
    return unlike("the order can be placed", heard);
  }
  if (world.orders[heard.location]) return `it is another order's address: ${heard.location}`;
  place(world, heard.location, { name, way, lines: now, origin: shown.origin }, stage);
  return undefined;
}

function place(
  world: World,
  address: string,
  {
    name,
    way,
    lines,
    origin,
  }: { name: BuyerName; way: Way; lines: Order["lines"]; origin: string },
  stage: Stage,
): void {
  const mails = ["to the buyer: confirmation", "to the shop: new order"];
  for (const { piece, design, quantity } of lines) {
    if (design !== null) continue;
    const product = world.pieces[piece]!;
    product.stock -= quantity;
    if (product.stock <= 2) mails.push(`to the shop: few left of ${product.name}`);
  }
  const totalBani = totalWith(way, lines, stage.terms);
  world.orders[address] = {
    number: "",
    origin,
    buyer: name,
    lines,
    totalBani,
    mails,
    approved: [],
    isUnquoted: way === "far",
    advanceBani: Math.round(
      totalOf(
        lines.filter(({ design }) => design !== null),
        stage.terms,
      ) / 2,
    ),
    reducedBani: 0,
    history: ["new"],
    payments: [],
    withdrawals: 0,
  };
  const cart = cartOf(world, name)!;
  cart.lines = [];
  cart.round += 1;
}

/** The order that a checkout token made, whose answer nobody received. */
async function findOrder(stage: Stage, token: string): Promise<Heard | undefined> {
  const [cartToken = ""] = token.split(".");
  const row = await stage.shop.db
    .selectFrom("orders")
    .select("token")
    .where("checkout_token", "=", cartToken)
    .executeTakeFirst();
  return row && { status: 303, location: `/comanda/${row.token}` };
}

function isSame(some: Order["lines"], others: Order["lines"]): boolean {
  const sorted = (lines: Order["lines"]) => lines.map((line) => JSON.stringify(line)).sort();
  return sorted(some).join() === sorted(others).join();
}
