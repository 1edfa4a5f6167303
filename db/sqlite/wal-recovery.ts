import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from "node:fs";

import SQLite from "better-sqlite3";

import { isLitestreamUsed } from "~/platform/env/env.server";

const HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Repairs a database after a failed flush of its log. Returns false when another connection is in
 * the way; throws when the repair fails, and then only a restart can tell what the disk has.
 *
 * After a failed flush the system may have dropped pages that it could not write, or count them as
 * written: it never tries them again, and the next flush succeeds without them. So the log is read
 * back and compared with what SQLite committed, by the checksums in it. Then each byte is written
 * again, so that the system has to write it to the disk, and only a flush after this counts. From
 * this complete log a checkpoint copies everything into the database file, flushes it and empties
 * the log. The emptying is flushed as well, because after a power cut an older log must not be read
 * over a newer file. A connection of its own does all this, because the open transactions of the
 * shop's connection must neither block nor be broken.
 *
 * Where Litestream copies the log, the repair ends with the complete log: only what is emptied has to be
 * in the database file.
 */
export function recoverWal(database: string): boolean {
  const holder = new SQLite(database, { fileMustExist: true, timeout: 0 });
  const own = new SQLite(database, { fileMustExist: true, timeout: 0 });
  const log = openSync(`${database}-wal`, "r+");
  try {
    own.pragma("synchronous = FULL");
    // Meanwhile nobody can append to the log or empty it.
    holder.exec("begin immediate");
    rewriteLog(log, checkpoint(own, "NOOP").log);
    fdatasyncSync(log);
    holder.exec("rollback");
    if (isLitestreamUsed) return true;
    if (checkpoint(own, "TRUNCATE").busy !== 0) return false;
    fdatasyncSync(log);
    return true;
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return false;
    throw error;
  } finally {
    closeSync(log);
    own.close();
    holder.close();
  }
}

function checkpoint(
  database: SQLite.Database,
  how: "NOOP" | "TRUNCATE",
): { busy: number; log: number } {
  return (database.pragma(`wal_checkpoint(${how})`) as [{ busy: number; log: number }])[0];
}

/**
 * Writes this many frames over themselves. Throws when they are not what SQLite committed: every
 * frame continues the checksum of the one before it, and the last one ends a transaction
 * (sqlite.org/fileformat2.html#walformat).
 */
function rewriteLog(log: number, frames: number): void {
  if (frames === 0) return;
  const header = readAt(log, 0, HEADER);
  const read = (header.readUInt32BE(0) & 1) === 1 ? readBig : readLittle;
  const frameSize = FRAME_HEADER + header.readUInt32BE(8);
  const salt = header.subarray(16, 24);
  let sum = addUp([0, 0], header.subarray(0, 24), read);
  if (!isSum(header, 24, sum)) throw new WalMismatchError();
  writeSync(log, header, 0, HEADER, 0);
  for (let frame = 1; frame <= frames; frame += 1) {
    const at = HEADER + (frame - 1) * frameSize;
    const bytes = readAt(log, at, frameSize);
    sum = addUp(addUp(sum, bytes.subarray(0, 8), read), bytes.subarray(FRAME_HEADER), read);
    const isWhole = bytes.subarray(8, 16).equals(salt) && isSum(bytes, 16, sum);
    if (!isWhole || (frame === frames && bytes.readUInt32BE(4) === 0)) throw new WalMismatchError();
    writeSync(log, bytes, 0, frameSize, at);
  }
}

class WalMismatchError extends Error {
  constructor() {
    super("the log reads back otherwise than it was written");
  }
}

function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(file, bytes, 0, length, at) < length) throw new WalMismatchError();
  return bytes;
}

type Sum = [number, number];
type ReadWord = (bytes: Buffer, at: number) => number;

const readLittle: ReadWord = (bytes, at) => bytes.readUInt32LE(at);
const readBig: ReadWord = (bytes, at) => bytes.readUInt32BE(at);

/** SQLite's checksum, which each frame continues. */
function addUp([first, second]: Sum, bytes: Buffer, read: ReadWord): Sum {
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + read(bytes, at) + second) >>> 0;
    second = (second + read(bytes, at + 4) + first) >>> 0;
  }
  return [first, second];
}

function isSum(bytes: Buffer, at: number, [first, second]: Sum): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}
