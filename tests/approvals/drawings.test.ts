import fc from "fast-check";
import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { buildFrozen } from "~/furniture/planner/frozen-plan.server";
import { isRun } from "~/furniture/planner/planned";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { digestOf } from "~/sales/approvals/drawing/drawing-content.server";
import { answerDrawing, type NewAnswer } from "~/sales/approvals/front/answer-drawing.server";
import { findDeskDrawings } from "~/sales/approvals/front/desk-drawings.server";
import { makeDrawing } from "~/sales/approvals/front/draw-version.server";
import { listDrawings } from "~/sales/approvals/front/find-drawings.server";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";
import { discardDrawing, sendDrawing } from "~/sales/approvals/front/send-drawing.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findWorkFaults } from "~/sales/orders/work-lock.server";
import { isPlanned } from "~/shop/cart/line-design";
import { makeBatch } from "~/workshop/batches/front/batch.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import type { Db } from "~db/engine";

import { bookcase } from "../boards/designs";
import { designs } from "../boards/drawing/pieces";
import { openCatalogue } from "../memory-database";
import { approveDrawings, placePieces, placePlans, wardrobePlan } from "../orders-placed";
import { pieces } from "../world";

const staff = { id: "maria", email: "maria@example.com" };
const design = { material: "mdf-mat", handle: "wood", width: 120, height: 75, depth: 60 } as const;

async function openWith(language: "ro" | "en" = "ro") {
  const db = await openCatalogue();
  const order = await placePlans(db, [[wardrobePlan, 1]], { status: "new", language });
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("advance_bani") }))
    .execute();
  return { db, order, ...desk(db, order) };
}

function desk(db: Db, { number, token }: { number: string; token: string }) {
  const make = async (more: Partial<Parameters<typeof makeDrawing>[0]> = {}) => {
    const made = await makeDrawing({ number, line: 1, remarks: "", ...more }, staff, db);
    if (made.kind !== "made") throw new Error(made.kind);
    return made.id;
  };
  const send = (id: string) => sendDrawing({ number, id, note: "Uită-te" }, staff, db);
  const digest = async (id: string) => (await findDrawing(id, { number }, db))!.sha256;
  const answer = async (id: string, more: Partial<NewAnswer> = {}) => {
    const usual = { token, id, answer: "approved", note: "", pictures: [] } as const;
    const whole = { ...usual, sha256: more.sha256 ?? (await digest(id)), ...more };
    return answerDrawing(whole, db);
  };
  return { make, send, answer, digest };
}

const begin = (number: string) =>
  ({ number, from: "confirmed", to: "in_production", note: "" }) as const;

test("the work waits for the approval of the current version, on every way into it", async () => {
  const { db, order, make, send, answer } = await openWith();
  const { number } = order;
  const board = `${number}.1.1.1`;
  const tick = () => tickBoards({ number, ids: [board], step: "cut" }, staff, db);
  const isLocked = async () => {
    expect(await findWorkFaults(number, db)).toEqual(["drawing-missing"]);
    expect(await changeOrderStatus(begin(number), staff, db)).toEqual({
      kind: "drawing-missing",
    });
    expect(await tick()).toEqual({ kind: "drawing-missing" });
    expect(await makeBatch([number], staff, db)).toEqual({
      kind: "refused",
      refusals: [{ number, why: "drawing-missing" }],
    });
  };
  await isLocked();
  const first = await make();
  await isLocked();
  await send(first);
  await isLocked();
  expect(await answer(first, { answer: "returned", note: "Mai lat" })).toMatchObject({
    kind: "answered",
  });
  await isLocked();
  const second = await make();
  await send(second);
  expect(await answer(second)).toEqual({ kind: "answered", isRepeat: false });
  expect(await findWorkFaults(number, db)).toEqual([]);
  // Another version asks for another answer.
  const third = await make();
  expect(await findWorkFaults(number, db)).toEqual([]);
  await send(third);
  await isLocked();
  await answer(third);
  expect(await changeOrderStatus(begin(number), staff, db)).toEqual({ kind: "moved" });
});

test("the work begins without it for a reason, which stays in the audit log", async () => {
  const { db, order } = await openWith();
  const override = "Aprobat la telefon de client";
  const move = { ...begin(order.number), override };
  expect(await changeOrderStatus(move, staff, db)).toEqual({ kind: "moved" });
  const entry = await db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "order-moved")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry.after!)).toEqual({ status: "in_production", without_drawing: override });
});

test("orders of before, of ready-made pieces, and of a shop that asks for none do not wait", async () => {
  const { db, order } = await openWith();
  await db.updateTable("orders").set({ are_drawings_required: 0 }).execute();
  expect(await findWorkFaults(order.number, db)).toEqual([]);
  const ready = await placePieces(db, [[pieces.bed, 1]]);
  expect(await findWorkFaults(ready.number, db)).toEqual([]);
  const made = await placePieces(db, [[pieces.desk, 1, design]]);
  expect(await findWorkFaults(made.number, db)).toContain("drawing-missing");
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, areDrawingsRequired: false }, db);
  const free = await placePieces(db, [[pieces.desk, 1, design]]);
  expect(await findWorkFaults(free.number, db)).toEqual(["advance-missing"]);
});

test("each line that is made to order needs its own approval", async () => {
  const db = await openCatalogue();
  const plans: [string, number][] = [
    [wardrobePlan, 1],
    [writeDesign(bookcase), 2],
  ];
  const order = await placePlans(db, plans, { status: "new" });
  await db.updateTable("orders").set({ paid_bani: order.advance_bani }).execute();
  const { make, send, answer } = desk(db, order);
  const first = await make();
  await send(first);
  await answer(first);
  expect(await findWorkFaults(order.number, db)).toEqual(["drawing-missing"]);
  const other = await make({ line: 2 });
  await send(other);
  await answer(other);
  expect(await findWorkFaults(order.number, db)).toEqual([]);
});

test("an answer counts once, and only for what was seen and is current", async () => {
  const { make, send, answer, digest } = await openWith();
  const first = await make();
  // A draft does not exist for the customer.
  expect(await answer(first)).toEqual({ kind: "unknown" });
  await send(first);
  expect(await send(first)).toEqual({ kind: "sent-before" });
  expect(await answer(first, { token: "another" })).toEqual({ kind: "unknown" });
  expect(await answer(first, { sha256: digestOf("forged") })).toEqual({ kind: "not-current" });
  expect(await answer(first)).toEqual({ kind: "answered", isRepeat: false });
  expect(await answer(first)).toEqual({ kind: "answered", isRepeat: true });
  expect(await answer(first, { answer: "returned", note: "Totuși nu" })).toEqual({
    kind: "answered-before",
  });
  const second = await make({ remarks: "Soclu de 100 mm" });
  await send(second);
  expect(await answer(first)).toEqual({ kind: "not-current" });
  expect(await answer(second, { sha256: await digest(first) })).toEqual({ kind: "not-current" });
  expect(await answer(second)).toEqual({ kind: "answered", isRepeat: false });
});

test("a version does not change once it was sent, whoever tries", async () => {
  const { db, order, make, send, answer } = await openWith();
  const id = await make();
  await db.updateTable("drawing_versions").set({ note: "încă o ciornă" }).execute();
  await send(id);
  const change = (set: object) =>
    db.updateTable("drawing_versions").set(set).where("id", "=", id).execute();
  const later = "2030-01-01T00:00:00.000Z";
  await expect(change({ content: "{}" })).rejects.toThrow("does not change");
  await expect(change({ sha256: "0".repeat(64) })).rejects.toThrow("does not change");
  await expect(change({ sent_at: later })).rejects.toThrow("does not change");
  await expect(change({ note: "altceva" })).rejects.toThrow("does not change");
  await answer(id);
  await expect(change({ answer: "returned" })).rejects.toThrow("answered once");
  await expect(change({ answered_at: later })).rejects.toThrow("answered once");
  await expect(change({ answer_note: "altceva" })).rejects.toThrow("answered once");
  await expect(db.deleteFrom("drawing_versions").where("id", "=", id).execute()).rejects.toThrow(
    "goes with its order",
  );
  // It is forgotten with its order, and goes with it.
  await change({ note: "", answer_note: "" });
  await db.deleteFrom("order_lines").where("order_id", "=", order.id).execute();
  expect(await db.selectFrom("drawing_versions").select("id").execute()).toEqual([]);
});

test("a draft is one at a time and can be discarded; what was sent cannot", async () => {
  const { db, order, make, send } = await openWith();
  const { number } = order;
  const id = await make();
  expect(await makeDrawing({ number, line: 1, remarks: "" }, staff, db)).toEqual({
    kind: "draft",
    id,
  });
  expect(await discardDrawing({ number, id }, staff, db)).toBe("discarded");
  const again = await make();
  expect((await findDrawing(again, { number }, db))!.version).toBe(1);
  await send(again);
  expect(await discardDrawing({ number, id: again }, staff, db)).toBe("sent-before");
  expect(await makeDrawing({ number, line: 2, remarks: "" }, staff, db)).toEqual({
    kind: "unknown",
  });
});

test("nothing is drawn, sent or approved any more once the work has begun", async () => {
  const { db, order, make, send, answer } = await openWith();
  const { number } = order;
  const first = await make();
  await send(first);
  const second = await make();
  await db.updateTable("orders").set({ status: "in_production" }).execute();
  expect(await send(second)).toEqual({ kind: "over" });
  expect(await answer(first)).toEqual({ kind: "over" });
  await discardDrawing({ number, id: second }, staff, db);
  expect(await makeDrawing({ number, line: 1, remarks: "" }, staff, db)).toEqual({ kind: "over" });
  await db.updateTable("orders").set({ status: "confirmed" }).execute();
  await answer(first);
  expect((await makeBatch([number], staff, db)).kind).toBe("made");
  expect(await makeDrawing({ number, line: 1, remarks: "" }, staff, db)).toEqual({
    kind: "in-batch",
  });
});

test("other sizes are drawn anew, and become what is made when they are approved", async () => {
  const { db, order, make, send, answer } = await openWith("en");
  const { number } = order;
  const sizes = { width: bookcaseSizes.width, height: 2100, depth: 580 };
  expect(
    await makeDrawing(
      { number, line: 1, remarks: "", sizes: { ...sizes, width: 90_000 } },
      staff,
      db,
    ),
  ).toEqual({ kind: "impossible" });
  const id = await make({ sizes });
  const drawn = (await findDrawing(id, { number }, db))!.content;
  expect(drawn.sizes).toEqual(sizes);
  expect(drawn.buyer.language).toBe("en");
  expect(drawn.staff!.language).toBe("ro");
  expect(drawn.buyer.drawings.map(({ view }) => view)).toEqual(["front", "inside", "side", "shut"]);
  expect(drawn.buyer.drawings[0]!.svg).toContain(">210<");
  const lineOf = () =>
    db
      .selectFrom("order_lines")
      .select(["configuration", "staff_configuration", "unit_price_bani"])
      .executeTakeFirstOrThrow();
  const before = await lineOf();
  await send(id);
  expect(await lineOf()).toEqual(before);
  await answer(id);
  const after = await lineOf();
  expect(after.unit_price_bani).toBe(before.unit_price_bani);
  for (const text of [after.configuration, after.staff_configuration!]) {
    expect(JSON.parse(text)).toMatchObject({ size: sizes });
  }
  expect((await makeBatch([number], staff, db)).kind).toBe("made");
});

const bookcaseSizes = { width: 1200 };

test("a piece in a niche is drawn in the sizes that were measured at the customer's", async () => {
  const db = await openCatalogue();
  const plan = "1w-n2170x2165x2175x2550x2555x600x15-2105x2510x565-t18-p80-b300";
  const order = await placePlans(db, [[`${plan}_ph.ps5.ps5_pal-alb_mdf-mat_metal`, 1]], {
    status: "new",
  });
  const { number } = order;
  for (const sizes of [
    { width: 2085, height: 2510, depth: 565 },
    { width: 2140, height: 2520, depth: 560 },
  ]) {
    const id = await desk(db, order).make({ sizes });
    const { content } = (await findDrawing(id, { number }, db))!;
    expect(content.sizes).toEqual(sizes);
    await discardDrawing({ number, id }, staff, db);
  }
});

test("so is a piece under a slope, whose ceiling was measured as much higher", async () => {
  const db = await openCatalogue();
  const plan = "1w-sl2400x2400x2400x1200x2500x1300x0x700x0-2340x2416x600-t18-p80_ps2.ph.ps5";
  const order = await placePlans(db, [[`${plan}_pal-alb_pal-alb_metal`, 1]], { status: "new" });
  const { number } = order;
  const sizes = { width: 2360, height: 2420, depth: 590 };
  for (const drawn of [
    sizes,
    { width: 2340, height: 2440, depth: 600 },
    { width: 2340, height: 2400, depth: 580 },
  ]) {
    const id = await desk(db, order).make({ sizes: drawn });
    const { content } = (await findDrawing(id, { number }, db))!;
    expect(content.sizes).toEqual(drawn);
    // All that is between bodies and ceiling is closed still.
    if (!isPlanned(content.design)) throw new Error("not a planned piece");
    const { piece } = buildFrozen(content.design);
    expect(piece.boards.filter(({ name }) => name === "step-board").length).toBe(3);
    // The whole ceiling is higher or lower, also over the lowest body.
    const [lowest] = piece.bodies;
    expect(lowest!.place.height - 1190).toBeCloseTo(drawn.height - 2416, -1);
    await discardDrawing({ number, id }, staff, db);
  }
  const tooHigh = { ...sizes, height: 3300 };
  expect(await makeDrawing({ number, line: 1, remarks: "", sizes: tooHigh }, staff, db)).toEqual({
    kind: "impossible",
  });
});

test("a slanted body keeps its slant in other sizes", async () => {
  const db = await openCatalogue();
  const plan = "1w-sl2400x2400x2400x1200x2500x1300x0x700x0i-2340x2416x600-t18-p80_rs2.rh.ph.ps5";
  const order = await placePlans(db, [[`${plan}_pal-alb_pal-alb_metal`, 1]], { status: "new" });
  const { number } = order;
  for (const drawn of [
    { width: 2360, height: 2416, depth: 590 },
    { width: 2340, height: 2440, depth: 600 },
  ]) {
    const id = await desk(db, order).make({ sizes: drawn });
    const { content } = (await findDrawing(id, { number }, db))!;
    expect(content.sizes).toEqual(drawn);
    if (!isPlanned(content.design)) throw new Error("not a planned piece");
    const { piece } = buildFrozen(content.design);
    expect(piece.boards.filter(({ name }) => name === "slanted-top")).toHaveLength(1);
    await discardDrawing({ number, id }, staff, db);
  }
});

test("across a corner a piece becomes longer along both walls, or deeper at its sides", async () => {
  const db = await openCatalogue();
  const plan = "1w-dff1000x1000x1414x2600x0-1000x2200x580-t18-p80_ls5";
  const order = await placePlans(db, [[`${plan}_pal-alb_pal-alb_metal`, 1]], { status: "new" });
  const { number } = order;
  for (const drawn of [
    { width: 1040, height: 2200, depth: 580 },
    { width: 950, height: 2150, depth: 560 },
  ]) {
    const id = await desk(db, order).make({ sizes: drawn });
    const { content } = (await findDrawing(id, { number }, db))!;
    expect(content.sizes).toEqual(drawn);
    if (!isPlanned(content.design)) throw new Error("not a planned piece");
    const { design, piece } = buildFrozen(content.design);
    if (isRun(design)) throw new Error("not a design");
    expect(design.place).toMatchObject({ kind: "diagonal", walls: [drawn.width, drawn.width] });
    expect(piece.bodies.map(({ place: { width, depth } }) => [width, depth])).toEqual([
      [drawn.width, drawn.width],
    ]);
    expect(content.design.size).toMatchObject({ fills: "diagonal", ...drawn });
    await discardDrawing({ number, id }, staff, db);
  }
  const tooShort = { width: 600, height: 2200, depth: 580 };
  expect(await makeDrawing({ number, line: 1, remarks: "", sizes: tooShort }, staff, db)).toEqual({
    kind: "impossible",
  });
});

test("in a corner the leg that runs through gets other sizes, and the other one stays as wide", async () => {
  const db = await openCatalogue();
  const columns = "ls5.lh.ls5.os5..1132.rh.rs5";
  const plan = `1w-kfw2200x1830x1414x2500x0-2180x2200x600-t18-p80_${columns}`;
  const order = await placePlans(db, [[`${plan}_pal-alb_pal-alb_metal`, 1]], { status: "new" });
  const { number } = order;
  for (const [drawn, walls] of [
    [{ width: 2100, height: 2200, depth: 600 }, [2120, 1830]],
    [{ width: 2180, height: 2150, depth: 580 }, [2200, 1810]],
    [{ width: 2250, height: 2200, depth: 620 }, [2270, 1850]],
  ] as const) {
    const id = await desk(db, order).make({ sizes: drawn });
    const { content } = (await findDrawing(id, { number }, db))!;
    expect(content.sizes).toEqual(drawn);
    if (!isPlanned(content.design)) throw new Error("not a planned piece");
    const { design, piece } = buildFrozen(content.design);
    if (isRun(design)) throw new Error("not a design");
    expect(design.place).toMatchObject({ walls });
    expect(piece.bodies.map(({ place: { width, depth } }) => [width, depth])).toEqual([
      [drawn.width, drawn.depth],
      [1132, drawn.depth],
    ]);
    expect(content.design.size).toMatchObject({ fills: "corner", width: walls[0] });
    await discardDrawing({ number, id }, staff, db);
  }
  const tooWide = { width: 5400, height: 2200, depth: 600 };
  expect(await makeDrawing({ number, line: 1, remarks: "", sizes: tooWide }, staff, db)).toEqual({
    kind: "impossible",
  });
});

test("before a low wall the ceiling stays where it is over the front, and the wall is nearer or farther", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[writeDesign(designs.behind), 1]], { status: "new" });
  const { number } = order;
  // Under 45° the rear is as much higher as the piece is less deep.
  for (const [width, height, depth, rear] of [
    [2340, 1500, 580, 1063],
    [2340, 1500, 630, 1013],
    [2360, 1520, 600, 1063],
  ] as const) {
    const id = await desk(db, order).make({ sizes: { width, height, depth } });
    const { content } = (await findDrawing(id, { number }, db))!;
    expect(content.sizes).toEqual({ width, height, depth });
    if (!isPlanned(content.design)) throw new Error("not a planned piece");
    const side = buildFrozen(content.design).piece.boards.find(({ name }) => name === "side")!;
    expect(side.cuts).toEqual([{ from: { u: height, v: 143 }, to: { u: rear, v: depth } }]);
    await discardDrawing({ number, id }, staff, db);
  }
  const tooHigh = { width: 2340, height: 3300, depth: 600 };
  expect(await makeDrawing({ number, line: 1, remarks: "", sizes: tooHigh }, staff, db)).toEqual({
    kind: "impossible",
  });
});

test("a piece of the catalogue is drawn with its measures, in whole centimetres", async () => {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  const { make } = desk(db, order);
  const refused = { width: 1203, height: 750, depth: 600 };
  const { number } = order;
  expect(await makeDrawing({ number, line: 1, remarks: "", sizes: refused }, staff, db)).toEqual({
    kind: "impossible",
  });
  const id = await make({ sizes: { ...refused, width: 1230 } });
  const { content } = (await findDrawing(id, { number }, db))!;
  expect(content.sizes).toEqual({ width: 1230, height: 750, depth: 600 });
  expect(content.buyer.drawings.map(({ view }) => view)).toEqual(["technical", "perspective"]);
  expect(content.buyer.drawings[0]!.svg).toContain("123");
});

test("of a bed the desk gives the whole length, and the drawing says it", async () => {
  const db = await openCatalogue();
  const bed = { ...design, width: 180, height: 115, depth: 10 };
  const order = await placePieces(db, [[pieces.bed, 1, bed]]);
  const { number } = order;
  const desked = (await findDeskDrawings(number, db))!;
  expect(desked.lines[0]!.sizes).toEqual({ width: 1800, height: 1150, depth: 2160 });
  const { make } = desk(db, order);
  const id = await make({ sizes: { width: 1800, height: 1150, depth: 2260 } });
  const { content } = (await findDrawing(id, { number }, db))!;
  expect(content.sizes).toEqual({ width: 1800, height: 1150, depth: 2260 });
  expect(content.design).toMatchObject({ depthCm: 20 });
  expect((await findDeskDrawings(number, db))!.lines[0]!.sizes.depth).toBe(2260);
  await discardDrawing({ number, id }, staff, db);
  // Shorter than its mattress.
  const tooShort = { width: 1800, height: 1150, depth: 2000 };
  expect(await makeDrawing({ number, line: 1, remarks: "", sizes: tooShort }, staff, db)).toEqual({
    kind: "impossible",
  });
});

test("whatever happens to a line, at most one version is current, and numbers do not repeat", async () => {
  const { db, order, send, answer } = await openWith();
  const { number } = order;
  const step = fc.constantFrom("make", "send", "approve", "return", "discard");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const one of steps) {
        const [{ versions } = { versions: [] }] = await listDrawings(order.id, "staff", db);
        const [newest] = versions;
        const current = versions.find(({ state }) => state !== "draft");
        if (one === "make") await makeDrawing({ number, line: 1, remarks: "" }, staff, db);
        if (one === "send" && newest) await send(newest.id);
        if (one === "discard" && newest) await discardDrawing({ number, id: newest.id }, staff, db);
        if (one === "approve" && current) await answer(current.id);
        if (one === "return" && current) await answer(current.id, { answer: "returned" });
      }
      const [{ versions } = { versions: [] }] = await listDrawings(order.id, "staff", db);
      const states = versions.map(({ state }) => state);
      expect(versions.map((one) => one.version)).toEqual(
        versions.map((_, index) => versions.length - index),
      );
      expect(states.slice(1)).not.toContain("draft");
      // Only the last that was sent may be approved.
      const sent = states.filter((state) => state !== "draft");
      expect(sent.slice(1).every((state) => state === "returned" || state === "replaced")).toBe(
        true,
      );
      const isApproved = sent[0] === "approved";
      expect((await findWorkFaults(number, db)).length === 0).toBe(isApproved);
    }),
    { numRuns: 15 },
  );
});

test("the fixture approves what tests need approved", async () => {
  const { db, order } = await openWith();
  await approveDrawings(db, order.id);
  expect(await findWorkFaults(order.number, db)).toEqual([]);
});
