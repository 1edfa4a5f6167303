// @ts-check
import PDFDocument from "pdfkit";

/** @param {string} style */
const font = (style) => `app/platform/format/fonts/source-serif-4-${style}.ttf`;

export const fonts = { regular: font("regular"), bold: font("semi-bold"), italic: font("italic") };

/**
 * An empty PDF in A4 with what a screen reader needs: structure, language and title.
 *
 * @param {{ title: string, language: string, madeAt: string }} text
 * @param {PDFKit.PDFDocumentOptions} options
 */
export function newDocument({ title, language, madeAt }, options) {
  return new PDFDocument({
    size: "A4",
    font: fonts.regular,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
    ...options,
  });
}

/**
 * All bytes of a document, once it has ended.
 *
 * @param {PDFKit.PDFDocument} doc
 * @returns {Promise<Uint8Array>}
 */
export function bytesOf(doc) {
  /** @type {Buffer[]} */
  const parts = [];
  doc.on("data", (part) => parts.push(part));
  return new Promise((resolve) => {
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
}
