import { opensOf, type Bands, type Design } from "~/furniture/boards/design";
import { sellingPrice, type SellingPrice } from "~/furniture/boards/price";
import { ratesWith } from "~/furniture/boards/rates";
import type { Chosen } from "~/furniture/boards/rules";

import { bandDecorsOf, buildPlan, chosenOf, type BuiltPlan, type NoPlace } from "../build-plan";
import { areOffered, type PlanBasis } from "./plan-basis";

/** A plan as a browser makes it: all but what the workshop pays, and when it is through. */
export interface DraftPlan extends BuiltPlan {
  price: SellingPrice;
  body: PlanBasis["decors"][number];
  front: PlanBasis["decors"][number];
  handle: PlanBasis["handles"][number];
  bands: Bands<PlanBasis["decors"][number]>;
  isOffered: boolean;
  chosen: Chosen;
}

/**
 * Builds and prices a wish from a basis: the same design and price as the server's `makePlan`.
 * Undefined for a decor, a handle or a version of the rules that the basis does not have.
 */
export function draftPlan(wish: Design, basis: PlanBasis): DraftPlan | NoPlace | undefined {
  const body = basis.decors.find(({ id }) => id === wish.body);
  const front = basis.decors.find(({ id }) => id === wish.front);
  const handle = basis.handles.find(({ id }) => id === wish.handle);
  const bands = bandDecorsOf(wish, opensOf(wish), basis.decors);
  if (!body || !front || !handle || !bands || wish.rules !== basis.version) return undefined;
  const chosen = chosenOf(body, front, handle);
  const built = buildPlan(wish, chosen, basis.rules);
  if (built.kind === "place") return built;
  const rates = { body: body.rate, front: front.rate, handle: handle.rate };
  return {
    ...built,
    body,
    front,
    handle,
    bands,
    chosen,
    price: sellingPrice(built.piece, ratesWith(basis.rates, rates), basis.vat),
    isOffered: areOffered(opensOf(built.design), { body, front, handle, bands }),
  };
}
