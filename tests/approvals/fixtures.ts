import { makeDrawing } from "~/sales/approvals/front/draw-version.server";
import { formTokenOf } from "~/sales/approvals/front/find-claims.server";
import { sendDrawing } from "~/sales/approvals/front/send-drawing.server";
import { openClaim } from "~/sales/approvals/front/write-claim.server";
import type { Db } from "~db/engine";

const staff = { id: "", email: "" };

/** A draft of the drawing of an order's first line that is made to order, by its id. */
export async function draftDrawing(db: Db, number: string): Promise<string> {
  const { display_order } = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("display_order")
    .where("number", "=", number)
    .where("configuration", "<>", "")
    .orderBy("display_order")
    .executeTakeFirstOrThrow();
  const made = await makeDrawing({ number, line: display_order + 1, remarks: "" }, staff, db);
  if (made.kind !== "made" && made.kind !== "draft") throw new Error(made.kind);
  return made.id;
}

/** The same, sent to its customer. */
export async function sentDrawing(db: Db, number: string): Promise<string> {
  const id = await draftDrawing(db, number);
  const { kind } = await sendDrawing({ number, id, note: "" }, staff, db);
  if (kind !== "sent") throw new Error(kind);
  return id;
}

/** A claim about an order, which counts as delivered from now on; by its id. */
export async function openedClaim(
  db: Db,
  token: string,
  text = "Lipsește un mâner",
): Promise<string> {
  const { id } = await db
    .updateTable("orders")
    .set({ status: "delivered" })
    .where("token", "=", token)
    .returning("id")
    .executeTakeFirstOrThrow();
  const formToken = await formTokenOf(id, "customer, a new claim", db);
  const claim = { token, lineId: null, kind: "missing", text, formToken, pictures: [] } as const;
  const opened = await openClaim(claim, db);
  if (opened.kind !== "written") throw new Error(opened.kind);
  return opened.id;
}
