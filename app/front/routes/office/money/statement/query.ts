import { listQuery } from "~/platform/http/list-query";
import type { RowGroup } from "~/sales/statements/front/dry-run.server";

const words = {
  fitting: "potrivite",
  undecided: "de-decis",
  recorded: "inregistrate",
  others: "celelalte",
} as const satisfies Record<RowGroup, string>;

const SPLIT = "imparte";

/** Which of a statement's rows an address asks for. */
export function readGroup(query: URLSearchParams): RowGroup | undefined {
  const wanted = query.get("arata");
  return (Object.keys(words) as RowGroup[]).find((group) => words[group] === wanted);
}

export function statementQuery(group: RowGroup, page = 1): string {
  return listQuery({ arata: words[group] }, page);
}

/** The row that an address asks to split over several orders. */
export function readSplit(query: URLSearchParams): number | undefined {
  return readRowId(query.get(SPLIT));
}

export function splitQuery(row: number): string {
  return listQuery({ [SPLIT]: String(row) }, 1);
}

/** The id of a row as a form or an address gives it. */
export function readRowId(value: FormDataEntryValue | null): number | undefined {
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}
