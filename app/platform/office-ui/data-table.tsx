import { Fragment, isValidElement, type ReactNode } from "react";

import { Link } from "~/platform/ui/link";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether this column names the row: on a phone it heads the row's card. */
  isTitle?: boolean;
  /** Where the cell's link leads; with `isOver` it opens as a dialog over the list. */
  to?: (row: Row) => string;
  isOver?: boolean;
  isNumeric?: boolean;
  /** Whether what somebody typed stands in it: a word that is longer than the column breaks. */
  isTyped?: boolean;
  /** The name in the address by which the list is sorted by this column; undefined if it cannot be. */
  order?: string | undefined;
}

/** How a table is sorted: by which column, backwards with a minus before it, and where others lead. */
interface Order {
  label: string;
  now: string;
  to: (order: string) => string;
}

/** A dense table. Below 640 px each row becomes a card, its cells beside their labels. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  order,
}: {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  order?: Order | undefined;
}) {
  return (
    <>
      {order && <Orders columns={columns} order={order} />}
      <table role="table" className="data-table mt-4">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.label}
                role="columnheader"
                scope="col"
                aria-sort={order && sortOf(column, order)}
                className={column.isNumeric ? "text-right" : undefined}
              >
                {order && column.order ? <OrderLink column={column} order={order} /> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The same links where the table has no head, because its rows are cards. */
function Orders<Row>({ columns, order }: { columns: Column<Row>[]; order: Order }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 sm:hidden">
      <span className="py-1 text-stone">{order.label}</span>
      {columns.map(
        (column) => column.order && <OrderLink key={column.label} column={column} order={order} />,
      )}
    </p>
  );
}

function sortOf<Row>({ order }: Column<Row>, { now }: Order) {
  if (order === undefined) return undefined;
  return now === order ? "ascending" : now === `-${order}` ? "descending" : "none";
}

/** Sorts by a column; by the one that it is sorted by already, backwards. */
function OrderLink<Row>({ column, order }: { column: Column<Row>; order: Order }) {
  const { label, order: name = "" } = column;
  const sort = sortOf(column, order);
  return (
    <Link
      to={order.to(sort === "ascending" ? `-${name}` : name)}
      preventScrollReset
      className="inline-block py-1 underline-offset-4 hover:underline"
    >
      {label}
      {sort === "ascending" && <span aria-hidden="true"> ↑</span>}
      {sort === "descending" && <span aria-hidden="true"> ↓</span>}
    </Link>
  );
}

function DataRow<Row>({ columns, row }: { columns: Column<Row>[]; row: Row }) {
  return (
    <tr role="row">
      {columns.map((column) => (
        <td
          key={column.label}
          role="cell"
          data-label={column.label}
          data-title={column.isTitle ? "" : undefined}
          className={column.isNumeric ? "numeric" : column.isTyped ? "typed" : undefined}
        >
          {column.to ? (
            <Link
              to={column.to(row)}
              preventScrollReset={column.isOver}
              className="link inline-block py-1 wrap-anywhere"
            >
              {column.cell(row)}
            </Link>
          ) : (
            asOne(column.cell(row))
          )}
        </td>
      ))}
    </tr>
  );
}

/** Wraps a cell of several elements in one, because a card lays out a label and one element. */
function asOne(cell: ReactNode): ReactNode {
  const isOne = isValidElement(cell) ? cell.type !== Fragment : typeof cell !== "object";
  return isOne ? cell : <div>{cell}</div>;
}
