import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Loaded before the C library: a disk that fails to flush the database's log. While the file that
 * FAIL_ONCE names is there, the next flush fails and takes it away; while the one that FAIL_ALWAYS
 * names is there, each fails.
 */
const source = String.raw`
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_log(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 4) return 0;
  path[length] = 0;
  return strcmp(path + length - 4, "-wal") == 0;
}

static int fails(int file) {
  const char *once = getenv("FAIL_ONCE"), *always = getenv("FAIL_ALWAYS");
  if (!is_log(file)) return 0;
  if (once && unlink(once) == 0) return 1;
  return always && access(always, F_OK) == 0;
}

static int flush(const char *name, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  if (!fails(file)) return real(file);
  errno = EIO;
  return -1;
}

int fdatasync(int file) { return flush("fdatasync", file); }
int fsync(int file) { return flush("fsync", file); }
`;

/** The library to preload, or undefined where there is no compiler. */
export function buildFailingDisk(): string | undefined {
  if (process.platform !== "linux") return undefined;
  const library = join(mkdtempSync(join(tmpdir(), "failing-disk-")), "failing-disk.so");
  const flags = ["-shared", "-fPIC", "-x", "c", "-o", library, "-", "-ldl"];
  return spawnSync("cc", flags, { input: source }).status === 0 ? library : undefined;
}
