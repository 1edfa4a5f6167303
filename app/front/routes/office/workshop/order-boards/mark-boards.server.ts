import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { boardSteps } from "~/workshop/made-boards/board-steps";
import { findPlannedOrder } from "~/workshop/made-boards/front/order-boards.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";

import { boardsOfPiece } from "./show-pieces.server";

/** Marks the boards and the whole pieces that were ticked, or says why none was marked. */
export async function markBoards(post: Post, number: string) {
  const { request, posted: form, admin } = post;
  const t = await translateFor(request, "office-boards");
  const order = await findPlannedOrder(number);
  if (!order) throw notThere();
  const chosen = form.getAll("board").filter((value) => typeof value === "string");
  const pieces = form.getAll("piece").filter((value) => typeof value === "string");
  const ids = [...chosen, ...pieces.flatMap((value) => boardsOfPiece(order, value))];
  const step = boardSteps.find((one) => one === form.get("step"));
  const refuse = (message: string, status: 409 | 422 = 422) =>
    refused(post, { message, chosen: [...chosen, ...pieces].slice(0, 1000) }, status);
  if (!step || ids.length === 0) return refuse(t("chooseBoards"));
  const result = await tickBoards({ number, ids, step }, admin);
  switch (result.kind) {
    case "unknown":
      return refuse(t("unknown"));
    case "advance-missing":
    case "drawing-missing":
    case "niches-unconfirmed":
    case "not-yet":
    case "over":
      return refuse(t(result.kind), 409);
    case "too-early":
      return refuse(t("too-early", { boards: namesOf(result.boards.map(({ id }) => id)) }), 409);
    case "ticked": {
      const waiting = boardSteps.find(
        (one) => one === new URL(request.url).searchParams.get("pas"),
      );
      return done(post, {
        to: officePaths.orderBoards(number, waiting),
        title: "admin.boardsMarked",
      });
    }
  }
}

/** The first of them by their id; the page shows the others. */
function namesOf(ids: string[]): string {
  return ids.length > 5 ? `${ids.slice(0, 5).join(", ")}…` : ids.join(", ");
}
