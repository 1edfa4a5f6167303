import { translateFor } from "~/platform/http/request-language.server";
import { log } from "~/platform/log/log.server";

import { makeDocumentBundle, makeDocumentFile } from "../issuing/document-file.server";
import { sheetToday } from "./document-sheet.server";
import type { ShownDocument } from "./shown-document.server";

/** So many documents go into one file: a page of orders, each with two. */
export const MOST_BUNDLED = 100;

/** A document as a file. Where too many are being made, or it cannot be made, that is said in words. */
export async function documentResponse(
  request: Request,
  { name, ...document }: Pick<ShownDocument, "name" | "sheet" | "content" | "end">,
): Promise<Response> {
  return fileResponse(request, () => makeDocumentFile(sheetToday(document)), {
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${name}.pdf"`,
  });
}

/** Documents of several orders in one file, each in the folder of its order; at most `MOST_BUNDLED`. */
export async function documentsResponse(
  request: Request,
  documents: readonly ShownDocument[],
): Promise<Response> {
  const files = documents.map((document) => ({
    path: `${document.orderNumber}/${document.name}.pdf`,
    sheet: sheetToday(document),
  }));
  return fileResponse(request, () => makeDocumentBundle(files), {
    "Content-Type": "application/zip",
    "Content-Disposition": 'attachment; filename="documente.zip"',
  });
}

async function fileResponse(
  request: Request,
  make: () => Promise<Uint8Array | undefined>,
  headers: Record<string, string>,
): Promise<Response> {
  const bytes = await make().catch((error: unknown) => {
    log("document-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  });
  if (bytes) return new Response(new Uint8Array(bytes), { headers });
  const t = await translateFor(request, "billing");
  return new Response(`${t("documents.busy")}\n`, {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" },
  });
}
