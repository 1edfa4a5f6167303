import { FileLane } from "~/platform/format/make-file.server";
import type { PdfText } from "~/platform/format/pdf-text";

/** A document of two pages takes half a second; some customers and the office ask at once. */
const documents = new FileLane({ ms: 20_000, memoryMb: 256, waiting: 12 });

/** A document as a PDF. Undefined where too many are being made already. */
export async function makeDocumentFile(sheet: PdfText): Promise<Uint8Array | undefined> {
  if (documents.isFull) return undefined;
  return documents.make({ kind: "pdf", text: sheet });
}
