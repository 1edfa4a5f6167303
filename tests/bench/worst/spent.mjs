// Loaded into the shop by `npm run bench -- worst`: on SIGUSR2 it writes what was spent since the last time.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

const MB = 1024;
let whole = process.cpuUsage();
let longest = 0;
let before = process.threadCpuUsage();

// Between two of them stands one turn of the loop at least. The thread's own time is what counts, so that
// what else the machine does is left out.
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, user + system);
}, 1).unref();

process.on("SIGUSR2", () => {
  const { user, system } = process.cpuUsage(whole);
  const line = { cpu: (user + system) / 1000, hold: longest / 1000, memory: peak() };
  appendFileSync(process.env.SPENT_REPORT ?? "", `${JSON.stringify(line)}\n`);
  // From now on the most memory is counted anew.
  writeFileSync("/proc/self/clear_refs", "5");
  whole = process.cpuUsage();
  before = process.threadCpuUsage();
  longest = 0;
});

function peak() {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / MB;
}
