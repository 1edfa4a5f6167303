import fc from "fast-check";
import { expect, test } from "vitest";

import { measureLoad } from "~/front/operations/workshop-plan.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { answerChange } from "~/sales/changes/front/answer-change.server";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import { saveDraft } from "~/sales/changes/front/desk-change.server";
import type { DraftChange } from "~/sales/changes/front/draft-change.server";
import { findChanges } from "~/sales/changes/front/find-changes.server";
import { personalData } from "~/sales/changes/front/personal-data.server";
import { previewChange, startDraft } from "~/sales/changes/front/preview-change.server";
import { proposeChange, withdrawChange } from "~/sales/changes/front/propose-change.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { planOf } from "~/sales/orders/order-plan";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { overpaidBani } from "~/sales/orders/refund-reasons";
import { findWorkFaults } from "~/sales/orders/work-lock.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { approveDrawings, placePieces, type Wanted } from "../orders-placed";
import { pieceId, pieces } from "../world";

const staff = { id: "ana", email: "ana@example.com" };
const sized = { material: "pal-alb", handle: "metal", width: 120, height: 200, depth: 60 };
const today = dayOf(new Date().toISOString());

async function placed(wanted: Wanted[] = [[pieces.bed, 1]], db?: Db) {
  const shop = db ?? (await openCatalogue());
  await shop.updateTable("products").set({ stock_quantity: 50 }).execute();
  const order = await placePieces(shop, wanted);
  await shop.deleteFrom("outbox").execute();
  return { db: shop, ...order };
}

/** The draft of an order's change as it begins, with some of it another. */
async function draftOf(db: Db, number: string, edit: (draft: DraftChange) => void) {
  const draft = startDraft((await findCurrent(number, db))!);
  edit(draft);
  return draft;
}

/** Writes a change and goes on from it. */
async function propose(
  db: Db,
  number: string,
  edit: (draft: DraftChange) => void,
  way: "send" | "phone" | "apply" = "send",
) {
  const draft = await draftOf(db, number, edit);
  const saved = await saveDraft(number, { draft, version: 0 }, staff, db);
  if (saved.kind !== "saved") return saved;
  const { version } = saved;
  return proposeChange(number, { way, version, note: "Da, a zis" }, staff, db);
}

const oneMore = (draft: DraftChange) => {
  draft.lines[0]!.quantity += 1;
};

/** All of an order that a change may touch, and what is in stock. */
async function stateOf(db: Db, id: string) {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("display_order")
    .execute();
  const stock = await db
    .selectFrom("products")
    .select(["id", "stock_quantity"])
    .orderBy("id")
    .execute();
  const documents = await db
    .selectFrom("documents")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  return { order, lines, stock, documents };
}

test("one piece more is sent, accepted by the customer and billed: sums, stock, plan and documents", async () => {
  const { db, id, number, token, total_bani } = await placed();
  const move = (from: "new" | "confirmed" | "in_production" | "in_delivery") =>
    changeOrderStatus(
      {
        number,
        from,
        to: (
          {
            new: "confirmed",
            confirmed: "in_production",
            in_production: "in_delivery",
            in_delivery: "delivered",
          } as const
        )[from],
        note: "",
        override: "Clientul plătește mâine",
      },
      staff,
      db,
    );
  await move("new");
  const before = await stateOf(db, id);
  expect((await propose(db, number, oneMore)).kind).toBe("sent");
  // Until it is accepted nothing of the order is another.
  expect(await stateOf(db, id)).toEqual(before);
  const mail = await db
    .selectFrom("outbox")
    .select("text")
    .where("subject", "like", "%ce s-ar schimba%")
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain("1 → 2 ×");

  const answer = { number: 1, answer: "accepted", note: "" } as const;
  expect(await answerChange(token, answer, db)).toEqual({ kind: "accepted" });
  expect(await answerChange(token, answer, db)).toEqual({ kind: "accepted" });
  const order = (await findOrderByToken(token, db))!;
  const bed = order.lines[0]!;
  expect([bed.quantity, bed.line_total_bani]).toEqual([2, 2 * bed.unit_price_bani]);
  expect(order.total_bani).toBe(total_bani + bed.unit_price_bani);
  expect(planOf(order).reduce((sum, { amountBani }) => sum + amountBani, 0)).toBe(order.total_bani);
  const after = await stateOf(db, id);
  const bedId = await pieceId(db, pieces.bed);
  const left = (state: typeof after) => state.stock.find((one) => one.id === bedId)!.stock_quantity;
  expect(left(after)).toBe(left(before) - 1);
  // The proforma of before stands as it was; another one asks for the new sum.
  expect(after.documents).toEqual(expect.arrayContaining(before.documents));
  const proformas = after.documents.filter(({ kind }) => kind === "proforma");
  expect(proformas.map(({ total_bani: sum }) => sum).sort()).toEqual(
    [total_bani, order.total_bani].sort(),
  );

  await move("confirmed");
  await move("in_production");
  await move("in_delivery");
  const final = (await stateOf(db, id)).documents.find(({ kind }) => kind === "final")!;
  expect(final.total_bani).toBe(order.total_bani);
});

test("declined, taken back or over it changes nothing at all", async () => {
  for (const end of ["declined", "withdrawn", "expired"] as const) {
    const { db, id, number, token } = await placed();
    const before = await stateOf(db, id);
    await propose(db, number, oneMore);
    if (end === "declined") {
      const answer = { number: 1, answer: "declined", note: "Nu mai vreau" } as const;
      expect(await answerChange(token, answer, db)).toEqual({ kind: "declined" });
    }
    if (end === "withdrawn") expect(await withdrawChange(number, 1, staff, db)).toBe("withdrawn");
    if (end === "expired") {
      await db.deleteFrom("order_changes").execute();
      await propose(db, number, (draft) => {
        oneMore(draft);
        draft.valid_until = today;
      });
      const tomorrow = new Date(Date.now() + 2 * 86_400_000);
      const { changes } = await findChanges(before.order!.id, db, tomorrow);
      expect(changes[0]!.standing).toBe("expired");
    } else {
      const late = await answerChange(token, { number: 1, answer: "accepted", note: "" }, db);
      expect(late).toEqual({ kind: "answered" });
    }
    expect(await stateOf(db, id)).toEqual(before);
  }
});

test("a price lowered is applied without asking; what costs more or is another piece is not", async () => {
  const { db, number, total_bani } = await placed([
    [pieces.bed, 1],
    [pieces.desk, 1],
  ]);
  expect(await propose(db, number, oneMore, "apply")).toEqual({ kind: "asks-customer" });
  await db.deleteFrom("order_changes").execute();
  const lowered = await propose(db, number, (draft) => (draft.discount_bani = 100_00), "apply");
  expect(lowered).toEqual({ kind: "applied" });
  const order = (await findOfficeOrder(number, db))!;
  expect(order.total_bani).toBe(total_bani - 100_00);
  expect(order.lines.reduce((sum, { discount_bani }) => sum + discount_bani, 0)).toBe(100_00);
});

test("what is accepted on the phone has its words in the remarks", async () => {
  const { db, number } = await placed();
  expect(await propose(db, number, oneMore, "phone")).toEqual({ kind: "applied" });
  const order = (await findOfficeOrder(number, db))!;
  expect(order.lines[0]!.quantity).toBe(2);
  expect(order.remarks[0]!.text).toContain("Da, a zis");
});

test("a piece taken out of a paid order leaves money to give back, and the documents as they are", async () => {
  const { db, id, number, token } = await placed([
    [pieces.bed, 1],
    [pieces.desk, 1],
  ]);
  const order = (await findOrderByToken(token, db))!;
  const paid = {
    kind: "rest",
    method: "bank_transfer",
    amountBani: order.total_bani,
    remark: "",
  } as const;
  await recordPayment(number, { ...paid, formToken: "plata-1" }, staff, db);
  const before = await stateOf(db, id);
  const desk = order.lines[1]!;
  await propose(db, number, (draft) => (draft.lines[1]!.quantity = 0));
  await answerChange(token, { number: 1, answer: "accepted", note: "" }, db);
  const after = (await findOrderByToken(token, db))!;
  expect(after.lines).toHaveLength(1);
  expect(overpaidBani(after)).toBe(desk.line_total_bani);
  expect(planOf(after).every(({ leftBani }) => leftBani === 0)).toBe(true);
  const state = await stateOf(db, id);
  expect(state.documents).toEqual(before.documents);
  // Giving it back takes the advance back by a storno, as any refund does.
  const back = { kind: "refund", reason: "overpaid", method: "bank_transfer", remark: "" } as const;
  const amountBani = desk.line_total_bani;
  await recordPayment(number, { ...back, amountBani, formToken: "inapoi-1" }, staff, db);
  const storno = (await stateOf(db, id)).documents.find(({ kind }) => kind === "storno")!;
  expect(storno.total_bani).toBe(-desk.line_total_bani);
});

test("a piece in other sizes is drawn and approved anew", async () => {
  const { db, id, number, token } = await placed([[pieces.wardrobe, 1, sized]]);
  await db.updateTable("orders").set({ are_drawings_required: 1 }).where("id", "=", id).execute();
  await approveDrawings(db, id);
  expect(await findWorkFaults(number, db)).not.toContain("drawing-missing");
  const wider = new URLSearchParams({
    piesa: "dormitoare/2",
    material: "pal-alb",
    handle: "metal",
    width: "125",
    height: "200",
    depth: "60",
  });
  const result = await propose(db, number, (draft) => (draft.lines[0]!.design = String(wider)));
  expect(result.kind).toBe("sent");
  await answerChange(token, { number: 1, answer: "accepted", note: "" }, db);
  const order = (await findOrderByToken(token, db))!;
  expect(order.lines[0]!.design).toMatchObject({ widthCm: 125 });
  expect(await findWorkFaults(number, db)).toContain("drawing-missing");
  await approveDrawings(db, id);
  expect((await findOrderByToken(token, db))!.lines[0]!.design).toMatchObject({ widthCm: 125 });
});

test("of two who write at once the slower sees what the other wrote; a sent one is not sent twice", async () => {
  const { db, number } = await placed();
  const draft = await draftOf(db, number, oneMore);
  const other = { ...draft, discount_bani: 10_00 };
  expect((await saveDraft(number, { draft, version: 0 }, staff, db)).kind).toBe("saved");
  const slower = await saveDraft(number, { draft: other, version: 0 }, staff, db);
  expect(slower).toMatchObject({ kind: "stale", current: { draft } });
  const sending = { way: "send", version: 1, note: "" } as const;
  expect((await proposeChange(number, sending, staff, db)).kind).toBe("sent");
  expect(await proposeChange(number, sending, staff, db)).toEqual({ kind: "asked" });
  expect(await saveDraft(number, { draft, version: 0 }, staff, db)).toEqual({ kind: "asked" });
});

test("an order that changed after the proposal, or whose piece is sold out, is not changed by its answer", async () => {
  const sold = await placed();
  await propose(sold.db, sold.number, oneMore);
  await sold.db.updateTable("products").set({ stock_quantity: 0 }).execute();
  const before = await stateOf(sold.db, sold.id);
  const answer = { number: 1, answer: "accepted", note: "" } as const;
  expect(await answerChange(sold.token, answer, sold.db)).toMatchObject({
    kind: "out-of-stock",
    left: 0,
  });
  expect(await stateOf(sold.db, sold.id)).toEqual(before);

  const moved = await placed();
  await propose(moved.db, moved.number, oneMore);
  await moved.db.updateTable("orders").set({ transport_bani: 1 }).execute();
  expect(await answerChange(moved.token, answer, moved.db)).toEqual({ kind: "outdated" });
  expect(await answerChange("altul", answer, moved.db)).toEqual({ kind: "unknown" });
});

const refusals: [string, (draft: DraftChange) => void][] = [
  ["nothing", () => {}],
  [
    "no-lines",
    (draft) => {
      draft.lines[0]!.quantity = 0;
    },
  ],
  [
    "discount",
    (draft) => {
      draft.discount_bani = 900_000_00;
    },
  ],
  [
    "past",
    (draft) => {
      draft.valid_until = addDays(today, -1);
      oneMore(draft);
    },
  ],
  [
    "too-soon",
    (draft) => {
      draft.promised_on = addDays(draft.valid_until, -1);
      oneMore(draft);
    },
  ],
  [
    "unmade",
    (draft) => {
      draft.lines.push({ ...draft.lines[0]!, id: null, product: "dormitoare/999999" });
    },
  ],
];

test.each(refusals)("a change is refused: %s", async (kind, edit) => {
  const { db, id, number } = await placed();
  const before = await stateOf(db, id);
  expect((await propose(db, number, edit)).kind).toBe(kind);
  expect(await stateOf(db, id)).toEqual(before);
});

test("what is in work stays as it is, and nothing made to order comes to it; a ready-made piece does", async () => {
  const { db, number } = await placed([
    [pieces.wardrobe, 1, sized],
    [pieces.bed, 1],
  ]);
  await db.updateTable("orders").set({ status: "in_production" }).execute();
  expect(await propose(db, number, oneMore)).toEqual({ kind: "in-production", line: 0 });
  const made = (draft: DraftChange) =>
    draft.lines.push({
      ...draft.lines[1]!,
      id: null,
      name: "Poliță",
      is_made: true,
      days: { from: 1, to: 9 },
    });
  expect(await propose(db, number, made)).toEqual({ kind: "in-production", line: 2 });
  const more = (draft: DraftChange) => (draft.lines[1]!.quantity = 2);
  expect((await propose(db, number, more)).kind).toBe("sent");
});

test("with its customer what was said of a change is forgotten; what was bought stays", async () => {
  const { db, id, number, token } = await placed();
  await propose(db, number, (draft) => {
    oneMore(draft);
    draft.note = "Pentru doamna Țăranu";
  });
  await answerChange(token, { number: 1, answer: "declined", note: "Sună-mă la 0722" }, db);
  await saveDraft(number, { draft: await draftOf(db, number, oneMore), version: 0 }, staff, db);
  await personalData.eraseOfOrders([id], new Date(), db);
  const { changes, draft } = await findChanges(id, db);
  expect(draft).toBe(null);
  expect(changes.map(({ note, answer_note }) => note + answer_note)).toEqual([""]);
  expect(changes[0]!.after.lines[0]!.quantity).toBe(2);
});

test("whatever is changed, accepted or declined, no piece is lost from stock or made of nothing", async () => {
  const step = fc.record({
    quantities: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 })),
    isAccepted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const { db, number, token } = await placed([
        [pieces.desk, 2],
        [pieces.bed, 2],
      ]);
      const all = async () => {
        const row = await db
          .selectFrom("products")
          .select((eb) => eb.fn.sum<number>("stock_quantity").as("sum"))
          .executeTakeFirstOrThrow();
        const { lines } = (await findOrderByToken(token, db))!;
        return Number(row.sum) + lines.reduce((sum, { quantity }) => sum + quantity, 0);
      };
      const before = await all();
      for (const [at, { quantities, isAccepted }] of steps.entries()) {
        const result = await propose(db, number, (draft) => {
          for (const [index, line] of draft.lines.entries()) {
            line.quantity = draft.lines.length === 2 ? quantities[index]! : quantities[1];
          }
        });
        if (result.kind === "sent") {
          const answer = isAccepted ? "accepted" : "declined";
          const { changes } = await findChanges((await findOrderByToken(token, db))!.id, db);
          await answerChange(token, { number: changes[0]!.number, answer, note: "" }, db);
        } else {
          expect(result.kind, String(at)).toBe("nothing");
          await db.deleteFrom("order_changes").where("state", "=", "draft").execute();
        }
        expect(await all()).toBe(before);
      }
    }),
    { numRuns: 8 },
  );
});

test("a new design is promised for all that are wanted of it, behind the new ones before it, as a cart's is", async () => {
  const { db, number } = await placed();
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, hoursPerWeek: 10, hoursPerPiece: 10 }, db);
  await measureLoad(new Date(), db);
  const design = `piesa=${pieces.wardrobe.path.replace("/produse/", "")}&width=120&height=200&depth=60`;
  const daysOfAdded = async (...quantities: number[]) => {
    const draft = await draftOf(db, number, ({ lines }) => {
      const added = { ...lines[0]!, id: null, design, product: "", name: "" };
      lines.push(...quantities.map((quantity) => ({ ...added, quantity })));
    });
    const preview = await previewChange((await findCurrent(number, db))!, draft, db);
    if (preview.kind !== "fixed") throw new Error(preview.kind);
    return preview.after.lines.slice(1).map(({ days }) => days!);
  };
  const [one] = await daysOfAdded(1);
  const [nine] = await daysOfAdded(9);
  expect(nine!.from).toBeGreaterThan(one!.from);
  expect((await daysOfAdded(4, 5))[1]).toEqual(nine);
  const cart = await placePieces(db, [[pieces.wardrobe, 9, sized]]);
  expect(cart.lines[0]!.term).toMatchObject(nine!);
});
