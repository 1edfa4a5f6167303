import fc from "fast-check";
import { afterAll, test } from "vitest";

import { startShop } from "../shop-process";
import { figure, size } from "./proof";
import { plan } from "./rules/plans";
import { readTerms, setStage } from "./rules/stage";
import { newWorld, pieceNames } from "./rules/world";

const RUNS = size(6, 1000);

const shop = await startShop();
afterAll(() => shop.dispose());
const terms = await readTerms(shop);

const names = { table: "Masă", shelf: "Raft", stool: "Taburet" };
const prices = [240_000, 89_900, 35_000];

test(
  "whatever buyers and administrators do at once, the shop comes out as its rules say",
  async () => {
    const seen = { moments: 0, orders: 0, payments: 0, moves: 0, withdrawals: 0, edits: 0 };
    const property = fc.asyncProperty(plan, async ({ stocks, opening, moments: commands }) => {
      const pieces = pieceNames.map((piece, index) => ({
        name: names[piece],
        priceBani: prices[index]!,
        stock: stocks[index]!,
      }));
      const stage = await setStage(shop, terms, pieces);
      const model = { world: newWorld(pieces) };
      await fc.asyncModelRun(() => ({ model, real: stage }), [opening, ...commands]);
      const orders = Object.values(model.world.orders);
      seen.moments += stage.story.length;
      seen.orders += orders.length;
      seen.payments += orders.flatMap((order) => order.payments).length;
      seen.moves += orders.flatMap((order) => order.history.slice(1)).length;
      seen.withdrawals += orders.reduce((sum, order) => sum + order.withdrawals, 0);
      seen.edits += model.world.pieces.reduce((sum, piece) => sum + piece.changes, 0);
    });
    // Time enough is left to name the plan that failed, however long the search for a shorter one.
    await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: RUNS * 8_000 });
    const counts = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
    figure("the shop's rules hold", `${RUNS} plans: ${counts.join(", ")}`);
  },
  RUNS * 10_000,
);
