import { expect, onTestFinished, test } from "vitest";

import { startShop, type ShopProcess } from "../shop-process";
import { textOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { countRows, mailsWritten, readyToOrder, stockOf } from "./buying";
import { figure, isFull, size } from "./proof";

/** With one process, and with two, which are the harder case. */
const ROUNDS = size(2, 100) / 2;
const VISITORS = 100;
const { last } = pieces;

for (const processes of isFull ? [1, 2] : [2]) {
  test(
    `the last piece is never sold twice, by ${processes} process(es) on one database`,
    async () => {
      const shop = await startShop();
      onTestFinished(() => shop.dispose());
      const shops = [shop];
      if (processes === 2) {
        const twin = await startShop({ SHOP_DATA: shop.data });
        onTestFinished(() => twin.dispose());
        shops.push(twin);
      }
      const ready = await Promise.all(
        Array.from({ length: VISITORS }, (_, place) =>
          readyToOrder(shops[place % shops.length]!, last),
        ),
      );

      for (let round = 1; round <= ROUNDS; round += 1) {
        const answers = await Promise.all(
          ready.map(({ visitor, form }) => visitor.post("/finalizare-comanda/verificare", form)),
        );
        const winners = answers.flatMap(({ status }, place) => (status === 303 ? [place] : []));
        const refused = answers.filter((answer) => answer.status === 409);
        expect([winners.length, refused.length]).toEqual([1, VISITORS - 1]);
        const [winner = 0] = winners;
        expect(answers[winner]?.location).toMatch(/^\/comanda\//);
        const reasons = refused.map(({ page }) => textOf(page.querySelector("main [role=alert]")));
        for (const reason of new Set(reasons)) expect(reason).toMatch(SOLD);
        expect(await countRows(shop, "orders")).toBe(round);
        expect(await stockOf(shop, last)).toBe(0);

        // The others' carts and forms wait for the next piece; the winner begins anew.
        await putOneBack(shop);
        ready[winner] = await readyToOrder(shops[winner % shops.length]!, last);
      }
      // Of each: to the buyer, to the shop, and to the shop again: none is left.
      await mailsWritten(shop);
      const mails = shop.db.selectFrom("outbox").groupBy("order_id");
      const counts = await mails.select((mail) => mail.fn.countAll<number>().as("count")).execute();
      expect(counts).toEqual(Array(ROUNDS).fill({ count: 3 }));
      figure(
        "never oversold",
        `${ROUNDS} rounds of ${VISITORS} on ${processes} process(es): 1 order and ${VISITORS - 1} clear pages each`,
      );
    },
    ROUNDS * 60_000,
  );
}

const SOLD = `„${last.product.name}” tocmai s-a vândut și nu mai este în stoc.`;

async function putOneBack(shop: ShopProcess): Promise<void> {
  await shop.db
    .updateTable("products")
    .set({ stock_quantity: 1 })
    .where("id", "=", await pieceId(shop.db, last))
    .execute();
}
