import { setImmediate } from "node:timers/promises";

import { LRUCache } from "lru-cache";

import { sha256 } from "~/platform/format/sha256.server";

import type { BuiltDecor } from "../build-plan";
import { planOn, pricesOf, type Plan, type PlanBasis } from "../plan.server";
import { readPlanned, type Planned } from "../planned";

/** A design that was asked for, and what becomes of it on the basis on which it was built last. */
export interface KnownDesign {
  design: Planned;
  basis: string;
  /** Undefined where it cannot be built as it is. */
  made: Promise<MadeDesign | undefined>;
}

/** What one piece costs, in bani with VAT as it is sold, and the work on it. */
type MadeDesign = Pick<Plan, "minutes"> & { totalBani: number };

/** As many designs as twenty full carts hold, of 10 KB each at most. */
const MOST = 1_000;
const known = new LRUCache<string, KnownDesign>({ max: MOST });

/** The design of a text; undefined for a text that is none. */
export function knownDesign(text: string): KnownDesign | undefined {
  const found = known.get(text);
  if (found) return found;
  const design = readPlanned(text);
  if (!design) return undefined;
  const read = { design, basis: "", made: Promise.resolve(undefined) };
  known.set(text, read);
  return read;
}

/**
 * The price of a piece of a design and the work on it; undefined where it cannot be built as it is. It is built once for all who look, in whatever language, until something changes of which it is made or
 * priced.
 */
export function makeKnown(design: KnownDesign, basis: PlanBasis): Promise<MadeDesign | undefined> {
  const digest = digestOf(basis);
  if (design.basis !== digest) {
    design.basis = digest;
    design.made = build(design.design, basis);
  }
  return design.made;
}

async function build(design: Planned, basis: PlanBasis): Promise<MadeDesign | undefined> {
  await ourTurn();
  const plan = planOn(design, basis);
  if (plan.kind !== "plan" || plan.changes.length > 0) return undefined;
  return { totalBani: plan.price.totalBani, minutes: plan.minutes };
}

/** All that a design is built and priced from, but for names. */
function digestOf({ chosen, body, front, handle, rules, priceList, vat }: PlanBasis): string {
  const made = [madeOf(chosen.body), madeOf(chosen.front), chosen.handle];
  const bought = pricesOf(body, front, handle);
  return JSON.stringify([made, bought, vat, hashOf(rules.content), hashOf(priceList)]);
}

function madeOf({ id, board, thicknesses, sheet, hasGrain }: BuiltDecor): BuiltDecor {
  return { id, board, thicknesses, sheet, hasGrain };
}

const hashes = new WeakMap<object, string>();

function hashOf(content: object): string {
  const hash = hashes.get(content) ?? sha256(JSON.stringify(content));
  hashes.set(content, hash);
  return hash;
}

let turn = Promise.resolve();

/** A large design takes many milliseconds: between any two of them, whoever waits for another answer has it. */
function ourTurn(): Promise<void> {
  turn = turn.then(() => setImmediate());
  return turn;
}
