import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { formatRon } from "~/platform/format/office-money";
import { readWhole } from "~/platform/forms/number-field";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { PIECES } from "~/sales/orders/deliver-part.server";
import { deliverPart } from "~/sales/orders/front/hand-over-part.server";
import { countAssembled } from "~/workshop/made-boards/front/order-boards.server";

import { LEAST_REASON } from "../order/schema";
import { partForm } from "./schema";

/** A part that was not handed over: what was typed for each line, what is wrong with it, and with the whole. */
interface RefusedPart {
  pieces: Record<string, string>;
  lineErrors?: Record<string, string>;
  reason?: "stale" | "nothing" | "all" | "money" | "boards" | "made" | "closed";
  /** The line that the reason is about, and what is to be paid. */
  lineId?: string;
  amount?: string;
  kept?: undefined;
}

/** Hands over what the form says; `number` is the order's. */
export async function handOver(post: Post, number: string) {
  const submission = parseForm(post.posted, partForm);
  const typed = [...post.posted].flatMap(([name, value]) =>
    name.startsWith(PIECES) && typeof value === "string"
      ? [[name.slice(PIECES.length), value] as const]
      : [],
  );
  const counts = typed.map(([id, value]) => [id, countOf(value)] as const);
  const faults = counts.flatMap(([id, { fault }]) =>
    fault === undefined ? [] : [[id, fault] as const],
  );
  const again = (more: Omit<RefusedPart, "pieces">, status: 409 | 422 = 422) => {
    const part: RefusedPart = { pieces: Object.fromEntries(typed), ...more };
    return refused(post, { result: submission.reply(), ...part }, status);
  };
  if (submission.status !== "success" || faults.length > 0) {
    return again({ lineErrors: Object.fromEntries(faults) });
  }
  const { restOn, override } = submission.value;
  const result = await deliverPart(
    number,
    {
      pieces: new Map(counts.map(([id, { value }]) => [id, value ?? 0])),
      seen: Number(post.kept.seen),
      restOn,
      override: override.length < LEAST_REASON ? "" : override,
      assembled: await countAssembled(number),
    },
    post.admin,
  );
  switch (result.kind) {
    case "delivered":
      return done(post, { to: officePaths.orderParts(number), title: "admin.partDelivered" });
    case "unknown":
      throw notThere();
    case "too-many":
      return again({ lineErrors: { [result.lineId]: message("atMost", { most: result.most }) } });
    case "stale":
      return again({ reason: "stale", kept: undefined }, 409);
    case "not-now":
      return again({ reason: "closed" }, 409);
    case "money-missing":
      return again({ reason: "money", amount: formatRon(result.leftBani) });
    case "boards-open":
      return again({ reason: "boards", lineId: result.lineId });
    case "not-made":
      return again({ reason: "made", lineId: result.lineId });
    default:
      return again({ reason: result.kind });
  }
}

function countOf(typed: string) {
  return readWhole(typed.trim() || "0", message("wholeNumber"), { min: 0, max: 9_999 });
}
