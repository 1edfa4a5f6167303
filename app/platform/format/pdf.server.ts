import { FileLane } from "./make-file.server";
import type { PdfText } from "./pdf-text";

/** Terms of 10 pages take half a second; twenty times as much is no text of a shop. */
const texts = new FileLane({ ms: 20_000, memoryMb: 256 });

/**
 * The text as a PDF in A4, with selectable words, outline, page numbers and the structure that
 * screen readers use. One is made at a time, in a thread that ends with it. Refuses by an error what
 * takes longer than 20 seconds or more than 256 MB.
 */
export function makePdf(text: PdfText): Promise<Uint8Array> {
  return texts.make({ kind: "pdf", text });
}
