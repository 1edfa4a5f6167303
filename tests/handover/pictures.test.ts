import fc from "fast-check";
import { expect, test } from "vitest";

import { addPictures } from "~/sales/handover/front/add-pictures.server";
import { findHandover, formTokenFor } from "~/sales/handover/front/find-pictures.server";
import { MOST_PICTURES, careWindow } from "~/sales/handover/front/handover-rules";
import { removePicture } from "~/sales/handover/front/remove-picture.server";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { bringTo } from "./fixtures";

const admin = { id: "a", email: "a@example.com" };

test("whatever is added and removed, an order never has more than twelve pictures, and each form adds once", async () => {
  const db = await openCatalogue();
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 6 }), isTwice: fc.boolean() }),
    fc.record({ remove: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { number } = await placePieces(db, [[pieces.desk, 1]]);
      await bringTo(db, number, "delivered");
      const held = async () =>
        (await findHandover(number, db))!.notes.flatMap((one) => one.pictures);
      for (const one of steps) {
        const before = await held();
        if ("add" in one) {
          const order = (await findHandover(number, db))!;
          const formToken = formTokenFor(order, admin.id);
          const bytes = Array.from({ length: one.add }, (_, index) => Buffer.from([index]));
          const pictures = bytes.map((part) => ({ bytes: part, thumbnail: null }));
          const sent = { number, remark: "", formToken, pictures };
          const results = [await addPictures(sent, admin, db)];
          if (one.isTwice) results.push(await addPictures(sent, admin, db));
          const fits = before.length + one.add <= MOST_PICTURES;
          expect(new Set(results.map(({ kind }) => kind))).toEqual(
            new Set([fits ? "added" : "too-many"]),
          );
          expect(await held()).toHaveLength(before.length + (fits ? one.add : 0));
        } else {
          const pictureId = before[one.remove] ?? "gone";
          expect(await removePicture({ number, pictureId }, admin, db)).toBe(true);
          expect(await held()).toEqual(before.filter((id) => id !== pictureId));
        }
      }
    }),
    { numRuns: 25 },
  );
});

test("the window of care is thirty days long and ends thirty days ago", () => {
  const at = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(at, (now) => {
      const { from, to } = careWindow(now);
      expect(Date.parse(to) - Date.parse(from)).toBe(30 * 86_400_000);
      expect(now.getTime() - Date.parse(to)).toBe(30 * 86_400_000);
    }),
  );
});
