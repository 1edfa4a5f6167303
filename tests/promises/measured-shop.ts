import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";

/** A process's memory in bytes, without garbage: what it keeps, and all that it holds. */
export interface Memory {
  kept: number;
  rss: number;
}

/** A shop whose memory can be measured while it runs. */
export async function startMeasuredShop(): Promise<{
  shop: ShopProcess;
  measure: () => Promise<Memory>;
  dispose: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), "heap-"));
  const file = join(directory, "report");
  const shop = await startShop({ HEAP_REPORT: file }, ([node = "", ...args]) => [
    node,
    "--expose-gc",
    "--import",
    "./tests/promises/heap-report.mjs",
    ...args,
  ]);
  let count = 0;
  return {
    shop,
    measure: async () => {
      count += 1;
      process.kill(shop.pid(), "SIGUSR2");
      await eventually("the memory is measured", () => readReport(file).length === count);
      return readReport(file).at(-1)!;
    },
    dispose: async () => {
      await shop.dispose();
      rmSync(directory, { recursive: true });
    },
  };
}

function readReport(file: string): Memory[] {
  try {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Memory);
  } catch {
    return [];
  }
}
