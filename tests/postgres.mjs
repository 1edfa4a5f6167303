// @ts-check
// A PostgreSQL server for tests and bench: found or installed, started in a directory of its own on a socket
// there, and taken away at the end. For tests it flushes nothing: what it holds need not outlive the machine.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";

const DEBIAN = "/usr/lib/postgresql";
/** Where Linux keeps files in memory: databases are copied there sooner. */
const SHARED_MEMORY = "/dev/shm";

const noPostgres =
  "No PostgreSQL to run the tests on. Install version 15 or newer (Debian: apt-get install postgresql), " +
  "or put its programs initdb and postgres on PATH.";

/** The directory of the server's programs, installed where that can be done; else undefined. */
function findPostgres() {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.error("\n— No PostgreSQL found; installing one");
  spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq postgresql >/dev/null"], {
    stdio: ["ignore", 2, 2],
  });
  return find();
}

function find() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const places = versions.map((version) => join(DEBIAN, String(version), "bin"));
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...places, ...onPath].find((place) => existsSync(join(place, "initdb")));
}

/**
 * Starts a server; `url` says how one of its databases is reached. With `isDurable` it is as Debian sets it
 * up, on a disk.
 * @param {{ isDurable?: boolean }} [how]
 * @returns {Promise<{ programs: string, url: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  const directory = mkdtempSync(
    join(!isDurable && existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), "postgres-"),
  );
  const data = join(directory, "data");
  // The server refuses to be run by root.
  const owner = process.getuid?.() === 0 ? ids("postgres") : undefined;
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...owner, cwd: directory, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`no database cluster was made: ${made.stderr}`);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: directory,
    max_connections: "400",
    ...(!isDurable && {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      autovacuum: "off",
      wal_level: "minimal",
      max_wal_senders: "0",
      shared_buffers: "256MB",
    }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...options], {
    ...owner,
    cwd: directory,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.on(
    "data",
    (/** @type {Buffer} */ chunk) => (log = `${log}${chunk.toString()}`.slice(-4000)),
  );
  const ended = once(server, "exit");
  // Also when a run ends in its middle.
  process.once("exit", () => server.kill("SIGQUIT"));
  while (!/ready to accept connections/.test(log)) {
    if (server.exitCode !== null) throw new Error(`the database server ended: ${log}`);
    await setTimeout(20);
  }
  return {
    programs,
    url: (database) => `postgres://postgres@${encodeURIComponent(directory)}/${database}`,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @param {string} user */
function ids(user) {
  const id = (/** @type {string} */ which) => Number(execFileSync("id", [which, user], {}));
  return { uid: id("-u"), gid: id("-g") };
}
