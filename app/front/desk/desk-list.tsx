import type { ComponentProps, ReactNode } from "react";

import { listQuery } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable, type Column } from "~/platform/office-ui/data-table";
import { FilterBar } from "~/platform/office-ui/front/filter-bar";
import { Pagination } from "~/platform/ui/front/pagination";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";

import { DeskFrame } from "./desk-page";
import { SavedFilters } from "./list/saved-filters";
import type { LinkTo } from "./record";

interface DeskListProps<Row> {
  /** The dialog of a record that is shown over the list. */
  over?: ReactNode;
  /** Its address, without a query. */
  to: string;
  title: string;
  intro?: string;
  back?: LinkTo;
  /** Where a new record is written. */
  add?: LinkTo & { isOver?: boolean };
  /** The list as a file. */
  file?: LinkTo;
  /** What else may be done with the whole list. */
  actions?: ReactNode;
  folders?: ComponentProps<typeof TabLinks>["tabs"];
  /** What is set of its filter, as its address has it; a folder is part of it. */
  filter?: Record<string, string | false | undefined>;
  /** The controls of the filter, and which part of it the address has without them. */
  filters?: ReactNode;
  isFiltered?: boolean;
  /** Between the filter and the rows. */
  above?: ReactNode;
  /** Whether it is said how many there are. */
  isCounted?: boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  columns?: Column<Row>[];
  caption?: string;
  /** What the rows are sorted by: the name of a column in the address, backwards with a minus. */
  order?: string;
  pages?: { page: number; pageCount: number; total?: number };
  /** In place of the rows where there are none. */
  none?: string;
  /** In place of a table. */
  children?: ReactNode;
  /** Below the pages. */
  below?: ReactNode;
}

/** The list of a desk: its folders and filter, its rows or that there are none, its pages. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { to, title, filter = {}, filters, order, pages, rows, columns = [], above } = props;
  const { t } = useTranslation("office");
  const address = (page: number, wanted = order) =>
    to + listQuery({ ...filter, ordine: wanted }, page);
  const total = pages?.total ?? rows.length;
  const sorting =
    order === undefined
      ? undefined
      : { label: t("orderBy"), now: order, to: (name: string) => address(1, name) };
  const isFiltered = props.isFiltered ?? Object.values(filter).some(Boolean);
  return (
    <DeskFrame title={title} intro={props.intro} back={props.back} actions={<Actions {...props} />}>
      {props.over}
      {props.folders && (
        <div className="mt-5">
          <TabLinks label={title} tabs={props.folders} />
        </div>
      )}
      {filters && (
        <>
          <FilterBar key={listQuery(filter)} address={to} isFiltered={isFiltered}>
            {filters}
          </FilterBar>
          <SavedFilters
            list={to}
            now={listQuery({ ...filter, ordine: order })}
            isSet={isFiltered || Boolean(order)}
          />
        </>
      )}
      {above}
      {props.isCounted && total > 0 && (
        <p role="status" className="mt-4 text-stone">
          {t("results", { count: total })}
        </p>
      )}
      {total === 0 ? (
        <p role={filters ? "status" : undefined} className="mt-6 text-stone">
          {props.none ?? t("empty")}
        </p>
      ) : (
        (props.children ?? (
          <DataTable
            caption={props.caption ?? title}
            rows={rows}
            rowKey={props.rowKey}
            columns={columns}
            order={sorting}
          />
        ))
      )}
      {pages && (
        <Pagination
          page={pages.page}
          pageCount={pages.pageCount}
          pageAddress={(page) => address(page)}
        />
      )}
      {props.below}
    </DeskFrame>
  );
}

function Actions({ add, file, actions }: Pick<DeskListProps<never>, "add" | "file" | "actions">) {
  return (
    <>
      {actions}
      {file && (
        <a href={file.to} className="button button-secondary">
          {file.label}
        </a>
      )}
      {add && (
        <Link
          to={add.to}
          data-new
          preventScrollReset={add.isOver}
          className="button button-primary"
        >
          <Icon name="plus" className="size-4" />
          {add.label}
        </Link>
      )}
    </>
  );
}

/** The box by which a row is chosen, for the form that it stands in or that has this id. */
export function Choice({
  label,
  isChosen,
  ...box
}: {
  name: string;
  value: string;
  label: string;
  form?: string;
  isChosen?: boolean;
}) {
  return (
    <input
      type="checkbox"
      {...box}
      defaultChecked={isChosen}
      aria-label={label}
      className="block size-6"
    />
  );
}

interface RowStepProps {
  /** Where it is sent, and the field in which the row's id goes along. */
  to: string;
  field: string;
  id: string;
  intent: string;
  label: string;
  /** What tells it from the buttons of other rows. */
  of: string;
}

/** The button of a row for what may be done with it at once. */
export function RowStep({ to, field, id, intent, label, of }: RowStepProps) {
  return (
    <Form method="post" action={to} preventScrollReset>
      <input type="hidden" name={field} value={id} />
      <button
        name="intent"
        value={intent}
        aria-label={`${label}: ${of}`}
        className="button button-quiet"
      >
        {label}
      </button>
    </Form>
  );
}
