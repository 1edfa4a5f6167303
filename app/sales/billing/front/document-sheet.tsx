import type { PdfPart, PdfText } from "~/platform/format/pdf-text";
import { DataTable } from "~/platform/office-ui/data-table";

/** A document on a page: the same words and figures as in its PDF. */
export function DocumentSheet({ sheet }: { sheet: PdfText }) {
  return (
    <article lang={sheet.language} className="grid gap-2">
      <h1 className="wrap-anywhere">{sheet.title}</h1>
      <p className="text-stone">{sheet.subtitle}</p>
      {sheet.blocks.map((block, index) => (
        <SheetPart key={index} block={block} />
      ))}
    </article>
  );
}

function SheetPart({ block }: { block: PdfPart }) {
  if (block.kind === "paragraph") {
    return (
      <p className="mt-3 max-w-prose">
        {block.runs.map(({ text, style }, index) =>
          style === "bold" ? <strong key={index}>{text}</strong> : text,
        )}
      </p>
    );
  }
  if (block.kind !== "table") return null;
  const { columns, rows } = block;
  return (
    <DataTable<{ cells: string[]; index: number }>
      caption={columns.map(({ label }) => label).join(", ")}
      rows={rows.map((cells, index) => ({ cells, index }))}
      rowKey={({ index }) => index}
      columns={columns.map(({ label, isNumber }, column) => ({
        label,
        isNumeric: isNumber,
        isTitle: column === 0 && columns.length > 2,
        cell: ({ cells }) => <span className="whitespace-pre-line">{cells[column]}</span>,
      }))}
    />
  );
}
