import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "~db/sqlite/engine";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";
import { paidToday, pieceId, pieces } from "../world";
import { fillCheckout, visit } from "./buying";
import { figure, moment, size } from "./proof";
import { signedInAt } from "./signed-in";

const CYCLES = size(2, 50);
const CLERKS = 6;

test(
  "however often the shop dies while it issues documents, no number is left out and none given twice",
  async () => {
    const shop = await startShop();
    onTestFinished(() => shop.dispose());
    const productId = await pieceId(shop.db, pieces.bed);
    const buyer = visit(shop);
    await buyer.post("/cos", { intent: "add", productId });
    await buyer.post("/finalizare-comanda/verificare", await fillCheckout(buyer));
    await shop.db.updateTable("orders").set({ total_bani: 1_000_000_000 }).execute();
    const { number } = await shop.db
      .selectFrom("orders")
      .select("number")
      .executeTakeFirstOrThrow();
    const clerks = await Promise.all(
      Array.from({ length: CLERKS }, (_, index) =>
        signedInAt(shop, { role: "administrator", email: `clerk-${index}@example.com` }),
      ),
    );
    let answered = 0;
    for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
      const before = answered;
      const work = clerks.map((clerk, index) =>
        payUntilItDies(
          shop,
          () => clerk.post(`/admin/comenzi/${number}`, payment(cycle, index)),
          () => {
            answered += 1;
          },
        ),
      );
      await eventually("a first payment", () => answered > before);
      await new Promise((resolve) => setTimeout(resolve, moment(cycle, 300)));
      await shop.kill();
      await Promise.all(work);
      await shop.restart();
    }
    await shop.kill();

    const db = openDatabase(join(shop.data, "shop.sqlite"));
    onTestFinished(() => db.destroy());
    const documents = await db
      .selectFrom("documents")
      .select(["number", "cause", "total_bani"])
      .orderBy("number")
      .execute();
    const payments = await db.selectFrom("payments").select(["id", "amount_bani"]).execute();
    figure(
      "documents have no gap",
      `${CYCLES} crashes, ${answered} payments answered, ${documents.length} documents`,
    );
    expect(payments.length).toBeGreaterThanOrEqual(answered);
    expect(documents.map((document) => document.number)).toEqual(documents.map((_, n) => n + 1));
    expect(documents.map(({ cause }) => cause).sort()).toEqual(
      payments.map(({ id }) => `payment:${id}`).sort(),
    );
  },
  CYCLES * 60_000,
);

let forms = 0;

/** The next form of a clerk; each records one payment. */
function payment(cycle: number, clerk: number): Record<string, string> {
  forms += 1;
  return {
    intent: "pay",
    formToken: `form-${cycle}-${clerk}-${forms}`,
    ...paidToday,
    method: "bank_transfer",
    amount: "1",
    remark: "",
  };
}

async function payUntilItDies(
  shop: ShopProcess,
  pay: () => Promise<{ status: number }>,
  answered: () => void,
): Promise<void> {
  try {
    for (;;) {
      expect((await pay()).status, shop.output().slice(-500)).toBe(303);
      answered();
    }
  } catch (error) {
    // The connection breaks off when the shop dies; anything else is a fault of the shop's.
    if (!(error instanceof TypeError)) throw error;
  }
}
