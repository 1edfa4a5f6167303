import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { boardSteps } from "~/workshop/made-boards/board-steps";
import { remakeBoard, type RemakeResult } from "~/workshop/made-boards/remake-board.server";
import { takeStepBack, tickBoards } from "~/workshop/made-boards/tick-boards.server";

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
    | "over"
    | "too-early"
    | "not-last"
    | "not-cut"
    | "too-often";
  result?: SubmissionResult<string[]>;
}

/** Takes what the form's button names, or answers with the page and why it was not taken. */
export async function changeBoard(request: Request, form: FormData, board: Named, admin: Admin) {
  const step = boardSteps.find((one) => one === form.get("step"));
  switch (form.get("intent")) {
    case "remake":
      return remake(request, form, board, admin);
    case "take-back": {
      if (!step) return refuse({ refusal: "not-last" });
      const result = await takeStepBack({ ...board, step }, admin);
      return settle(request, board, result, "admin.boardStepTakenBack");
    }
    default: {
      if (!step) return refuse({ refusal: "too-early" });
      const tick = { number: board.number, ids: [board.id], step };
      const result = await tickBoards(tick, admin);
      return settle(request, board, result, "admin.boardsMarked");
    }
  }
}

async function remake(request: Request, form: FormData, board: Named, admin: Admin) {
  const submission = parseForm(form, remakeForm);
  if (submission.status !== "success") {
    return refuse({ result: submission.reply() }, 422);
  }
  const result = await remakeBoard({ ...board, ...submission.value }, admin);
  return settle(request, board, result, "admin.boardRemade", submission.reply());
}

type Result =
  | RemakeResult
  | Awaited<ReturnType<typeof takeStepBack>>
  | Awaited<ReturnType<typeof tickBoards>>;

function settle(
  request: Request,
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
      return redirectWithFlash(request, officePaths.board(id), { tone: "success", title });
    default:
      return refuse({ refusal: kind, result });
  }
}

function refuse(refused: RefusedBoard, status = 409) {
  return json(refused, { status });
}
