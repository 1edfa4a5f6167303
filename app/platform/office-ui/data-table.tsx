import { Fragment, isValidElement, type ReactNode } from "react";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether this column names the row: on a phone it heads the row's card. */
  isTitle?: boolean;
  isNumeric?: boolean;
  /** Whether what somebody typed stands in it: a word that is longer than the column breaks. */
  isTyped?: boolean;
}

/** A dense table. Below 640 px each row becomes a card, its cells beside their labels. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
}) {
  return (
    <table role="table" className="data-table mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              className={column.isNumeric ? "text-right" : undefined}
            >
              {column.label}
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
          {asOne(column.cell(row))}
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
