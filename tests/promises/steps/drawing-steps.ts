import { answerDrawing } from "~/sales/approvals/front/answer-drawing.server";
import { makeDrawing } from "~/sales/approvals/front/draw-version.server";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";
import { discardDrawing, sendDrawing } from "~/sales/approvals/front/send-drawing.server";

import { admin } from "./stage";
import { at, orderOf, type Player, type Step } from "./step";
import { currentOf, isBeforeWork, type Drawing, type Order } from "./world";

/** The workshop draws the next version: one at a time, and none once the work has begun. */
export const draw: Player = (stage, step) => {
  const { db } = stage;
  const order = orderOf(stage, step);
  const { number, drawings } = order;
  const hasDraft = drawings.some(({ state }) => state === "draft");
  const answer = hasDraft ? "draft" : isBeforeWork(order) ? "made" : "over";
  const made = { id: "" };
  return {
    words: `draw ${number}`,
    answer,
    act: async () => {
      const remarks = ["", "Soclu mai înalt"][step.choice % 2]!;
      const result = await makeDrawing({ number, line: 1, remarks }, admin, db);
      if (result.kind === "made") made.id = result.id;
      return result.kind;
    },
    ...(answer === "made" && {
      change: async () => {
        const { sha256 } = (await findDrawing(made.id, { number }, db))!;
        drawings.push({ id: made.id, hash: sha256, state: "draft", isReplaced: false });
      },
    }),
  };
};

/** The drawing that a step of the workshop is about: the draft, or any that a forged form names. */
function draftOf({ drawings }: Order, { isForged, pick }: Step): Drawing | undefined {
  return isForged ? at(drawings, pick) : drawings.find(({ state }) => state === "draft");
}

/** The workshop sends a draft, which replaces what was current. */
export const send: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const drawing = draftOf(order, step);
  if (!drawing) return undefined;
  const { number } = order;
  const isOver = isBeforeWork(order) ? "sent" : "over";
  const answer = drawing.state === "draft" ? isOver : "sent-before";
  return {
    words: `send a drawing of ${number}`,
    answer,
    act: async () =>
      (await sendDrawing({ number, id: drawing.id, note: "" }, admin, stage.db)).kind,
    ...(answer === "sent" && {
      change: () => {
        const current = currentOf(order);
        if (current) current.isReplaced = true;
        drawing.state = "sent";
      },
    }),
  };
};

/** The workshop throws a draft away. */
export const discard: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const drawing = draftOf(order, step);
  if (!drawing) return undefined;
  const isDraft = drawing.state === "draft";
  return {
    words: `discard a drawing of ${order.number}`,
    answer: isDraft ? "discarded" : "sent-before",
    act: () => discardDrawing({ number: order.number, id: drawing.id }, admin, stage.db),
    ...(isDraft && {
      change: () => {
        order.drawings.splice(order.drawings.indexOf(drawing), 1);
      },
    }),
  };
};

/** The customer answers what counts now; a forged form names any version, digest or order. */
export function answer(given: "approved" | "returned"): Player {
  return (stage, step) => {
    const order = orderOf(stage, step);
    const drawing = step.isForged ? at(order.drawings, step.pick) : currentOf(order);
    if (!drawing) return undefined;
    const isOthers = step.isForged && step.choice % 3 === 1 && stage.world.orders.length > 1;
    const isOtherHash = step.isForged && step.choice % 3 === 0;
    const expected = () => {
      if (isOthers || drawing.state === "draft") return "unknown";
      if (isOtherHash || drawing !== currentOf(order)) return "not-current";
      if (drawing.state === given) return "answered";
      if (drawing.state !== "sent") return "answered-before";
      return isBeforeWork(order) ? "answered" : "over";
    };
    const foreign = stage.world.orders.find((one) => one !== order);
    const sent = {
      token: isOthers ? foreign!.token : order.token,
      sha256: isOtherHash ? "0".repeat(64) : drawing.hash,
      id: drawing.id,
      answer: given,
      note: "",
      pictures: [],
    };
    const expectedAnswer = expected();
    return {
      words: `${given}: a drawing of ${order.number}`,
      answer: expectedAnswer,
      act: async () => (await answerDrawing(sent, stage.db)).kind,
      ...(expectedAnswer === "answered" &&
        drawing.state === "sent" && {
          change: () => {
            drawing.state = given;
          },
        }),
    };
  };
}
