import { acceptQuote } from "~/sales/quotes/front/accept-quote.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";

import { planQuery } from "../../quotes/desk";
import { buyerDetails } from "../../world";
import { readOrder, type Stage } from "./stage";
import type { Player, Step } from "./step";

const prices = [4_000_00, 3_800_00];
const line = (unit_bani: number) => [{ title: "Dulap", design: planQuery, quantity: 1, unit_bani }];
const TRANSPORT = 150_00;

/** The version that a step is about: the newest, or whichever a forged form names. */
function versionOf({ world }: Stage, { isForged, pick }: Step): number {
  const { length } = world.request.quotes;
  return isForged ? 1 + (pick % (length + 1)) : Math.max(1, length);
}

/** The desk sends a version, from a page that may be older than the request is. */
export const sendQuote: Player = async ({ desk, world }, { choice, isForged }) => {
  const { request } = world;
  const version = (await desk.read()).version - (isForged ? 1 : 0);
  const price = prices[choice % 2]!;
  const form = `${price} ${version}`;
  const isEnded = request.state !== "new" && request.state !== "answered";
  const isRepeat = request.form === form;
  const answer = isRepeat ? "done" : isEnded ? "ended" : isForged ? "stale" : "done";
  const lines = line(price);
  return {
    words: `send version ${request.quotes.length + 1} at ${price}${isForged ? " from an old page" : ""}`,
    answer,
    act: async () => (await desk.send({ lines, transport_bani: TRANSPORT }, version)).kind,
    ...(answer === "done" &&
      !isRepeat && {
        change: () => {
          for (const quote of request.quotes) if (quote.state === "sent") quote.state = "replaced";
          request.quotes.push({ state: "sent", totalBani: price + TRANSPORT, note: "" });
          Object.assign(request, { state: "answered", form });
        },
      }),
  };
};

/** What an answer meets: the version takes it, has it, or is nobody's to answer any more. */
function meets({ world }: Stage, version: number, given: { state: string; note: string }) {
  const { request } = world;
  const quote = request.quotes[version - 1];
  if (!quote) return { quote, answer: "unknown", isRepeat: false };
  const isRepeat = quote.state === given.state && quote.note === given.note;
  if (isRepeat) return { quote, answer: "done", isRepeat };
  if (quote.state === "sent") return { quote, answer: "done", isRepeat };
  const isGone = quote.state === "replaced" || request.state === "closed";
  return { quote, answer: isGone ? "replaced" : "answered", isRepeat };
}

/** The customer accepts a version, which is an order once. */
export const accept: Player = async (stage, step) => {
  const { db, desk, world } = stage;
  const version = versionOf(stage, step);
  const { quote, answer, isRepeat } = meets(stage, version, { state: "accepted", note: "" });
  const acceptedTexts = digestTexts(await findTextsToAccept("ro", db));
  const acceptance = { version, acceptedTexts, details: buyerDetails, userId: null, uses: [] };
  let token = "";
  return {
    words: `accept version ${version}`,
    answer: answer === "done" ? "placed" : answer,
    act: async () => {
      const result = await acceptQuote(desk.token, acceptance, db);
      if (result.kind === "placed") ({ token } = result);
      return result.kind;
    },
    ...(answer === "done" &&
      !isRepeat && {
        change: async () => {
          quote!.state = "accepted";
          world.request.state = "accepted";
          const order = await readOrder(token, "agreed", db);
          const goods = quote!.totalBani - TRANSPORT;
          const money = { totalBani: quote!.totalBani, advanceBani: goods / 2 };
          world.orders.push({ ...order, ...money });
        },
      }),
  };
};

/** The customer wants another version, or none. */
export function answer(way: "ask-again" | "decline"): Player {
  return (stage, step) => {
    const { desk, world } = stage;
    const version = versionOf(stage, step);
    const state = way === "decline" ? "declined" : "asked_again";
    const note = ["Altfel", ""][step.choice % 2]!;
    const { quote, answer: expected, isRepeat } = meets(stage, version, { state, note });
    return {
      words: `${way} version ${version}`,
      answer: expected,
      act: async () => (await desk.answer(version, way, note)).kind,
      ...(expected === "done" &&
        !isRepeat && {
          change: () => {
            Object.assign(quote!, { state, note });
            world.request.state = way === "decline" ? "declined" : "new";
          },
        }),
    };
  };
}

/** The desk closes the request; what waits for an answer is nobody's to accept any more. */
export const close: Player = ({ desk, world }, _step) => {
  const { request } = world;
  const isRepeat = request.state === "closed";
  const isOpen = request.state === "new" || request.state === "answered";
  return {
    words: "close the request",
    answer: isOpen || isRepeat ? "done" : "ended",
    act: async () => (await desk.close()).kind,
    ...(isOpen && {
      change: () => {
        for (const quote of request.quotes) if (quote.state === "sent") quote.state = "replaced";
        request.state = "closed";
      },
    }),
  };
};
