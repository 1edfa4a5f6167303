import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { defaultRules } from "~/furniture/boards/rules";
import { boardId, readBoardId } from "~/workshop/batches/board-id";
import { makeBatch } from "~/workshop/batches/front/batch.server";
import {
  boardSteps,
  progressOf,
  stageOf,
  stepsOf,
  type BoardStep,
} from "~/workshop/made-boards/board-steps";
import { costOfBoard } from "~/workshop/made-boards/cost/board-cost";
import {
  findPlannedOrder,
  listTrackedBoards,
} from "~/workshop/made-boards/front/order-boards.server";
import { listRemakes, remakeBoard } from "~/workshop/made-boards/front/remake-board.server";
import { takeStepBack, tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import type { Db } from "~db/engine";

import { pal, wardrobe } from "../boards/designs";
import { wish } from "../boards/random-designs";
import { openCatalogue } from "../memory-database";
import { placePlans, wardrobePlan } from "../orders-placed";
import { size } from "../promises/proof";

const staff = { id: "staff", email: "atelier@example.com" };

async function confirmedOrder(): Promise<{
  db: Db;
  number: string;
  id: (board: number) => string;
}> {
  const db = await openCatalogue();
  const { number } = await placePlans(db, [[wardrobePlan, 1]]);
  return { db, number, id: (board) => boardId({ order: number, line: 1, copy: 1, board }) };
}

test("a board's id reads as it was written, and no other text is one", () => {
  const count = fc.integer({ min: 1, max: 9999 });
  const one = fc.record({
    order: fc.constantFrom("AM-2026-000123", "M1-2031-123456789"),
    line: count,
    copy: count,
    board: count,
  });
  fc.assert(
    fc.property(one, (id) => {
      expect(readBoardId(boardId(id))).toEqual(id);
    }),
  );
  for (const text of [
    "",
    "AM-2026-000123",
    "AM-2026-000123.1.1",
    "AM-2026-000123.1.1.0",
    "AM-2026-000123.01.1.1",
    "AM-2026-000123.1.1.1.1",
    "am-2026-000123.1.1.1",
    " .1.1.1",
  ]) {
    expect(readBoardId(text), text).toBeUndefined();
  }
});

test("a board needs the steps it has work for", () => {
  const { boards } = build(wardrobe, pal, defaultRules);
  const of = (name: string) => stepsOf(boards.find((board) => board.name === name)!);
  expect(of("side")).toEqual(["cut", "edged", "drilled", "assembled"]);
  // A back has neither bands nor holes.
  expect(of("back")).toEqual(["cut", "assembled"]);
});

test("what all boards of a piece cost once more is what its price has for them", () => {
  const prices = { bodyBani: 7800, frontBani: 11_200, handleBani: 1500 };
  const vat = { percent: 19, isIncluded: true };
  fc.assert(
    fc.property(wish, (wished) => {
      fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
      const fitted = fit(wished, pal, defaultRules);
      const piece = build(fitted.design, pal, defaultRules);
      const price = priceOf(piece, prices, defaultPriceList, vat);
      const ofBoards = price.rows
        .filter(({ group, article }) =>
          group === "work"
            ? article === "board-work" || article === "edge-work"
            : /board|hdf|edge|mirror/.test(article),
        )
        .reduce((sum, { bani }) => sum + bani, 0);
      const once = piece.boards.reduce((sum, board) => sum + costOfBoard(board, piece, price), 0);
      expect(Math.abs(once - ofBoards)).toBeLessThanOrEqual(piece.boards.length);
    }),
    { numRuns: size(50, 1000) },
  );
});

test("the first board that is cut puts the order into production and tells its customer, once", async () => {
  const { db, number, id } = await confirmedOrder();
  const tick = (board: number) => tickBoards({ number, ids: [id(board)], step: "cut" }, staff, db);
  expect(await tick(1)).toEqual({ kind: "ticked", count: 1 });
  expect(await tick(2)).toEqual({ kind: "ticked", count: 1 });
  expect(await tick(2)).toEqual({ kind: "ticked", count: 0 });
  expect((await findPlannedOrder(number, db))!.status).toBe("in_production");
  const mails = await db
    .selectFrom("outbox")
    .select("subject")
    .where("subject", "like", `%${number}%`)
    .execute();
  expect(mails).toHaveLength(1);
  const history = await db.selectFrom("order_history").select("status").orderBy("id").execute();
  expect(history.map(({ status }) => status)).toEqual(["new", "in_production"]);
});

test("no board is cut, and no batch made, before the advance is paid", async () => {
  const { db, number, id } = await confirmedOrder();
  await db
    .updateTable("orders")
    .set((eb) => ({ paid_bani: eb("advance_bani", "-", 1) }))
    .execute();
  const tick = { number, ids: [id(1)], step: "cut" } as const;
  expect(await tickBoards(tick, staff, db)).toEqual({ kind: "advance-missing" });
  expect(await makeBatch([number], staff, db)).toEqual({
    kind: "refused",
    refusals: [{ number, why: "advance-missing" }],
  });
  // Somebody who may decide so has begun it all the same.
  await db.updateTable("orders").set({ status: "in_production" }).execute();
  expect(await tickBoards(tick, staff, db)).toEqual({ kind: "ticked", count: 1 });
});

test("boards of an order that is not confirmed, or has left the workshop, stay as they are", async () => {
  const { db, number, id } = await confirmedOrder();
  for (const [status, kind] of [
    ["new", "not-yet"],
    ["in_delivery", "over"],
    ["delivered", "over"],
    ["cancelled", "over"],
  ] as const) {
    await db.updateTable("orders").set({ status }).execute();
    const step = "cut";
    expect(await tickBoards({ number, ids: [id(1)], step }, staff, db)).toEqual({ kind });
    expect(await takeStepBack({ number, id: id(1), step }, staff, db)).toEqual({ kind });
    expect(await remakeBoard({ number, id: id(1), reason: "Ruptă" }, staff, db)).toEqual({ kind });
  }
  expect(await db.selectFrom("board_steps").selectAll().execute()).toEqual([]);
});

test("boards of another order, or none, mark nothing of those beside them", async () => {
  const { db, number, id } = await confirmedOrder();
  for (const ids of [
    [],
    [id(1), id(999)],
    ["AM-1999-000001.1.1.1"],
    [id(1).replace(".1.1.", ".1.2.")],
  ]) {
    const result = await tickBoards({ number, ids, step: "cut" }, staff, db);
    expect(result).toEqual({ kind: "unknown" });
  }
  expect(await db.selectFrom("board_steps").selectAll().execute()).toEqual([]);
});

type Deed =
  | { step: BoardStep; ids: number[] }
  | { back: BoardStep; board: number }
  | { remade: number };

test("whatever is pressed, no board is ahead of itself, and each remake is kept with its cost", async () => {
  const { db, number, id } = await confirmedOrder();
  const boards = (await listTrackedBoards((await findPlannedOrder(number, db))!, db)).length;
  const board = fc.integer({ min: 1, max: boards });
  const step = fc.constantFrom(...boardSteps);
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ step, ids: fc.array(board, { minLength: 1, maxLength: 9 }) }),
    },
    { weight: 2, arbitrary: fc.record({ back: step, board }) },
    { weight: 1, arbitrary: fc.record({ remade: board }) },
  );
  let remade = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 15 }), async (deeds) => {
      for (const one of deeds) {
        if ("ids" in one) {
          await tickBoards({ number, ids: one.ids.map(id), step: one.step }, staff, db);
        } else if ("back" in one) {
          await takeStepBack({ number, id: id(one.board), step: one.back }, staff, db);
        } else {
          const wish = { number, id: id(one.remade), reason: "Zgâriată" };
          const { kind } = await remakeBoard(wish, staff, db);
          if (kind === "remade") remade += 1;
        }
      }
      const order = (await findPlannedOrder(number, db))!;
      for (const { needed, done } of await listTrackedBoards(order, db)) {
        expect(needed.filter((needs) => done.includes(needs))).toEqual(
          needed.slice(0, done.length),
        );
      }
      const remakes = await listRemakes(order, db);
      expect(remakes).toHaveLength(remade);
      expect(remakes.every(({ costBani }) => costBani > 0)).toBe(true);
    }),
    { numRuns: size(10, 200) },
  );
});

test("the stage is the earliest step that some board still needs", () => {
  const board = (...done: BoardStep[]) => ({ needed: [...boardSteps], done });
  const plain = (...done: BoardStep[]) => ({ needed: ["cut", "assembled"] as BoardStep[], done });
  const stage = (...boards: ReturnType<typeof board>[]) => stageOf(progressOf(boards));
  expect(stage(board(), plain())).toBe("waiting");
  expect(stage(board("cut"), plain())).toBe("cut");
  expect(stage(board("cut"), plain("cut", "assembled"))).toBe("edged");
  expect(stage(board("cut", "edged", "drilled"), plain("cut"))).toBe("assembled");
  expect(stage(board(...boardSteps), plain("cut", "assembled"))).toBe("built");
});
