// @ts-check
import SVGtoPDF from "svg-to-pdfkit";

import { fonts } from "./pdf-document.mjs";

const INK = "#1a202c";
const GAP = 14;

/**
 * Writes drawings side by side, each above its words.
 *
 * @param {PDFKit.PDFDocument} doc
 * @param {PDFKit.PDFStructureElement} root
 * @param {import("../pdf-text").PdfPictures} block
 * @param {{ left: number, width: number, size: number }} place
 */
export function writePictures(doc, root, { pictures, perRow, height }, { left, width, size }) {
  const wide = (width - GAP * (perRow - 1)) / perRow;
  for (let at = 0; at < pictures.length; at += perRow) {
    const row = pictures.slice(at, at + perRow);
    const heights = row.map((picture) => wordsHeight(picture));
    const tall = height + Math.max(...heights) + 2 * size;
    if (doc.y + tall > doc.page.maxY()) doc.addPage();
    const top = doc.y;
    for (const [index, picture] of row.entries()) {
      const x = left + index * (wide + GAP);
      root.add(
        doc.struct("Figure", { alt: picture.caption }, () => {
          SVGtoPDF(doc, inPaintOrder(picture.svg), x, top, {
            width: wide,
            height,
            preserveAspectRatio: "xMidYMid meet",
            assumePt: true,
            fontCallback: (_family, isBold) => (isBold ? fonts.bold : fonts.regular),
          });
        }),
      );
      root.add(doc.struct("P", {}, () => writeWords(picture, x, top + height + 4)));
    }
    doc.x = left;
    doc.y = top + tall;
  }

  /** @param {import("../pdf-text").PdfPictures["pictures"][number]} picture */
  function wordsHeight({ caption, text }) {
    doc.font(fonts.bold).fontSize(size);
    const first = doc.heightOfString(caption, { width: wide });
    doc.font(fonts.regular);
    return first + (text ? doc.heightOfString(text, { width: wide }) : 0) + 4;
  }

  /**
   * @param {import("../pdf-text").PdfPictures["pictures"][number]} picture
   * @param {number} x
   * @param {number} y
   */
  function writeWords({ caption, text }, x, y) {
    doc.fillColor(INK).font(fonts.bold).fontSize(size).text(caption, x, y, { width: wide });
    if (text) doc.font(fonts.regular).text(text, x, doc.y, { width: wide });
  }
}

/**
 * Draws a text with a halo twice, because the package paints every outline over its filling, whatever
 * the drawing asks for.
 *
 * @param {string} svg
 */
function inPaintOrder(svg) {
  return svg.replace(
    /<g ([^>]*?) ?paint-order="stroke"([^>]*)>(.*?)<\/g>/gs,
    (_, before, after, texts) => {
      const halo = `${before}${after}`;
      const plain = halo.replace(/ ?stroke(-[a-z]+)?="[^"]*"/g, "");
      return `<g ${halo}>${texts}</g><g ${plain}>${texts}</g>`;
    },
  );
}
