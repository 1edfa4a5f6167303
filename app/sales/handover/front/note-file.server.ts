import { FileLane } from "~/platform/format/make-file.server";
import type { PdfText } from "~/platform/format/pdf-text";
import { translateFor } from "~/platform/http/request-language.server";
import { log } from "~/platform/log/log.server";
import { PIECES } from "~/sales/orders/deliver-part.server";

import { findDeliveryNote } from "../note/find-delivery-note.server";

/** One page takes half a second; a team prints all of its day's at once. */
const lane = new FileLane({ ms: 20_000, memoryMb: 256, waiting: 12 });

/** The note as a file; a 503 while too many are made. */
export async function deliveryNoteResponse(request: Request, number: string): Promise<Response> {
  const text = await findDeliveryNote(number, new Date(), readPieces(new URL(request.url)));
  if (!text) throw new Response(null, { status: 404 });
  const bytes = lane.isFull ? undefined : await makePdf(text);
  if (!bytes) {
    const t = await translateFor(request, "drawings");
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "60" };
    return new Response(`${t("busy")}\n`, { status: 503, headers });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${number}-predare.pdf"`,
    },
  });
}

/** How many pieces of each line an address names, as the form of a part sends them. */
function readPieces({ searchParams }: URL): Map<string, number> {
  const named = [...searchParams].filter(([name]) => name.startsWith(PIECES));
  return new Map(
    named.flatMap(([name, value]) =>
      /^\d{1,4}$/.test(value) ? [[name.slice(PIECES.length), Number(value)] as const] : [],
    ),
  );
}

async function makePdf(text: PdfText): Promise<Uint8Array | undefined> {
  try {
    return await lane.make({ kind: "pdf", text });
  } catch (error) {
    log("delivery-note-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  }
}
