import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { startShop, type ShopProcess } from "../../shop-process";

/** What the shop's process spent: milliseconds of a processor, the longest turn of its loop, its most memory in MB. */
export interface Spent {
  cpu: number;
  hold: number;
  memory: number;
}

/** A shop that tells what it spent since it was asked last. */
export async function startSpendingShop(env: Record<string, string> = {}): Promise<{
  shop: ShopProcess;
  spent: () => Promise<Spent>;
  dispose: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), "spent-"));
  const report = join(directory, "report");
  const shop = await startShop({ ...env, SPENT_REPORT: report }, ([node = "", ...args]) => [
    node,
    "--import",
    "./tests/bench/worst/spent.mjs",
    ...args,
  ]);
  let reports = 0;
  return {
    shop,
    spent: async () => {
      reports += 1;
      await pause(5);
      process.kill(shop.pid(), "SIGUSR2");
      for (;;) {
        await pause(3);
        const lines = linesOf(report);
        if (lines.length === reports) return JSON.parse(lines.at(-1)!) as Spent;
      }
    },
    dispose: async () => {
      await shop.dispose();
      rmSync(directory, { recursive: true });
    },
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").trim().split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
