import { notThere, type Post } from "~/front/desk/desk.server";
import { listNames } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import { recordRows, type Decisions } from "~/sales/statements/front/record-rows.server";
import { undoRows } from "~/sales/statements/front/undo-rows.server";

import { readGroup, statementQuery } from "./query";
import { asksForDay, refusalMessage, refusedRows, troubled } from "./refusals.server";

/** Records the ticked and typed rows as payments. */
export async function record(post: Post, decisions: Decisions) {
  const { request, id, admin } = post;
  const t = await translateFor(request, "office-statements");
  const { ticked, typed } = decisions;
  if (ticked !== "all-that-fit" && ticked.length + typed.size === 0) {
    return troubled(post, t("nothingChosen"), 422);
  }
  const result = await recordRows(id, decisions, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "refused") {
    const errors = [...result.refusals].map(
      ([row, refusal]) => [row, refusalMessage(refusal)] as const,
    );
    const askedDays = [...result.refusals].flatMap(([row, one]) => (asksForDay(one) ? [row] : []));
    const answer = { typed: Object.fromEntries(typed), errors: Object.fromEntries(errors) };
    return refusedRows(post, { ...answer, askedDays });
  }
  const { recorded, left } = result;
  if (recorded === 0) return troubled(post, t("nothingFits"), 409);
  return redirectWithFlash(request, backTo(request, id), {
    tone: left.length > 0 ? "warning" : "success",
    title: "statements.recorded",
    text: left.length > 0 ? "statements.recordedLeft" : "statements.recordedText",
    values: { count: recorded, lines: left.slice(0, 20).join(", ") },
  });
}

/** Takes recorded rows back. */
export async function undo(post: Post, wanted: number | "all") {
  const { request, id, admin } = post;
  const t = await translateFor(request, "office-statements");
  // Staff read Romanian, whatever language this page was in.
  const words = translateIn(fallbackLanguage, "office-statements");
  const result = await undoRows(id, wanted, admin, (line) => words("undoRemark", { line }));
  if (!result) return troubled(post, t("nothingToUndo"), 409);
  const { undone, refused } = result;
  const names = listNames(
    refused.slice(0, 5).map(({ number, reason }) => t(`undoRefused.${reason}`, { number })),
  );
  if (undone === 0) return troubled(post, t("noneUndone", { names }), 409);
  return redirectWithFlash(request, backTo(request, id), {
    tone: refused.length > 0 ? "warning" : "success",
    title: "statements.undone",
    text: refused.length > 0 ? "statements.undoneLeft" : "statements.undoneText",
    values: { count: undone, names },
  });
}

/** The page as it was shown: the same rows, the same page of them. */
function backTo(request: Request, id: string): string {
  const group = readGroup(new URL(request.url).searchParams);
  return officePaths.statement(id, group ? statementQuery(group) : "");
}
