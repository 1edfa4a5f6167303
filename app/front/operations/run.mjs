// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a command and shows what it prints; rejects if the command fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
export async function run(command, args) {
  const isNpmOnWindows = process.platform === "win32" && command === "npm";
  const child = spawn(command, args, { stdio: "inherit", shell: isNpmOnWindows });
  const [status, signal] = await once(child, "exit");
  if (status !== 0) throw new Error(`${command} ended with ${status ?? signal}`);
}
