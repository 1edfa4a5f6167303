import { performance } from "node:perf_hooks";

import { startShop } from "../shop-process";
import { below, median, type Row } from "./row";

const STARTS = 5;
const FIRST_ANSWER_MS = 1000;

/** How long after its start a shop with a warm build and a migrated database gives its first page. */
export async function measureStart(): Promise<Row[]> {
  const shop = await startShop();
  try {
    const times: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      await shop.stop();
      const before = performance.now();
      await shop.restart();
      const answer = await fetch(`${shop.origin}/`);
      await answer.text();
      if (answer.status !== 200) throw new Error(`the first answer was ${answer.status}`);
      times.push(performance.now() - before);
    }
    return [below("start to the first page", median(times), "ms", FIRST_ANSWER_MS)];
  } finally {
    await shop.dispose();
  }
}
