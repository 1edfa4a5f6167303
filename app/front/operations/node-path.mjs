// @ts-check
// Prints the PATH under which the shop's commands go on. If this Node is new enough it is
// unchanged; else it begins with a newer Node, which is fetched once from the packages' registry. It is
// written without packages and for any age of Node, because an old Node runs it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** The oldest major version that runs the shop; the database engine crashes older ones. */
const LEAST = 22;
/** The version that replaces an older one; the Dockerfile has the same. */
const PINNED = "22.23.3";

const path = process.env.PATH ?? "";
const isNewEnough = Number(process.versions.node.split(".")[0]) >= LEAST;
console.log(isNewEnough ? path : dirname(newerNode()) + delimiter + path);

/** The pinned Node's program: the one that was fetched before, or one that is fetched now. */
function newerNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const kept = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "atelier");
  const own = join(kept, `${name}-${PINNED}`);
  const program = join(own, "node_modules", name, "bin", "node");
  if (!existsSync(program)) fetchTo(own, kept, `${name}@${PINNED}`);
  if (!runs(program)) refuse();
  console.error(`Node ${process.versions.node} is too old for the shop: going on under ${PINNED}`);
  return program;
}

/**
 * Fetches it into a folder beside its place and moves it there whole, so that nobody finds half of it.
 * @param {string} own
 * @param {string} kept
 * @param {string} wanted
 */
function fetchTo(own, kept, wanted) {
  console.error(`Fetching Node ${PINNED} …`);
  try {
    mkdirSync(kept, { recursive: true });
    const fetched = mkdtempSync(join(kept, "fetching-"));
    const args = ["install", "--prefix", fetched, "--no-audit", "--no-fund", "--silent", wanted];
    const { status } = spawnSync("npm", args, {
      cwd: fetched,
      stdio: ["ignore", "ignore", "inherit"],
    });
    // Another command may have put the same Node there meanwhile.
    if (status === 0 && !existsSync(own)) renameSync(fetched, own);
    else rmSync(fetched, { recursive: true, force: true });
  } catch {
    refuse();
  }
}

/** @param {string} program */
function runs(program) {
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${PINNED}`;
}

/** @returns {never} */
function refuse() {
  console.error(
    `Atelier needs Node ${LEAST} or newer; this is ${process.version}, and Node ${PINNED} could not be ` +
      "fetched: install it from https://nodejs.org and try again.",
  );
  process.exit(1);
}
