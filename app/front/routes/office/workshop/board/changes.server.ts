import type { SubmissionResult } from "@conform-to/react";

import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { boardSteps } from "~/workshop/made-boards/board-steps";
import { remakeBoard, type RemakeResult } from "~/workshop/made-boards/front/remake-board.server";
import { takeStepBack, tickBoards } from "~/workshop/made-boards/front/tick-boards.server";

import { remakeForm } from "./schema";

/** A board of an order, as its address names it. */
interface Named {
  id: string;
  number: string;
}

/** What was not done to a board: why, or what is wrong in the form. */
interface RefusedBoard {
  refusal?:
    | "not-yet"
    | "advance-missing"
    | "drawing-missing"
    | "niches-unconfirmed"
    | "over"
    | "too-early"
    | "not-last"
    | "not-cut"
    | "too-often";
  result?: SubmissionResult<string[]>;
}

/** Takes what the form's button names, or answers with the page and why it was not taken. */
export async function changeBoard(post: Post, board: Named) {
  const { admin } = post;
  const step = boardSteps.find((one) => one === post.posted.get("step"));
  switch (post.intent) {
    case "remake":
      return remake(post, board);
    case "take-back": {
      if (!step) return refuse(post, { refusal: "not-last" });
      const result = await takeStepBack({ ...board, step }, admin);
      return settle(post, board, result, "admin.boardStepTakenBack");
    }
    default: {
      if (!step) return refuse(post, { refusal: "too-early" });
      const tick = { number: board.number, ids: [board.id], step };
      const result = await tickBoards(tick, admin);
      return settle(post, board, result, "admin.boardsMarked");
    }
  }
}

async function remake(post: Post, board: Named) {
  const submission = parseForm(post.posted, remakeForm);
  if (submission.status !== "success") {
    return refuse(post, { result: submission.reply() }, 422);
  }
  const result = await remakeBoard({ ...board, ...submission.value }, post.admin);
  return settle(post, board, result, "admin.boardRemade", submission.reply());
}

type Result =
  | RemakeResult
  | Awaited<ReturnType<typeof takeStepBack>>
  | Awaited<ReturnType<typeof tickBoards>>;

function settle(
  post: Post,
  { id }: Named,
  { kind }: Result,
  title: "admin.boardsMarked" | "admin.boardStepTakenBack" | "admin.boardRemade",
  result?: SubmissionResult<string[]>,
) {
  switch (kind) {
    case "unknown":
      throw notThere();
    case "ticked":
    case "taken-back":
    case "remade":
      return done(post, { to: officePaths.board(id), title });
    default:
      return refuse(post, { refusal: kind, result });
  }
}

function refuse(post: Post, board: RefusedBoard, status: 409 | 422 = 409) {
  return refused<RefusedBoard>(post, board, status);
}
