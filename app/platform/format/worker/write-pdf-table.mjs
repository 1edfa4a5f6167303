// @ts-check
import { fonts } from "./pdf-document.mjs";

const INK = "#1a202c";
const STONE = "#5b5a57";
const LINE = "#d9d4ca";
const GAP = 6;

/**
 * Writes a table; a row stands on one page, and each page repeats the head.
 *
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} root
 * @param {import("../pdf-text").PdfTable} table
 * @param {{ left: number, width: number, size: number }} place
 */
export function writeTable(doc, root, { columns, rows }, { left, width, size }) {
  const shares = columns.reduce((all, { share = 1 }) => all + share, 0);
  let from = left;
  const cells = columns.map(({ share = 1, isNumber = false }) => {
    const wide = (width * share) / shares;
    const cell = { x: from, width: wide - GAP, isNumber };
    from += wide;
    return cell;
  });
  const table = doc.struct("Table");
  root.add(table);
  const labels = columns.map(({ label }) => label);
  writeRow("TH", labels);
  for (const row of rows) writeRow("TD", row);
  table.end();
  doc.x = left;
  doc.y += size;

  /**
   * @param {"TH" | "TD"} tag
   * @param {string[]} texts
   */
  function writeRow(tag, texts) {
    const options = { lineGap: 1 };
    doc.font(fonts.regular).fontSize(size);
    const height = Math.max(
      ...texts.map((text, index) => {
        const { width: room } = cells[index] ?? { width };
        return doc.heightOfString(text || " ", { ...options, width: room });
      }),
    );
    if (doc.y + height + 4 > doc.page.maxY()) {
      doc.addPage();
      if (tag === "TD") writeRow("TH", labels);
    }
    doc.font(fonts.regular).fontSize(size);
    const top = doc.y + 2;
    const row = doc.struct("TR");
    table.add(row);
    for (const [index, text] of texts.entries()) {
      const { x, width: room, isNumber } = cells[index] ?? { x: left, width, isNumber: false };
      row.add(
        doc.struct(tag, {}, () => {
          doc.fillColor(tag === "TH" ? STONE : INK);
          const align = isNumber ? "right" : "left";
          doc.text(text, x, top, { ...options, width: room, align });
        }),
      );
    }
    row.end();
    const bottom = top + height + 2;
    doc.markContent("Artifact", { type: "Layout" });
    doc.moveTo(left, bottom).lineTo(left + width, bottom);
    doc
      .lineWidth(0.5)
      .strokeColor(tag === "TH" ? INK : LINE)
      .stroke();
    doc.endMarkedContent();
    doc.y = bottom;
  }
}
