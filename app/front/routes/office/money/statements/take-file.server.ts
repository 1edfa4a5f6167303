import { redirect } from "@remix-run/node";

import { refused, type Post } from "~/front/desk/desk.server";
import { oneLine } from "~/platform/format/one-line";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { dateOrders } from "~/sales/statements/front/bank-layout";
import { findBank } from "~/sales/statements/front/bank.server";
import { MOST_STATEMENT_BYTES } from "~/sales/statements/front/read-statement";
import { saveStatement } from "~/sales/statements/front/save-statement.server";
import { LONGEST_RECORD, statementLimits } from "~/sales/statements/front/statement-limits";
import {
  MOST_STATEMENT_ROWS,
  type StatementRefusal,
} from "~/sales/statements/front/statement-lines";

/** Reads an uploaded statement; nothing of it is recorded. A file that cannot be used is refused in words. */
export async function takeFile(post: Post) {
  const { posted, admin } = post;
  const bankId = posted.get("bank");
  const bank = typeof bankId === "string" ? await findBank(bankId) : undefined;
  const file = posted.get("file");
  const chosen = bank?.id ?? "";
  const again = (errors: { file?: string; bank?: string; dateOrder?: string }, earlier?: string) =>
    refused(post, { errors, chosen, earlier }, earlier === undefined ? 422 : 409);
  if (!bank) return again({ bank: message("choose") });
  if (!(file instanceof File) || file.name === "" || file.size > MOST_STATEMENT_BYTES) {
    return again({ file: message("statementFile") });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = oneLine(file.name).slice(0, 100) || bank.name;
  const dateOrder = dateOrders.find((order) => order === posted.get("dateOrder"));
  const result = await saveStatement(bank, { name, bytes, dateOrder }, admin);
  switch (result.kind) {
    case "saved":
      return redirect(officePaths.statement(result.id), 303);
    case "read-before":
      return again({ file: message("statementReadBefore") }, result.id);
    case "ask":
      return again({ dateOrder: message("statementDateOrder", { date: result.cell }) });
    default:
      return again({ file: refusalMessage(result, bank.layout.encoding) });
  }
}

function refusalMessage(
  refusal: Exclude<StatementRefusal, { kind: "ask" }> | { kind: "not-read" },
  encoding: string,
): string {
  switch (refusal.kind) {
    case "empty":
      return message("statementEmpty");
    case "encoding":
      return message("statementEncoding", { encoding: encoding.toUpperCase() });
    case "signs":
      return message("statementSigns", { line: refusal.line });
    case "not-read":
      return message("statementNotRead");
    case "too-many-lines":
      return message("statementLines", { most: statementLimits.lines });
    case "too-many-cells":
      return message("statementCells", { most: statementLimits.cells, line: refusal.line });
    case "too-long-cell":
      return refusal.line === undefined
        ? message("statementRecord", { most: LONGEST_RECORD })
        : message("statementCell", { most: statementLimits.cellLength, line: refusal.line });
    case "unusable":
      return message("statementUnusable", { line: refusal.line });
    case "no-table":
      return message("statementTable");
    case "columns":
      return message("statementColumns", { names: refusal.missing });
    case "dates":
      return message("statementDates");
    case "amounts":
      return message("statementAmounts");
    case "none":
      return message("statementNone");
    case "too-many":
      return message("statementTooMany", { most: MOST_STATEMENT_ROWS });
    case "foreign":
      return message("statementForeign", { iban: refusal.iban });
  }
}
