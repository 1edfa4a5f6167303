import { FileLane } from "~/platform/format/make-file.server";
import type { PdfText } from "~/platform/format/pdf-text";

/** Makes single documents. One of two pages takes half a second; several customers and the office may ask at once. */
const documents = new FileLane({ ms: 20_000, memoryMb: 256, waiting: 12 });

/** Makes bundles of documents; the largest that may be asked for takes half a minute. */
const bundles = new FileLane({ ms: 120_000, memoryMb: 512, waiting: 3 });

/** Several documents as PDFs in one ZIP, each at its path. Undefined where too many are being made already. */
export async function makeDocumentBundle(
  documents: readonly { path: string; sheet: PdfText }[],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (bundles.isFull) return undefined;
  return bundles.make({
    kind: "zip",
    madeAt:
      documents
        .map(({ sheet }) => sheet.madeAt)
        .sort()
        .at(-1) ?? "",
    files: documents.map(({ path, sheet }) => ({ path, file: { kind: "pdf", text: sheet } })),
  });
}

/** A document as a PDF. Undefined where too many are being made already. */
export async function makeDocumentFile(sheet: PdfText): Promise<Uint8Array | undefined> {
  if (documents.isFull) return undefined;
  return documents.make({ kind: "pdf", text: sheet });
}
