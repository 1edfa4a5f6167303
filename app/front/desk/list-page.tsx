import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import { Badge } from "~/platform/office-ui/badge";
import type { Column } from "~/platform/office-ui/data-table";

import type { DrawnCell, DrawnList } from "./described/drawn";
import { DeskList, RowStep } from "./desk-list";
import type { FormAnswer } from "./record";
import { RecordForm } from "./record-form";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office", "validation"] };

type Row = DrawnList["rows"][number];

interface ListPageProps {
  /** What names its table, where that is not its heading. */
  caption?: string;
  /** What stands below it. */
  below?: ReactNode;
}

/** The page of a list that its desk has described (`recordDesk`, `addingDesk`). */
export default function ListPage(more: ListPageProps) {
  const { list } = useLoaderData<{ list: DrawnList }>();
  const answer = useActionData<FormAnswer>();
  const { to: here, adding, steps, rows } = list;
  const columns = list.columns.map((column, at): Column<Row> => ({
    ...column,
    isTitle: at === 0,
    to: at === 0 && list.add ? ({ to = "" }) => to : undefined,
    cell: ({ cells }) => written(cells[at] ?? ""),
  }));
  if (steps) {
    const button = ({ id, step }: Row) =>
      step && <RowStep to={here} id={id} {...steps} {...step} />;
    columns.push({ label: steps.heading, cell: button });
  }
  return (
    <DeskList<Row>
      {...list}
      {...more}
      above={
        adding && (
          <div className="mt-6">
            <RecordForm key={rows.length} {...adding} intent="add" to={here} answer={answer} />
          </div>
        )
      }
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

function written(cell: DrawnCell) {
  if (typeof cell === "string") return cell;
  return <Badge tone={cell.isGood ? "good" : "neutral"}>{cell.word}</Badge>;
}
