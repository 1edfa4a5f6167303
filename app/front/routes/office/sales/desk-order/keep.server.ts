import { notSaved, notThere, refused, saving, stale, type Post } from "~/front/desk/desk.server";
import { readText } from "~/platform/forms/read-form.server";
import type { DeskOrder, TypedDesk } from "~/sales/orders/desk-order.server";
import { saveDeskOrder } from "~/sales/orders/front/change-desk-order.server";

import { type RefusedQuantity, changeQuantities } from "./changed-quantities.server";
import { pageFields } from "./schema";

/** No field of an order is longer. */
const LONGEST = 2000;

/** What a page that was not taken comes back with, besides what its form knows. */
export interface RefusedDesk {
  /** The refused quantities by the line's id. */
  quantities?: Record<string, RefusedQuantity>;
}

/**
 * Keeps all that a page of the order had typed into it, whichever button was pressed and whatever is wrong
 * with it, and then the quantities that were changed. Returns the post as it goes on from there, or the answer
 * where a colleague was first, the disk is full, or a quantity cannot be had.
 */
export async function keepTyped(post: Post, desk: DeskOrder) {
  // A post without a version comes from no page of ours, so nothing of it is kept.
  if (!post.posted.has("version")) return { post };
  const { id, admin, version } = post;
  const typed = typedOn(post.posted);
  const kept = await saving(() => saveDeskOrder({ id, version, typed }, admin));
  // What was typed comes back whole, however long it is.
  const yours = typedOn(post.posted, Infinity);
  if (kept.kind === "not-saved") {
    return { answer: notSaved<RefusedDesk>(post, { result: unjudgedReply(yours) }) };
  }
  if (kept.kind === "unknown") throw notThere();
  if (kept.kind === "stale") {
    const { version: newest, typed: now } = kept.current;
    const seen = { kind: "desk-order", id, version: newest } as const;
    const answer = { result: unjudgedReply(yours) };
    return { answer: await stale<RefusedDesk>(post, seen, { now, yours }, answer) };
  }
  const known = kept.kind === "saved" ? { ...post, version: kept.version } : post;
  const quantities = await changeQuantities(known, desk);
  if (Object.keys(quantities).length > 0) {
    return { answer: refused<RefusedDesk>(known, { quantities }) };
  }
  return { post: known };
}

/** What stands in the fields of the page, so much of each; a field that is empty is left out. */
export function typedOn(posted: FormData, most = LONGEST): TypedDesk {
  return Object.fromEntries(
    pageFields
      .map((name) => [name, readText(posted, name).slice(0, most)] as const)
      .filter(([, value]) => value !== ""),
  );
}

/** The form as it was sent, without any judgement. */
function unjudgedReply(typed: TypedDesk) {
  return { status: "error" as const, initialValue: typed };
}
