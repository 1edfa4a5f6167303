// @ts-check
// Sets a text in pages. It runs in the thread of file-worker.mjs: reading the fonts and shrinking them to
// the letters in use takes longer than a page may wait.
import { fonts, newDocument, bytesOf } from "./pdf-document.mjs";
import { writeBlanks } from "./write-pdf-blanks.mjs";
import { writePictures } from "./write-pdf-pictures.mjs";
import { writeTable } from "./write-pdf-table.mjs";

/** A text to be read has wide margins; a sheet for work is full. */
const LAYOUTS = {
  text: { margin: 62, size: 10, titleSize: 20, headingSizes: [14, 14, 11, 10] },
  sheet: { margin: 34, size: 8.5, titleSize: 18, headingSizes: [14, 12, 10, 8.5] },
};
const INDENT = 20;
/** A heading needs this much of its page, so that it does not stand alone at the foot. */
const ROOM_BELOW_HEADING = 72;
const INK = "#1a202c";
const STONE = "#5b5a57";

/**
 * @param {import("../pdf-text").PdfText} text
 * @returns {Promise<Uint8Array>}
 */
export function writePdf(text) {
  const { title, subtitle, footer, blocks, layout = "text" } = text;
  const { margin, size: SIZE, titleSize, headingSizes } = LAYOUTS[layout];
  const margins = { top: margin, left: margin, right: margin, bottom: margin + 10 };
  const doc = newDocument(text, { margins, bufferPages: true });
  const bytes = bytesOf(doc);
  const width = doc.page.width - 2 * margin;
  const root = doc.struct("Document");
  doc.addStructure(root);

  /** The list that the next item belongs to. @type {PDFKit.PDFStructureElement | undefined} */
  let list;

  write("H1", [{ text: title, style: "bold" }], { size: titleSize });
  if (subtitle) write("P", [{ text: subtitle }], { color: STONE });
  for (const [index, block] of blocks.entries())
    writeBlock(block, blocks.slice(index + 1, index + 3));
  root.end();
  numberPages();
  doc.end();
  return bytes;

  /**
   * @param {import("../pdf-text").PdfPart} block
   * @param {import("../pdf-text").PdfPart[]} next
   */
  function writeBlock(block, next) {
    if (block.kind !== "item") list = undefined;
    switch (block.kind) {
      case "heading": {
        const size = headingSizes[block.level - 1] ?? SIZE;
        doc.moveDown(size / SIZE - 0.5);
        makeRoom(ROOM_BELOW_HEADING + roomOf(next));
        if (block.level <= 2) doc.outline.addItem(block.runs.map(({ text }) => text).join(""));
        const runs = block.runs.map((run) => ({ ...run, style: /** @type {const} */ ("bold") }));
        return write(block.level <= 2 ? "H2" : "H3", runs, { size });
      }
      case "item":
        return write("LI", block.runs, { indent: INDENT * block.depth, mark: block.mark });
      case "quote":
        return write(
          "BlockQuote",
          block.runs.map((run) => ({
            ...run,
            style: run.style ?? /** @type {const} */ ("italic"),
          })),
          { indent: INDENT },
        );
      case "paragraph":
        return write("P", block.runs, { indent: INDENT * block.depth });
      case "table":
        return writeTable(doc, root, block, { left: margin, width, size: SIZE - 0.5 });
      case "pictures":
        return writePictures(doc, root, block, { left: margin, width, size: SIZE });
      case "blanks":
        return writeBlanks(doc, root, block, { left: margin, width, size: SIZE });
      case "page":
        doc.addPage();
    }
  }

  /**
   * Writes one paragraph. A mark stands in the indent before it.
   *
   * @param {"H1" | "H2" | "H3" | "P" | "LI" | "BlockQuote"} tag
   * @param {import("../pdf-text").PdfRun[]} runs
   * @param {{ size?: number, indent?: number, mark?: string, color?: string }} options
   */
  function write(tag, runs, { size = SIZE, indent = 0, mark, color = INK }) {
    if (tag === "LI" && !list) root.add((list = doc.struct("L")));
    (tag === "LI" && list ? list : root).add(
      doc.struct(tag, {}, () => {
        doc.fillColor(color).fontSize(size);
        makeRoom(2 * size);
        const left = margin + indent;
        const at = doc.y;
        if (mark) doc.font(fonts.regular).text(mark, left - INDENT, at, { lineBreak: false });
        doc.x = left;
        doc.y = at;
        for (const [index, { text, style = "regular", link }] of runs.entries()) {
          doc.font(fonts[style]).text(text, {
            width: width - indent,
            lineGap: 2,
            continued: index < runs.length - 1,
            link: link ?? null,
            underline: link !== undefined,
          });
        }
        doc.x = margin;
        doc.moveDown(tag === "LI" ? 0.25 : 0.5);
      }),
    );
  }

  /**
   * What has to follow a heading on its page: the first row of drawings, the head of a table.
   *
   * @param {import("../pdf-text").PdfPart[]} next
   */
  function roomOf(next) {
    const heights = next.map((block) => {
      if (block.kind === "pictures") return block.height;
      return block.kind === "table" ? 60 : 0;
    });
    return Math.max(0, ...heights);
  }

  /** @param {number} height */
  function makeRoom(height) {
    if (doc.y + height > doc.page.maxY()) doc.addPage();
  }

  /** The foot of each page is no part of the text for those who listen to it. */
  function numberPages() {
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      // Below the margin pdfkit would begin another page.
      doc.page.margins.bottom = 0;
      doc.markContent("Artifact", { type: "Pagination" });
      doc.font(fonts.regular).fontSize(8).fillColor(STONE);
      const y = doc.page.height - margin + 8;
      doc.text(footer, margin, y, { width: width - 60, height: 12, ellipsis: true });
      doc.text(`${index + 1} / ${count}`, margin, y, { width, align: "right" });
      doc.endMarkedContent();
    }
  }
}
