import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import { Badge } from "~/platform/office-ui/badge";

import type { DrawnCell, DrawnList } from "./described/drawn";
import { DeskList } from "./desk-list";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office"] };

interface ListPageProps {
  /** What names its table, where that is not its heading. */
  caption?: string;
  /** What stands below it. */
  below?: ReactNode;
}

/** The page of a list that its desk has described (`recordDesk`). */
export default function ListPage(more: ListPageProps) {
  const { list } = useLoaderData<{ list: DrawnList }>();
  return (
    <DeskList<DrawnList["rows"][number]>
      {...list}
      {...more}
      rowKey={({ to }) => to}
      columns={list.columns.map((column, at) => ({
        ...column,
        isTitle: at === 0,
        to: at === 0 ? ({ to }) => to : undefined,
        cell: ({ cells }) => written(cells[at] ?? ""),
      }))}
    />
  );
}

function written(cell: DrawnCell) {
  if (typeof cell === "string") return cell;
  return <Badge tone={cell.isGood ? "good" : "neutral"}>{cell.word}</Badge>;
}
