import { translateFor } from "~/platform/http/request-language.server";
import { log } from "~/platform/log/log.server";

import { sheetToday } from "./document-sheet.server";
import type { ShownDocument } from "./find-documents.server";
import { makeDocumentFile } from "./issuing/document-file.server";

/** A document as a file. Where too many are being made, or it cannot be made, that is said in words. */
export async function documentResponse(
  request: Request,
  { name, ...document }: Pick<ShownDocument, "name" | "sheet" | "content" | "end">,
): Promise<Response> {
  const bytes = await makeDocumentFile(sheetToday(document)).catch((error: unknown) => {
    log("document-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  });
  if (!bytes) {
    const t = await translateFor(request, "billing");
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" };
    return new Response(`${t("documents.busy")}\n`, { status: 503, headers });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    },
  });
}
