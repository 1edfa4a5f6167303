import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs one of the shop's commands on a data directory, while this process goes on: buyers buy, and a bucket
 * answers.
 */
export async function runCommand(data: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ["build/prepare.js", ...args], {
    env: { ...process.env, NODE_ENV: "production", SHOP_DATA: data, ...env },
  });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => {
    const read = { text: "" };
    stream.setEncoding("utf8").on("data", (part: string) => (read.text += part));
    return read;
  });
  const [status] = (await once(child, "close")) as [number | null];
  return { status, stdout: stdout!.text, stderr: stderr!.text };
}
