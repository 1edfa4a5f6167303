import type { SheetSection, SheetStep, SheetTable } from "~/workshop/package/front/package-sheet";

/** A part of the package: tables, or the steps of assembly. Of several tables of a `group` one is open at a time. */
export function SectionView({
  section,
  group,
}: {
  section: SheetSection;
  group?: string | undefined;
}) {
  const { title, note, tables, steps, sum } = section;
  return (
    // No landmark: every piece of an order has the same sections.
    <div role="group" aria-label={title} className="mt-6">
      <h3 className="break-after-avoid">{title}</h3>
      {note && <p className="mt-1 max-w-prose text-sm text-stone print:max-w-none">{note}</p>}
      {tables.map((table, index) => (
        <TableView
          key={index}
          table={table}
          label={table.title ?? title}
          group={tables.length > 1 ? group : undefined}
        />
      ))}
      {steps.length > 0 && (
        <ol className="mt-3 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3 print:grid-cols-3">
          {steps.map((step) => (
            <StepView key={step.title} step={step} />
          ))}
        </ol>
      )}
      {sum && <p className="mt-2 text-sm font-semibold">{sum}</p>}
    </div>
  );
}

/** A table; below 640 px each row is a line or two, its values behind their labels. */
function TableView({
  table: { title, note, columns, rows },
  label,
  group,
}: {
  table: SheetTable;
  label: string;
  /** Under which name the tables are folded, of which one is open. */
  group: string | undefined;
}) {
  const cell = "border-b border-line py-1 pr-3 align-top max-sm:border-0 max-sm:p-0";
  const align = (isNumber = false) => (isNumber ? "text-right" : "text-left");
  const table = (
    <table
      role="table"
      aria-label={label}
      className="mt-1 w-full text-sm tabular-nums max-sm:block"
    >
      <thead className="max-sm:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              className={`${cell} ${align(column.isNumber)} font-normal text-stone`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row, index) => (
          <tr
            key={index}
            role="row"
            className="break-inside-avoid max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:border-b max-sm:border-line max-sm:py-2"
          >
            {row.map((text, at) => (
              <td
                key={at}
                role="cell"
                data-label={columns[at]?.label}
                className={`${cell} ${align(columns[at]?.isNumber)} max-sm:before:mr-1 max-sm:before:text-stone max-sm:before:content-[attr(data-label)]`}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (group !== undefined && title) {
    return (
      <details name={group} className="printed-open border-b border-line">
        <summary className="min-h-11 content-center font-semibold">{title}</summary>
        {note && <p className="text-sm text-stone">{note}</p>}
        {table}
      </details>
    );
  }
  return (
    <div className="mt-3">
      {title && <h4 className="break-after-avoid font-semibold">{title}</h4>}
      {note && <p className="text-sm text-stone">{note}</p>}
      {table}
    </div>
  );
}

/** A step; its picture is a link to the same, as large as the reader wants it. */
function StepView({ step: { title, text, picture } }: { step: SheetStep }) {
  return (
    <li className="break-inside-avoid">
      <a href={picture.address} className="block">
        <img
          src={picture.address}
          alt={title}
          width={360}
          height={330}
          className="block h-auto w-full"
        />
      </a>
      <p className="mt-1 text-sm font-semibold">{title}</p>
      <p className="text-sm">{text}</p>
    </li>
  );
}
