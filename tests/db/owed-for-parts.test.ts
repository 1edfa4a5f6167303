import { expect, test } from "vitest";

import { migrations } from "~db/migrations/index";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";

test.each([
  [1_000_00, 0, 1_000_00],
  [1_000_00, 200_00, 800_00],
  [200_00, 200_00, 0],
  [200_00, 300_00, 0],
  [0, 200_00, 0],
])(
  "of parts for %i bani in an order reduced by %i before, %i are owed still",
  async (delivered_bani, reduced_bani, owed) => {
    const db = await openCatalogue();
    const { id } = await placePieces(db, [[pieces.bed, 1]]);
    await db
      .updateTable("orders")
      .set({ delivered_bani, reduced_bani })
      .where("id", "=", id)
      .execute();
    await migrations["0021_owed_for_parts"]!.up(db);
    const row = await db.selectFrom("orders").select("delivered_bani").executeTakeFirstOrThrow();
    expect(row.delivered_bani).toBe(owed);
  },
);
