// Loaded into the shop by `npm run bench -- mixed`: on SIGUSR2 it writes how long the loop was held since the last time.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const MS = 1_000_000;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.cpuUsage();

process.on("SIGUSR2", () => {
  const { user, system } = process.cpuUsage(before);
  const line = { p99: delay.percentile(99) / MS, max: delay.max / MS, cpu: (user + system) / 1000 };
  appendFileSync(process.env.LOOP_REPORT ?? "", `${JSON.stringify(line)}\n`);
  delay.reset();
  before = process.cpuUsage();
});
