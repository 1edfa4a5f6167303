import { done, notThere, type Post } from "~/front/desk/desk.server";
import { oneLine } from "~/platform/format/one-line";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { countRepeat } from "~/sales/statements/front/count-repeat.server";
import type { Decisions } from "~/sales/statements/front/record-rows.server";
import { discardStatement } from "~/sales/statements/front/statement.server";

import { readRowId } from "./query";
import { record, undo } from "./recorded-rows.server";
import { refusedRows, troubled } from "./refusals.server";
import { split } from "./split.server";

/** Longer than any number. */
const LONGEST_NUMBER = 40;

/** Takes what the form's button names. */
export async function decide(post: Post) {
  switch (post.intent) {
    case "apply-all":
      return record(post, { ticked: "all-that-fit", typed: new Map() });
    case "undo":
      return undo(post, readRowId(post.posted.get("row")) ?? 0);
    case "undo-all":
      return undo(post, "all");
    case "discard":
      return discard(post);
    case "count":
      return count(post);
    case "split":
      return split(post);
    default:
      return record(post, readDecisions(post.posted));
  }
}

/** The ticked rows, the orders typed for others in fields named after the row, and the days confirmed. */
function readDecisions(posted: FormData): Decisions {
  const ticked = posted.getAll("row").flatMap((value) => readRowId(value) ?? []);
  const typed = [...posted].flatMap(([name, value]) => {
    const row = rowIn(name, "order");
    const text = typeof value === "string" ? oneLine(value).slice(0, LONGEST_NUMBER) : "";
    return row === undefined || text === "" ? [] : [[row, text] as const];
  });
  const confirmed = [...posted.keys()].flatMap((name) => rowIn(name, "confirm") ?? []);
  return { ticked, typed: new Map(typed), confirmed: new Set(confirmed) };
}

/** The row that a field is named after. */
function rowIn(name: string, what: "order" | "confirm"): number | undefined {
  return name.startsWith(`${what}-`) ? readRowId(name.slice(what.length + 1)) : undefined;
}

async function discard(post: Post) {
  const { kind } = await discardStatement(post.id, post.admin);
  if (kind === "unknown") throw notThere();
  if (kind === "discarded") {
    return done(post, { to: officePaths.statements(), title: "statements.discarded" });
  }
  const t = await translateFor(post.request, "office-statements");
  return troubled(post, t(`notDiscarded.${kind}`), 409);
}

/** The least characters of a reason, so that it says something. */
const SHORTEST_REASON = 5;
const LONGEST_REASON = 200;

/** Counts a row that looks like a repetition as a payment of its own, if somebody says why it is one. */
async function count(post: Post) {
  const { request, posted, id, admin } = post;
  const t = await translateFor(request, "office-statements");
  const row = readRowId(posted.get("row")) ?? 0;
  const value = posted.get(`why-${row}`);
  const reason = typeof value === "string" ? oneLine(value).slice(0, LONGEST_REASON) : "";
  if (reason.length < SHORTEST_REASON) {
    const errors = { [row]: message("statementCountReason", { least: SHORTEST_REASON }) };
    return refusedRows(post, { typed: { [row]: reason }, errors, askedDays: [] });
  }
  const { kind } = await countRepeat({ statementId: id, rowId: row }, reason, admin);
  if (kind === "no-repeat") return troubled(post, t("alreadyDecided"), 409);
  return done(post, {
    to: officePaths.statement(id),
    title: "statements.counted",
    text: "statements.countedText",
  });
}
