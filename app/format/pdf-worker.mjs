// @ts-check
// Sets a text in pages, in a thread of its own: reading the fonts and shrinking them to the letters in
// use takes longer than a page may wait. Started and ended by pdf.server.ts.
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

import PDFDocument from "pdfkit";

const MARGIN = 62;
const INDENT = 20;
const SIZE = 10;
const TITLE_SIZE = 20;
const HEADING_SIZES = [14, 14, 11, 10];
/** A heading needs this much of its page, so that it does not stand alone at the foot. */
const ROOM_BELOW_HEADING = 72;
const INK = "#1a202c";
const STONE = "#5b5a57";

const require = createRequire(import.meta.url);
/** @param {string} style */
const font = (style) =>
  require.resolve(`@expo-google-fonts/source-serif-4/${style}/SourceSerif4_${style}.ttf`);
const fonts = {
  regular: font("400Regular"),
  bold: font("600SemiBold"),
  italic: font("400Regular_Italic"),
};

/** @type {import("./pdf.server").PdfText} */
const { title, subtitle, footer, language, madeAt, blocks } = workerData;

const doc = new PDFDocument({
  size: "A4",
  margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 10 },
  bufferPages: true,
  font: fonts.regular,
  // What a screen reader needs: structure, language and title.
  pdfVersion: "1.7",
  tagged: true,
  lang: language,
  displayTitle: true,
  info: { Title: title, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
});
/** @type {Buffer[]} */
const parts = [];
doc.on("data", (part) => parts.push(part));
doc.on("end", () => parentPort?.postMessage(new Uint8Array(Buffer.concat(parts))));

const width = doc.page.width - 2 * MARGIN;
const root = doc.struct("Document");
doc.addStructure(root);

/** The list that the next item belongs to. @type {PDFKit.PDFStructureElement | undefined} */
let list;

write("H1", [{ text: title, style: "bold" }], { size: TITLE_SIZE });
if (subtitle) write("P", [{ text: subtitle }], { color: STONE });
for (const block of blocks) writeBlock(block);
root.end();
numberPages();
doc.end();

/** @param {import("./pdf.server").PdfBlock} block */
function writeBlock(block) {
  if (block.kind !== "item") list = undefined;
  switch (block.kind) {
    case "heading": {
      const size = HEADING_SIZES[block.level - 1] ?? SIZE;
      doc.moveDown(size / SIZE - 0.5);
      makeRoom(ROOM_BELOW_HEADING);
      if (block.level <= 2) doc.outline.addItem(block.runs.map(({ text }) => text).join(""));
      const runs = block.runs.map((run) => ({ ...run, style: /** @type {const} */ ("bold") }));
      return write(block.level <= 2 ? "H2" : "H3", runs, { size });
    }
    case "item":
      return write("LI", block.runs, { indent: INDENT * block.depth, mark: block.mark });
    case "quote":
      return write(
        "BlockQuote",
        block.runs.map((run) => ({ ...run, style: run.style ?? /** @type {const} */ ("italic") })),
        { indent: INDENT },
      );
    case "paragraph":
      return write("P", block.runs, { indent: INDENT * block.depth });
  }
}

/**
 * Writes one paragraph. A mark stands in the indent before it.
 *
 * @param {"H1" | "H2" | "H3" | "P" | "LI" | "BlockQuote"} tag
 * @param {import("./pdf.server").PdfRun[]} runs
 * @param {{ size?: number, indent?: number, mark?: string, color?: string }} options
 */
function write(tag, runs, { size = SIZE, indent = 0, mark, color = INK }) {
  if (tag === "LI" && !list) root.add((list = doc.struct("L")));
  (tag === "LI" && list ? list : root).add(
    doc.struct(tag, {}, () => {
      doc.fillColor(color).fontSize(size);
      makeRoom(2 * size);
      const left = MARGIN + indent;
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
      doc.x = MARGIN;
      doc.moveDown(tag === "LI" ? 0.25 : 0.5);
    }),
  );
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
    const y = doc.page.height - MARGIN + 8;
    doc.text(footer, MARGIN, y, { width: width - 60, height: 12, ellipsis: true });
    doc.text(`${index + 1} / ${count}`, MARGIN, y, { width, align: "right" });
    doc.endMarkedContent();
  }
}
