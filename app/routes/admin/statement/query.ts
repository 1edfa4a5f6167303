import type { RowGroup } from "~/payments/statements/dry-run.server";
import { listQuery } from "~/http/list-query";

const words = {
  fitting: "potrivite",
  undecided: "de-decis",
  recorded: "inregistrate",
  others: "celelalte",
} as const satisfies Record<RowGroup, string>;

/** Which of a statement's rows an address asks for. */
export function readGroup(query: URLSearchParams): RowGroup | undefined {
  const wanted = query.get("arata");
  return (Object.keys(words) as RowGroup[]).find((group) => words[group] === wanted);
}

export function statementQuery(group: RowGroup, page = 1): string {
  return listQuery({ arata: words[group] }, page);
}
