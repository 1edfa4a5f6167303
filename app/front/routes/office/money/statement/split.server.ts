import { done, notThere, type Post } from "~/front/desk/desk.server";
import { formatRon, parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { leiFault } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { MOST_PARTS, splitRow } from "~/sales/statements/front/split-row.server";

import { readRowId, statementQuery } from "./query";
import { asksForDay, refusalMessage, refusedRows, troubled } from "./refusals.server";

/** Longer than any number of an order or amount. */
const LONGEST = 40;

/** In bani; no bank's row holds more. */
const HIGHEST_PART = 999_999_999_99;

interface TypedLine {
  place: number;
  order: string;
  amount: string;
}

/** Records a row for the orders that were typed, each with its part. */
export async function split(post: Post) {
  const { id, posted, admin } = post;
  const t = await translateFor(post.request, "office-statements");
  const rowId = readRowId(posted.get("row")) ?? 0;
  const lines = readLines(posted);
  const typed = Object.fromEntries(
    lines.flatMap(({ place, order, amount }) => [
      [`part-${place}-order`, order],
      [`part-${place}-amount`, amount],
    ]),
  );
  const refuse = (errors: Map<string, string>, askedDays: number[] = []) =>
    refusedRows(post, { typed, errors: Object.fromEntries(errors), askedDays });
  const filled = lines.filter(({ order, amount }) => order !== "" || amount !== "");
  const errors = faultsOf(filled);
  if (errors.size > 0) return refuse(errors);
  const parts = filled.map(({ order, amount }) => ({ order, amountBani: parseLei(amount) ?? 0 }));
  const isConfirmed = posted.has(`confirm-${rowId}`);
  const place = { statementId: id, rowId };
  const result = await splitRow(place, { parts, isConfirmed }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "decided":
      return troubled(post, t("alreadyDecided"), 409);
    case "other-sum": {
      const amount = formatRon(Math.abs(result.overBani));
      const key = result.overBani > 0 ? "statementSumOver" : "statementSumUnder";
      const last = filled.at(-1)?.place ?? 0;
      return refuse(new Map([[`part-${last}-amount`, message(key, { amount })]]));
    }
    case "refused": {
      const found = [...result.refusals].map(([nth, refusal]) => {
        const field = refusal.kind === "too-much" ? "amount" : "order";
        return [`part-${filled[nth]?.place ?? 0}-${field}`, refusalMessage(refusal)] as const;
      });
      const isAsked = [...result.refusals.values()].some(asksForDay);
      return refuse(new Map(found), isAsked ? [rowId] : []);
    }
    case "recorded":
      return done(post, {
        to: officePaths.statement(id, statementQuery("recorded")),
        title: "statements.recorded",
        text: "statements.splitText",
      });
  }
}

function readLines(posted: FormData): TypedLine[] {
  const typed = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, LONGEST) : "";
  };
  return Array.from({ length: MOST_PARTS }, (_, place) => ({
    place,
    order: typed(`part-${place}-order`),
    amount: typed(`part-${place}-amount`),
  }));
}

/** The faults of the typed parts, by field: missing or unreadable amounts, and fewer than two orders. */
function faultsOf(lines: TypedLine[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { place, order, amount } of lines) {
    if (order === "") errors.set(`part-${place}-order`, message("unknownOrder"));
    const fault = leiFault(amount, message("amount"), { min: 1, max: HIGHEST_PART });
    if (fault !== undefined) errors.set(`part-${place}-amount`, fault);
  }
  if (lines.length < 2) {
    const next = Math.min((lines.at(-1)?.place ?? -1) + 1, MOST_PARTS - 1);
    errors.set(`part-${next}-order`, message("statementTwoOrders"));
  }
  return errors;
}
