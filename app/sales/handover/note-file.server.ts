import { FileLane } from "~/platform/format/make-file.server";
import type { PdfText } from "~/platform/format/pdf-text";
import { translateFor } from "~/platform/http/request-language.server";
import { log } from "~/platform/log/log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { isOpenState } from "~/sales/appointments/kinds";
import { orderLanguage } from "~/sales/orders/order-mail-words.server";
import { findOrderByToken, findStaffOrder } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { hasDeliveryNote } from "./handover-rules";
import { deliveryNote } from "./note/delivery-note";
import { noteWords } from "./note/note-words.server";

/** One page takes half a second; a team prints all of its day's at once. */
const lane = new FileLane({ ms: 20_000, memoryMb: 256, waiting: 12 });

/**
 * The delivery note of an order by its number, or undefined where there is none: before the work
 * begins, once the order is cancelled, and once its customer is forgotten.
 */
export async function findDeliveryNote(
  number: string,
  madeAt: Date,
  db: Db = shopDatabase(),
): Promise<PdfText | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("number", "=", number)
    .where("phone", "<>", "")
    .executeTakeFirst();
  const buyer = row && (await findOrderByToken(row.token, db));
  const staff = row && (await findStaffOrder(row.token, db));
  if (!buyer || !staff || !hasDeliveryNote(staff.status)) return undefined;
  const appointments = await listOrderAppointments(staff.id, db);
  const delivery = appointments.find(
    ({ kind, state }) => kind === "delivery" && isOpenState(state),
  );
  return deliveryNote({ buyer, staff, delivery: delivery ?? null }, await findSettings(db), {
    words: noteWords(orderLanguage(staff)),
    madeAt: madeAt.toISOString(),
  });
}

/** The note as a file; a 503 while too many are made. */
export async function deliveryNoteResponse(request: Request, number: string): Promise<Response> {
  const text = await findDeliveryNote(number, new Date());
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

async function makePdf(text: PdfText): Promise<Uint8Array | undefined> {
  try {
    return await lane.make({ kind: "pdf", text });
  } catch (error) {
    log("delivery-note-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  }
}
