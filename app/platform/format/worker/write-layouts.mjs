// @ts-check
import { bytesOf, fonts, newDocument } from "./pdf-document.mjs";

const MARGIN = 28;
const INK = "#1a202c";
const COLUMNS = 3;
const ROW = 11;
const fills = { part: "#ffffff", kept: "#f3ead8", waste: "#d9d4cb" };

/**
 * Sheet layouts with their cuts, and labels for offcuts, as pages for the saw.
 *
 * @param {import("../make-file.server").LayoutJob} job
 * @returns {Promise<Uint8Array>}
 */
export function writeLayouts({ pages, labels, ...text }) {
  const doc = newDocument(text, { autoFirstPage: false, tagged: false });
  const bytes = bytesOf(doc);
  for (const page of pages) drawPage(page);
  for (const label of labels) drawLabel(label);
  doc.end();
  return bytes;

  /** @param {import("../make-file.server").LayoutPage} page */
  function drawPage({ heading, facts, length, width, pieces, cuts }) {
    newPage(heading);
    doc.font(fonts.regular).fontSize(9).text(facts, MARGIN, doc.y, { lineBreak: false });
    const top = MARGIN + 34;
    const most = {
      width: doc.page.width - 2 * MARGIN,
      height: doc.page.height - top - 2.6 * MARGIN,
    };
    // The drawing takes what the cuts leave, and never less than half of the page.
    const rows = Math.ceil(cuts.length / COLUMNS);
    const room = Math.max(most.height * 0.55, most.height - rows * ROW - 14);
    const scale = Math.min(most.width / length, room / width);
    doc.lineWidth(0.6).strokeColor(INK);
    doc.rect(MARGIN, top, length * scale, width * scale).fillAndStroke(fills.waste, INK);
    for (const piece of pieces) drawPiece(piece, top, width, scale);
    listCuts(cuts, top + width * scale + 10, heading);
  }

  /** @param {string} heading */
  function newPage(heading) {
    doc.addPage({ size: "A4", layout: "landscape", margin: 0 });
    doc
      .font(fonts.bold)
      .fontSize(13)
      .fillColor(INK)
      .text(heading, MARGIN, MARGIN - 6, { lineBreak: false });
    doc.y = MARGIN + 12;
  }

  /**
   * @param {import("../make-file.server").LayoutPage["pieces"][number]} piece
   * @param {number} top
   * @param {number} sheetWidth
   * @param {number} scale
   */
  function drawPiece({ x, y, length, width, kind, lines, obliques }, top, sheetWidth, scale) {
    const [left, high] = [MARGIN + x * scale, top + (sheetWidth - y - width) * scale];
    const [wide, tall] = [length * scale, width * scale];
    doc.rect(left, high, wide, tall).fillAndStroke(fills[kind], INK);
    for (const { from, to } of obliques) {
      doc
        .moveTo(MARGIN + from.x * scale, top + (sheetWidth - from.y) * scale)
        .lineTo(MARGIN + to.x * scale, top + (sheetWidth - to.y) * scale)
        .dash(5, { space: 2 })
        .stroke()
        .undash();
    }
    if (lines.length === 0) return;
    doc.font(fonts.regular).fillColor(INK);
    const isUpright = wide < tall && wide < 60;
    const [along, across] = isUpright ? [tall, wide] : [wide, tall];
    doc.fontSize(10);
    const longest = Math.max(...lines.map((line) => doc.widthOfString(line)));
    const size = Math.min(10, (10 * (along - 4)) / longest, (across - 2) / (lines.length * 1.2));
    if (size < 3.5) return;
    const [middleX, middleY] = [left + wide / 2, high + tall / 2];
    doc.save();
    if (isUpright) doc.rotate(-90, { origin: [middleX, middleY] });
    doc.fontSize(size);
    for (const [index, line] of lines.entries()) {
      const at = middleY + (index - lines.length / 2) * size * 1.2;
      doc.text(line, middleX - doc.widthOfString(line) / 2, at, { lineBreak: false });
    }
    doc.restore();
  }

  /**
   * @param {string[]} cuts
   * @param {number} top
   * @param {string} heading
   */
  function listCuts(cuts, top, heading) {
    const column = (doc.page.width - 2 * MARGIN) / COLUMNS;
    let from = top;
    let rest = cuts;
    while (rest.length > 0) {
      const rows = Math.max(1, Math.floor((doc.page.height - MARGIN - from) / ROW));
      const here = rest.slice(0, rows * COLUMNS);
      const each = Math.ceil(here.length / COLUMNS);
      doc.font(fonts.regular).fontSize(7.5).fillColor(INK);
      for (const [index, cut] of here.entries()) {
        const left = MARGIN + Math.floor(index / each) * column;
        doc.text(cut, left, from + (index % each) * ROW, {
          width: column - 8,
          height: ROW,
          ellipsis: true,
        });
      }
      rest = rest.slice(here.length);
      if (rest.length === 0) return;
      newPage(heading);
      from = MARGIN + 20;
    }
  }

  /** A label of 100 by 50 mm, to be stuck on an offcut. @param {{ name: string, lines: string[] }} label */
  function drawLabel({ name, lines }) {
    const mm = 72 / 25.4;
    doc.addPage({ size: [100 * mm, 50 * mm], margin: 0 });
    const width = 92 * mm;
    doc
      .font(fonts.bold)
      .fontSize(34)
      .fillColor(INK)
      .text(name, 4 * mm, 3 * mm, { lineBreak: false });
    doc.font(fonts.regular).fontSize(13);
    for (const [index, line] of lines.entries()) {
      const at = 20 * mm + index * 7 * mm;
      doc.text(line, 4 * mm, at, { width, height: 6 * mm, ellipsis: true });
    }
  }
}
