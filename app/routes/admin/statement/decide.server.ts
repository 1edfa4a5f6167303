import { json } from "@remix-run/node";

import { message } from "~/forms/validation-message";
import { formatRon } from "~/format/office-money";
import { oneLine } from "~/format/one-line";
import { listNames } from "~/http/flash";
import { redirectWithFlash } from "~/http/redirect.server";
import { translateFor } from "~/http/request-language.server";
import { translateIn } from "~/i18n/translate.server";
import { fallbackLanguage } from "~/languages";
import { adminPaths } from "~/admin-paths";
import {
  recordRows,
  type Decisions,
  type TypedRefusal,
} from "~/payments/statements/record-rows.server";
import { discardStatement } from "~/payments/statements/statement.server";
import { undoRows } from "~/payments/statements/undo-rows.server";
import type { Admin } from "~/shop/audit-log.server";

import { readGroup, statementQuery } from "./query";

/** Longer than any number. */
const LONGEST_NUMBER = 40;

/** Takes what the form's button names. */
export async function decide(request: Request, posted: FormData, id: string, admin: Admin) {
  switch (posted.get("intent")) {
    case "apply-all":
      return record(request, id, { ticked: "all-that-fit", typed: new Map() }, admin);
    case "undo":
      return undo(request, id, readId(posted.get("row")) ?? 0, admin);
    case "undo-all":
      return undo(request, id, "all", admin);
    case "discard":
      return discard(request, id, admin);
    default:
      return record(request, id, readDecisions(posted), admin);
  }
}

/** The ticked rows, and the orders typed for others in fields named after the row. */
function readDecisions(posted: FormData): Decisions {
  const ticked = posted.getAll("row").flatMap((value) => readId(value) ?? []);
  const typed = [...posted].flatMap(([name, value]) => {
    const row = readId(/^order-(\d+)$/.exec(name)?.[1] ?? null);
    const text = typeof value === "string" ? oneLine(value).slice(0, LONGEST_NUMBER) : "";
    return row === undefined || text === "" ? [] : [[row, text] as const];
  });
  return { ticked, typed: new Map(typed) };
}

function readId(value: FormDataEntryValue | null): number | undefined {
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}

async function record(request: Request, id: string, decisions: Decisions, admin: Admin) {
  const t = await translateFor(request, "admin-statements");
  const { ticked, typed } = decisions;
  if (ticked !== "all-that-fit" && ticked.length + typed.size === 0) {
    return troubled(t("nothingChosen"), 422);
  }
  const result = await recordRows(id, decisions, admin);
  if (result.kind === "unknown") throw new Response(null, { status: 404 });
  if (result.kind === "refused") {
    const errors = [...result.refusals].map(
      ([row, refusal]) => [row, refusalMessage(refusal)] as const,
    );
    return refused({ typed: Object.fromEntries(typed), errors: Object.fromEntries(errors) }, 422);
  }
  const { recorded, left } = result;
  if (recorded === 0) return troubled(t("nothingFits"), 409);
  return redirectWithFlash(request, backTo(request, id), {
    tone: left.length > 0 ? "warning" : "success",
    title: "statements.recorded",
    text: left.length > 0 ? "statements.recordedLeft" : "statements.recordedText",
    values: { count: recorded, lines: left.slice(0, 20).join(", ") },
  });
}

function refusalMessage(refusal: TypedRefusal): string {
  switch (refusal.kind) {
    case "unknown":
      return message("unknownOrder");
    case "several":
      return message("statementOrderSeveral");
    case "cancelled":
      return message("statementOrderCancelled");
    case "decided":
      return message("statementDecided");
    case "too-much":
      return message("amountLeft", { amount: formatRon(refusal.mostBani) });
  }
}

async function undo(request: Request, id: string, wanted: number | "all", admin: Admin) {
  const t = await translateFor(request, "admin-statements");
  // Staff read Romanian, whatever language this page was in.
  const words = translateIn(fallbackLanguage, "admin-statements");
  const result = await undoRows(id, wanted, admin, (line) => words("undoRemark", { line }));
  if (!result) return troubled(t("nothingToUndo"), 409);
  const { undone, refused } = result;
  const names = listNames(
    refused.slice(0, 5).map(({ number, reason }) => t(`undoRefused.${reason}`, { number })),
  );
  if (undone === 0) return troubled(t("noneUndone", { names }), 409);
  return redirectWithFlash(request, backTo(request, id), {
    tone: refused.length > 0 ? "warning" : "success",
    title: "statements.undone",
    text: refused.length > 0 ? "statements.undoneLeft" : "statements.undoneText",
    values: { count: undone, names },
  });
}

async function discard(request: Request, id: string, admin: Admin) {
  const { kind } = await discardStatement(id, admin);
  if (kind === "unknown") throw new Response(null, { status: 404 });
  if (kind === "discarded") {
    return redirectWithFlash(request, adminPaths.adminStatements(), {
      tone: "success",
      title: "statements.discarded",
    });
  }
  const t = await translateFor(request, "admin-statements");
  return troubled(t(`notDiscarded.${kind}`), 409);
}

function troubled(trouble: string, status: 409 | 422) {
  return refused({ trouble, typed: {}, errors: {} }, status);
}

/** Why nothing was done: as a whole, or by row, with what was typed for each. */
interface Refused {
  trouble?: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

function refused(answer: Refused, status: 409 | 422) {
  return json(answer, { status });
}

/** The page as it was shown: the same rows, the same page of them. */
function backTo(request: Request, id: string): string {
  const group = readGroup(new URL(request.url).searchParams);
  return adminPaths.adminStatement(id, group ? statementQuery(group) : "");
}
