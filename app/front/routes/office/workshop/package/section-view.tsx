import type { SheetSection, SheetStep, SheetTable } from "~/workshop/package/front/package-sheet";

/** A part of the package: tables, or the steps of assembly. */
export function SectionView({ section }: { section: SheetSection }) {
  const { title, note, tables, steps, sum } = section;
  return (
    // No landmark: every piece of an order has the same sections.
    <div role="group" aria-label={title} className="mt-6">
      <h3 className="break-after-avoid">{title}</h3>
      {note && <p className="mt-1 max-w-prose text-sm text-stone print:max-w-none">{note}</p>}
      {tables.map((table, index) => (
        <TableView key={index} table={table} label={table.title ?? title} />
      ))}
      {steps.length > 0 && (
        <ol className="mt-3 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
          {steps.map((step) => (
            <StepView key={step.title} step={step} />
          ))}
        </ol>
      )}
      {sum && <p className="mt-2 text-sm font-semibold">{sum}</p>}
    </div>
  );
}

function TableView({ table, label }: { table: SheetTable; label: string }) {
  const { title, note, columns, rows } = table;
  const cell = "border-b border-line py-1 pr-3 align-top";
  // On a phone it is pushed aside rather than squeezed.
  const room = columns.length > 5 ? "min-w-2xl print:min-w-0" : "";
  const align = (isNumber = false) => (isNumber ? "text-right" : "text-left");
  return (
    <div className="mt-3">
      {title && <h4 className="break-after-avoid font-semibold">{title}</h4>}
      {note && <p className="text-sm text-stone">{note}</p>}
      <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
        <table className={`mt-1 w-full text-sm tabular-nums ${room}`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  className={`${cell} ${align(column.isNumber)} font-normal text-stone`}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="break-inside-avoid">
                {row.map((text, at) => (
                  <td key={at} className={`${cell} ${align(columns[at]?.isNumber)}`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function StepView({ step: { title, text, picture } }: { step: SheetStep }) {
  return (
    <li className="break-inside-avoid">
      <img
        src={picture.address}
        alt={title}
        width={360}
        height={330}
        className="block h-auto w-full"
      />
      <p className="mt-1 text-sm font-semibold">{title}</p>
      <p className="text-sm">{text}</p>
    </li>
  );
}
