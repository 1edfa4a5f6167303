// @ts-check
import writeExcelFile from "write-excel-file/node";

const widths = { text: 22, money: 14, day: 12, number: 8 };
const MONEY = "#,##0.00";
const DAY = "dd.mm.yyyy";

/**
 * A workbook of one sheet: the names of the columns, which stay in sight, the rows, and below them
 * the totals. Money in lei with two decimals and days are numbers and dates to a spreadsheet.
 *
 * @param {import("../make-file.server").WorkbookJob} job
 * @returns {Promise<Uint8Array>}
 */
export async function writeWorkbook({ sheet, columns, rows, totals }) {
  const bold = /** @type {const} */ ({ fontWeight: "bold" });
  /** @param {readonly (string | number | null)[]} row @param {typeof bold | {}} style */
  const cells = (row, style = {}) =>
    columns.map(({ kind }, index) => cellOf(row[index] ?? null, kind, style));
  const head = columns.map(({ label }) => ({ value: label, type: String, ...bold }));
  const data = [head, ...rows.map((row) => cells(row)), cells(totals, bold)];
  const shape = {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: widths[kind] })),
  };
  return writeExcelFile(data, shape).toBuffer();
}

/**
 * @param {string | number | null} value
 * @param {"text" | "money" | "day" | "number"} kind
 * @param {object} style
 */
function cellOf(value, kind, style) {
  if (value === null || value === "") return null;
  if (typeof value === "number") {
    const isMoney = kind === "money";
    return {
      value: isMoney ? value / 100 : value,
      type: Number,
      ...(isMoney && { format: MONEY }),
      ...style,
    };
  }
  if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: DAY, ...style };
  }
  // A half surrogate pair, or a character that XML cannot write, would make the whole file unreadable.
  return {
    value: value.replace(/\p{Cs}|[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, " "),
    type: String,
    ...style,
  };
}
