import { FileLane } from "~/platform/format/make-file.server";
import type { PdfText } from "~/platform/format/pdf-text";
import { translateFor } from "~/platform/http/request-language.server";
import { log } from "~/platform/log/log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { isOpenState } from "~/sales/appointments/kinds";
import { sumPart } from "~/sales/billing/document-causes.server";
import { leftToPay } from "~/sales/billing/payable";
import { findPartLines, mayDeliverPart, PIECES } from "~/sales/orders/deliver-part.server";
import { orderLanguage } from "~/sales/orders/order-mail-words.server";
import { findOrderByToken, findStaffOrder, type Order } from "~/sales/orders/order.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { deliveryNote, type NotedOrder } from "../note/delivery-note";
import { noteWords } from "../note/note-words.server";
import { hasDeliveryNote } from "./handover-rules";

/** One page takes half a second; a team prints all of its day's at once. */
const lane = new FileLane({ ms: 20_000, memoryMb: 256, waiting: 12 });

/**
 * The delivery note of an order by its number, or of some of its pieces, or undefined where there is none: before
 * the work begins, once the order is cancelled, and once its customer is forgotten. `pieces`: how many of each
 * line, by its id; none: all.
 */
export async function findDeliveryNote(
  number: string,
  madeAt: Date,
  pieces: ReadonlyMap<string, number> = new Map(),
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
  if (!buyer || !staff) return undefined;
  const part = await partOf(staff, pieces, madeAt, db);
  if (!part && !hasDeliveryNote(staff.status)) return undefined;
  const appointments = await listOrderAppointments(staff.id, db);
  const delivery = appointments.find(
    ({ kind, state }) => kind === "delivery" && isOpenState(state),
  );
  return deliveryNote({ buyer, staff, part, delivery: delivery ?? null }, await findSettings(db), {
    words: noteWords(orderLanguage(staff)),
    madeAt: madeAt.toISOString(),
  });
}

/** What of an order is handed over where that is not all, and what is collected for it; null for all of it. */
async function partOf(
  order: Order,
  pieces: ReadonlyMap<string, number>,
  at: Date,
  db: Db,
): Promise<NotedOrder["part"]> {
  const { lines } = await findPartLines(order.id, db);
  const taken = lines.map(({ id, left }) => Math.min(left, pieces.get(id) ?? 0));
  if (!taken.some((quantity) => quantity > 0) || !mayDeliverPart(order)) return null;
  const handed = new Map(lines.map(({ id }, index) => [id, taken[index]!]));
  const valueBani = await sumPart({ orderId: order.id, pieces: handed }, at, db);
  const owedBani = order.delivered_bani + valueBani;
  const dueBani = Math.min(leftToPay(order), Math.max(0, owedBani - order.paid_bani));
  return { quantities: taken, dueBani };
}

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
