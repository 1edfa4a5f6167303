import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Row } from "./row";

/**
 * Prints what every request costs at its worst. In a process of its own, which signs people in as the shop
 * does and so shares its secret.
 */
export function measureWorst(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), "worst-"));
  try {
    const { status } = spawnSync(
      process.execPath,
      ["app/front/operations/run-bundled.mjs", "tests/bench/worst/price-list.ts"],
      {
        env: {
          ...process.env,
          SHOP_DATA: join(directory, "data"),
          SESSION_SECRET: randomUUID() + randomUUID(),
        },
        stdio: "inherit",
      },
    );
    if (status !== 0) throw new Error("the price list was not made");
    return Promise.resolve([]);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
