import type { LoaderFunctionArgs } from "@remix-run/node";

import { formatRon } from "~/platform/format/office-money";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { Groups, TextKey, TFunction } from "~/platform/i18n/translate";

import { inOrder, openDesk, titled, type Guard } from "../desk.server";
import { NEW } from "../record";
import type { DrawnCell, DrawnList, DrawnStep } from "./drawn";
import {
  fieldName,
  isSum,
  valuesOf,
  type NameOf,
  type PlainForm,
  type ValueOfField,
} from "./form-values.server";
import { wordsUnder, type DeskWords, type ListKey } from "./words";

interface AnyColumn<Names extends Groups> {
  /** What the address calls the order by this column, where the list can be sorted by it. */
  order?: string;
  /** The text that heads it, where that is not the label of a field. */
  label?: TextKey<Names>;
}

/** What a column says of a row, where that is not a value as values of its kind are written. */
type Cell<Row, Names extends Groups> = (
  row: Row,
  t: TFunction<Names>,
  language: string,
) => DrawnCell;

/** A column by the name of a value of the rows. */
interface ColumnOfValue<Row, Names extends Groups> extends AnyColumn<Names> {
  name: NameOf<Row>;
  cell?: Cell<Row, Names>;
}

/** A column that is worked out from each row. */
interface ColumnOfRow<Row, Names extends Groups> extends AnyColumn<Names> {
  /** By what the desk's words have its label. */
  name: string;
  cell: Cell<Row, Names>;
  /** What it is sorted by. */
  value?: (row: Row) => string | number;
}

/** A list of all records. Its first column names each and leads to it. */
export interface ListOfRecords<Row, Names extends Groups> {
  guard: Guard;
  to: string;
  /** The page that it belongs to, and the text of the group that leads there. */
  back?: { to: string; label: TextKey<Names> };
  /** All records, in their own order. */
  rows: () => Promise<readonly Row[]>;
  columns: (ColumnOfValue<Row, Names> | ColumnOfRow<Row, Names>)[];
}

/** What a desk says around its list. */
interface AroundList<Row, Names extends Groups> {
  texts: Names;
  words: ListKey<Names>;
  /** The address of a record, where each has a page. */
  recordAt?: (id: string) => string;
  /** What may be done with a row at once. */
  stepOf?: (row: Row, t: TFunction<Names>, language: string) => DrawnStep;
  isLeftEmpty?: PlainForm["isLeftEmpty"] | undefined;
}

/** Draws a list, sorted as its address asks. */
export async function drawList<Row extends { id: string }, Names extends Groups>(
  args: LoaderFunctionArgs,
  { guard, to, back, rows: listRows, columns: described }: ListOfRecords<Row, Names>,
  { texts, words, recordAt, stepOf, isLeftEmpty }: AroundList<Row, Names>,
) {
  const { t, query } = await openDesk(args, guard, texts);
  const language = await requestLanguage(args.request);
  const { say, maySay } = wordsUnder(words, t);
  const columns = described.map((column, at) => {
    const { name, order, label, cell } = column;
    const find = (row: Row) => valuesOf(row).find((one) => one.name === name);
    const field = `fields.${fieldName(name)}`;
    const one = at === 0 ? maySay("one") : undefined;
    return {
      order,
      label: label ? t(label) : (one ?? say(field)),
      read: (row: Row) => ("value" in column ? column.value?.(row) : find(row)?.value),
      write: (row: Row): DrawnCell =>
        cell?.(row, t, language) ?? cellOf(find(row), isLeftEmpty, say),
    };
  });
  const orders = columns.flatMap(({ order, read }) =>
    order === undefined ? [] : [[order, (row: Row) => placeOf(read(row))] as const],
  );
  const { rows, order } = inOrder(await listRows(), query, Object.fromEntries(orders));
  const list: DrawnList = {
    to,
    title: say("title"),
    intro: say("intro"),
    back: back && { to: back.to, label: t(back.label) },
    add: recordAt && { to: recordAt(NEW), label: say("add") },
    none: maySay("none"),
    order: orders.length > 0 ? order : undefined,
    columns: columns.map(({ label, order: name, read, write }) => ({
      label,
      order: name,
      isNumeric: rows.some((row) => typeof read(row) === "number"),
      isTyped: rows.some((row) => hasLongWord(write(row))),
    })),
    rows: rows.map((row) => ({
      id: row.id,
      to: recordAt?.(row.id),
      cells: columns.map(({ write }) => write(row)),
      step: stepOf?.(row, t, language),
    })),
  };
  return { page: titled(list.title), list };
}

/** The longest word that has room in any column, in letters; a longer one may break. */
const LONGEST_WORD = 20;

function hasLongWord(cell: DrawnCell): boolean {
  return typeof cell === "string" && cell.split(/\s/).some(({ length }) => length > LONGEST_WORD);
}

/** By what a list is sorted where it is sorted by this: what is true comes first. */
function placeOf(value: unknown): string | number {
  if (typeof value === "boolean") return Number(!value);
  return typeof value === "number" || typeof value === "string" ? value : "";
}

const NOTHING = "–";

/** A value as lists write those of its kind. */
function cellOf(
  one: ValueOfField | undefined,
  isLeftEmpty: PlainForm["isLeftEmpty"] | undefined,
  say: DeskWords["say"],
): DrawnCell {
  if (!one || isLeftEmpty?.(one)) return NOTHING;
  const { field, name, value } = one;
  if (typeof value === "boolean") {
    return { word: say(`fields.${field}${value ? "Yes" : "No"}`), isGood: value };
  }
  if (typeof value === "number") return isSum(name) ? formatRon(value) : String(value);
  return typeof value === "string" && value !== "" ? value : NOTHING;
}
