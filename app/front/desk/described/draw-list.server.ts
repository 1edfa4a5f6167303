import type { LoaderFunctionArgs } from "@remix-run/node";

import { formatRon } from "~/platform/format/office-money";
import type { Groups, TextKey, TFunction } from "~/platform/i18n/translate";

import { inOrder, openDesk, titled, type Guard } from "../desk.server";
import { NEW } from "../record";
import type { DrawnCell, DrawnList } from "./drawn";
import {
  fieldName,
  isSum,
  valuesOf,
  type PlainForm,
  type ValueOfField,
} from "./form-values.server";
import { wordsUnder, type DeskKey, type DeskWords } from "./words";

/** A column, by the name of a value of the rows or of what it works out itself. */
interface ListColumn<Row, Names extends Groups> {
  /** What the address calls the order by this column, where the list can be sorted by it. */
  order?: string;
  /** The text that heads it, where that is not the label of a field. */
  label?: TextKey<Names>;
  /** What it is sorted by, where no value of the rows has its name. */
  value?: (row: Row) => string | number;
  /** What it says, where that is not its value as values of its kind are written. */
  cell?: (row: Row, t: TFunction<Names>) => string;
}

/** A list of all records. Its first column names each and leads to it. */
export interface ListOfRecords<Row, Names extends Groups> {
  guard: Guard;
  to: string;
  /** The page that it belongs to, and the text of the group that leads there. */
  back?: { to: string; label: TextKey<Names> };
  /** All records, in their own order. */
  rows: () => Promise<readonly Row[]>;
  columns: Record<string, ListColumn<Row, Names>>;
}

interface DeskAround<Names extends Groups> {
  texts: Names;
  words: DeskKey<Names>;
  /** The address of a record. */
  recordAt: (id: string) => string;
  isLeftEmpty: PlainForm["isLeftEmpty"];
}

/** Draws a list, sorted as its address asks. */
export async function drawList<Row extends { id: string }, Names extends Groups>(
  args: LoaderFunctionArgs,
  { guard, to, back, rows: listRows, columns: described }: ListOfRecords<Row, Names>,
  { texts, words, recordAt, isLeftEmpty }: DeskAround<Names>,
) {
  const { t, query } = await openDesk(args, guard, texts);
  const { say } = wordsUnder(words, t);
  const columns = Object.entries(described).map(([name, column], at) => {
    const find = (row: Row) => valuesOf(row).find((one) => one.name === name);
    const label = () => (column.label ? t(column.label) : say(`fields.${fieldName(name)}`));
    return {
      ...column,
      label: at === 0 ? say("one") : label(),
      read: (row: Row) => column.value?.(row) ?? find(row)?.value,
      write: (row: Row): DrawnCell => column.cell?.(row, t) ?? cellOf(find(row), isLeftEmpty, say),
    };
  });
  const { rows, order } = inOrder(
    await listRows(),
    query,
    Object.fromEntries(
      columns.flatMap(({ order: name, read }) =>
        name === undefined ? [] : [[name, (row: Row) => placeOf(read(row))]],
      ),
    ),
  );
  const list: DrawnList = {
    to,
    title: say("title"),
    intro: say("intro"),
    back: back && { to: back.to, label: t(back.label) },
    add: { to: recordAt(NEW), label: say("add") },
    none: say("none"),
    order,
    columns: columns.map(({ label, order: name, read, write }) => ({
      label,
      order: name,
      isNumeric: rows.some((row) => typeof read(row) === "number"),
      isTyped: rows.some((row) => hasLongWord(write(row))),
    })),
    rows: rows.map((row) => ({
      to: recordAt(row.id),
      cells: columns.map(({ write }) => write(row)),
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
  isLeftEmpty: PlainForm["isLeftEmpty"],
  say: DeskWords["say"],
): DrawnCell {
  if (!one || isLeftEmpty(one)) return NOTHING;
  const { field, name, value } = one;
  if (typeof value === "boolean") {
    return { word: say(`fields.${field}${value ? "Yes" : "No"}`), isGood: value };
  }
  if (typeof value === "number") return isSum(name) ? formatRon(value) : String(value);
  return typeof value === "string" && value !== "" ? value : NOTHING;
}
