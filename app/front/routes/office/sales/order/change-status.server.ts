import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { findOffersIn } from "~/sales/appointments/front/order-meetings.server";
import {
  findStepFaults,
  isUnwaivable,
  type StepFault,
} from "~/sales/orders/front/status-step.server";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { isTransportAgreed, nextStatuses } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { countOpenBoards } from "~/workshop/made-boards/front/order-boards.server";
import type { OrderStatus } from "~db/schema";

import { LEAST_REASON, statusForm } from "./schema";

/**
 * Why an order's status was not changed: it allows no such step, somebody else was first, its
 * transport is not agreed, or a kitchen's niches are not confirmed.
 */
export type RefusedStatusChange =
  | "illegal"
  | "moved-before"
  | "transport-open"
  | "niches-unconfirmed";

/** The step that an order takes next, what is missing for it, and how many of its boards are not assembled. */
export interface NextStep {
  to: Exclude<OrderStatus, "new" | "cancelled">;
  faults: StepFault[];
  /** Whether it may be taken all the same where somebody says why. */
  isReasoned: boolean;
  /** Whether nobody may take it yet, whatever the reason. */
  isBarred: boolean;
  openBoards: number;
}

/** The next step of an order; null where none follows. */
export async function findNextStep(order: OfficeOrder): Promise<NextStep | null> {
  const { number, status, has_only_swatches } = order;
  const [to] = nextStatuses(status, has_only_swatches === 1);
  if (!to || to === "new" || to === "cancelled") return null;
  const openBoards = await countOpenBoards(number);
  const faults = await findStepFaults({ number, to, openBoards });
  return {
    to,
    openBoards,
    faults,
    isReasoned: faults.some((fault) => !isUnwaivable(fault)),
    isBarred: !isTransportAgreed(order.transport_state) || faults.some(isUnwaivable),
  };
}

/** Changes the order's status. Of two people who do so at once the second is refused. */
export async function changeStatus(post: Post, number: string) {
  const submission = parseForm(post.posted, statusForm);
  const again = (result = submission.reply(), reason?: RefusedStatusChange) =>
    refused(post, { form: "move" as const, result, reason }, reason ? 409 : 422);
  if (submission.status !== "success") return again();
  const move = { number, ...submission.value };
  const noReason = () =>
    again(submission.reply({ fieldErrors: { override: [message("override")] } }));
  if (move.override !== "" && move.override.length < LEAST_REASON) return noReason();
  const openBoards = await countOpenBoards(number);
  const offers = await findOffersIn(move.to, number);
  const result = await changeOrderStatus({ ...move, openBoards, offers }, post.admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "advance-missing":
    case "drawing-missing":
    case "money-missing":
    case "boards-open":
      return noReason();
    case "part-delivered":
      return again(submission.reply(), "illegal");
    case "niches-unconfirmed":
    case "illegal":
    case "moved-before":
    case "transport-open":
      return again(submission.reply(), result.kind);
    case "moved":
      return done(post, {
        to: officePaths.order(number),
        title: "admin.orderMoved",
        text: "admin.orderMovedText",
        values: { number },
      });
  }
}
