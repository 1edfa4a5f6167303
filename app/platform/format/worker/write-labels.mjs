// @ts-check
import SVGtoPDF from "svg-to-pdfkit";

import { bytesOf, fonts, newDocument } from "./pdf-document.mjs";

const POINTS_PER_MM = 72 / 25.4;

/**
 * Labels on sheets of A4, from the upper left corner row by row and without margins, as they are sold.
 *
 * @param {import("../make-file.server").LabelJob} job
 * @returns {Promise<Uint8Array>}
 */
export function writeLabels({ labels, width, height, ...text }) {
  const doc = newDocument(text, { margin: 0, autoFirstPage: false });
  const bytes = bytesOf(doc);
  const [columns, rows] = [Math.floor(210 / width), Math.floor(297 / height)];
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const [index, { svg, alt }] of labels.entries()) {
    const at = index % (columns * rows);
    if (at === 0) doc.addPage();
    const x = (at % columns) * width * POINTS_PER_MM;
    const y = Math.floor(at / columns) * height * POINTS_PER_MM;
    root.add(
      doc.struct("Figure", { alt }, () => {
        SVGtoPDF(doc, svg, x, y, {
          width: width * POINTS_PER_MM,
          height: height * POINTS_PER_MM,
          fontCallback: (_family, isBold) => (isBold ? fonts.bold : fonts.regular),
        });
      }),
    );
  }
  if (labels.length === 0) doc.addPage();
  root.end();
  doc.end();
  return bytes;
}
