// Loaded into the shop by the memory test: on SIGUSR2 it collects garbage and writes what is left.
import { appendFileSync } from "node:fs";

process.on("SIGUSR2", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  appendFileSync(
    process.env.HEAP_REPORT ?? "",
    `${JSON.stringify({ kept: heapUsed + external, rss })}\n`,
  );
});
