import { execFile, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Load {
  url: string;
  /** What each visitor sends along. They take turns. */
  visitors: Record<string, string>[];
  connections: number;
  seconds: number;
}

const run = promisify(execFile);
const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

/** What makes the load, for whoever reads the table. */
export const generator = hasWrk ? "wrk" : "tests/bench/generator.mjs";

/**
 * Answers a second that a server gives. Who asks is a process of its own, so that it takes nothing
 * from the server but the machine. Throws unless answers come, and every one is a page.
 */
export async function answerRate(load: Load): Promise<number> {
  const { url, visitors } = load;
  const first = await fetch(url, { headers: visitors[0], redirect: "manual" });
  await first.arrayBuffer();
  if (first.status !== 200) throw new Error(`${url}: answered with ${first.status}`);
  const rate = await (hasWrk ? loadByWrk(load) : loadByOurs(load));
  if (rate === 0) throw new Error(`${url}: no answer came within ${load.seconds} s`);
  return rate;
}

async function loadByWrk({ url, visitors, connections, seconds }: Load): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), "visitors-"));
  try {
    const file = join(directory, "headers");
    writeFileSync(file, visitors.map(headerLine).join(""));
    const options = [
      "-t1",
      `-c${connections}`,
      `-d${seconds}s`,
      "--timeout",
      "60s",
      "-s",
      "tests/bench/visitors.lua",
    ];
    const { stdout } = await run("wrk", [...options, url, "--", file]);
    return readWrk(stdout);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function headerLine(headers: Record<string, string>): string {
  const texts = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${texts.join("\t")}\n`;
}

/** Answers a second, as wrk prints them. Throws where some were no pages or did not come. */
export function readWrk(output: string): number {
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (refused) throw new Error(`${refused} answers were no pages`);
  const lost = /Socket errors: (.*)/.exec(output)?.[1];
  if (lost) throw new Error(`answers did not come: ${lost}`);
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  if (rate === undefined) throw new Error(`wrk told no rate:\n${output}`);
  return Number(rate);
}

async function loadByOurs(load: Load): Promise<number> {
  const child = fork("tests/bench/generator.mjs");
  child.send(load);
  const [{ answers, faults }] = (await once(child, "message")) as [Counted];
  child.kill();
  if (faults > 0) throw new Error(`${load.url}: ${faults} answers were no pages or did not come`);
  return answers / load.seconds;
}

interface Counted {
  answers: number;
  faults: number;
}
