import fc from "fast-check";
import { expect, test } from "vitest";

import { writesTo } from "./progress/letters";
import { figure, size } from "./proof";
import * as claims from "./steps/claim-steps";
import * as drawings from "./steps/drawing-steps";
import { readAnswered, readWorld, sayWorld } from "./steps/observe";
import * as orders from "./steps/order-steps";
import * as quotes from "./steps/quote-steps";
import { setStage, type Stage } from "./steps/stage";
import type { Player, Step } from "./steps/step";
import * as visits from "./steps/visit-steps";

const RUNS = size(20, 1000);

const players: Record<string, Player> = {
  "send a quote": quotes.sendQuote,
  accept: quotes.accept,
  "ask again": quotes.answer("ask-again"),
  decline: quotes.answer("decline"),
  close: quotes.close,
  "offer transport": orders.offerTransport,
  "answer transport": orders.answerTransport,
  draw: drawings.draw,
  "send a drawing": drawings.send,
  discard: drawings.discard,
  approve: drawings.answer("approved"),
  return: drawings.answer("returned"),
  pay: orders.pay,
  refund: orders.refund,
  "move on": orders.moveOn,
  cancel: orders.cancelOrder,
  tick: orders.tick,
  proforma: orders.proforma,
  promise: orders.movePromised,
  book: visits.book,
  "move a visit": visits.move,
  "call off": visits.callOff,
  claim: claims.open,
  write: claims.write,
  "answer a claim": claims.answer,
};

const doing = (order: number, ...names: string[]): Step[] =>
  names.map((what) => ({ what, order, pick: 0, choice: what === "book" ? 1 : 0, isForged: false }));
const drawn = ["draw", "send a drawing"];
const begun = [
  ...doing(0, "send a quote", "accept", "offer transport"),
  ...doing(0, "answer transport").map((one) => ({ ...one, choice: 1 })),
];

/** How a piece is made when nothing comes between. */
const usual = (order: number): Step[] =>
  doing(order, ...drawn, "approve", "move on", "pay", "move on", "tick", "move on", "book").concat(
    doing(order, "move on", "claim"),
  );

/** The same with another version when all seemed to be ready for the work. */
const detour = (order: number): Step[] =>
  doing(order, ...drawn, "approve", "move on", "pay", ...drawn, "move on", "tick", "return").concat(
    doing(order, "move on", ...drawn, "tick", "approve", "refund", "tick", "pay", "tick"),
  );

/** Runs begin anywhere on one of these ways. */
const ways = [usual(0), usual(1), detour(0), detour(1)].map((way) => [...begun, ...way]);
const longest = Math.max(...ways.map(({ length }) => length));

/** What ends a thread is rarer than what goes on with it. */
const rare = ["close", "decline", "cancel", "refund", "discard"];
const often = Object.keys(players).filter((what) => !rare.includes(what));

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...often) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  ),
  order: fc.nat(1),
  pick: fc.nat(7),
  choice: fc.nat(6),
  isForged: fc.oneof(
    { weight: 2, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

const run = fc.record({
  way: fc.constantFrom(...ways),
  begin: fc.nat(longest),
  steps: fc.array(step, { minLength: 10, maxLength: 40 }),
});

/** Tries a step, and looks at what became of it. */
async function play(stage: Stage, one: Step, others: string[]): Promise<boolean | undefined> {
  const tried = await players[one.what]!(stage, one);
  if (!tried) return undefined;
  const { db, frozen, story, world } = stage;
  const before = writesTo(db);
  const heard = await tried.act();
  story.push(`${tried.words}: ${heard}`);
  const told = story.join("\n");
  expect(heard, told).toBe(tried.answer);
  if (tried.change) await tried.change();
  else expect(writesTo(db), told).toBe(before);
  expect(await readWorld(stage), told).toEqual(sayWorld(world, others));
  const answered = await readAnswered(db);
  for (const [id, row] of frozen) expect(answered.get(id), told).toBe(row);
  for (const [id, row] of answered) frozen.set(id, row);
  return tried.change !== undefined;
}

test(
  "whatever customers and staff do in whichever order, no piece's thread comes where it must not",
  async () => {
    const seen = { taken: 0, refused: 0, made: 0, delivered: 0, claims: 0, accepted: 0 };
    const property = fc.asyncProperty(run, async ({ way, begin, steps }) => {
      const stage = await setStage();
      for (const one of [...way.slice(0, begin), ...steps]) {
        const isTaken = await play(stage, one, []);
        if (isTaken !== undefined) seen[isTaken ? "taken" : "refused"] += 1;
      }
      for (const { status, claims: opened } of stage.world.orders) {
        if (["in_production", "in_delivery", "delivered"].includes(status)) seen.made += 1;
        if (status === "delivered") seen.delivered += 1;
        seen.claims += opened.length;
      }
      if (stage.world.request.state === "accepted") seen.accepted += 1;
      await stage.db.destroy();
    });
    await fc.assert(property, { numRuns: RUNS });
    const counts = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
    figure("no forged step moves a piece", `${RUNS} threads: ${counts.join(", ")}`);
    expect(Math.min(...Object.values(seen)), counts.join(", ")).toBeGreaterThan(0);
  },
  RUNS * 10_000,
);
