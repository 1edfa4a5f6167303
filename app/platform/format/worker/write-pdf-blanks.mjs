// @ts-check
import { fonts } from "./pdf-document.mjs";

const INK = "#1a202c";
const GAP = 18;

/**
 * Writes lines for a pen, all on one page: in each row the labels side by side, and at its foot a line
 * below each.
 *
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} root
 * @param {import("../pdf-text").PdfBlanks} block
 * @param {{ left: number, width: number, size: number }} place
 */
export function writeBlanks(doc, root, { rows }, { left, width, size }) {
  const tall = rows.reduce((sum, { height }) => sum + height, 0);
  if (doc.y + tall > doc.page.maxY()) doc.addPage();
  let top = doc.y;
  for (const { height, labels } of rows) {
    const wide = (width - GAP * (labels.length - 1)) / labels.length;
    for (const [index, label] of labels.entries()) {
      const x = left + index * (wide + GAP);
      if (label) root.add(doc.struct("P", {}, () => writeLabel(label, x, wide)));
      const foot = top + height - 4;
      doc.markContent("Artifact", { type: "Layout" });
      doc.moveTo(x, foot).lineTo(x + wide, foot);
      doc.lineWidth(0.5).strokeColor(INK).stroke();
      doc.endMarkedContent();
    }
    top += height;
  }
  doc.x = left;
  doc.y = top + size;

  /**
   * @param {string} label
   * @param {number} x
   * @param {number} wide
   */
  function writeLabel(label, x, wide) {
    doc.font(fonts.regular).fontSize(size).fillColor(INK);
    doc.text(label, x, top + 2, { width: wide });
  }
}
