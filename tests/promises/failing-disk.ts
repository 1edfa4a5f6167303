import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Loaded before the C library: a disk that fails to flush the database's log. While the file that
 * FAIL_ONCE names is there, the next flush fails and takes it away; while the one that FAIL_ALWAYS
 * names is there, each fails. Either fails only a log that holds the text in the file, so that the
 * fault meets what the test writes and not the shop's own work in the background.
 */
const source = String.raw`
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
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

/* Whether the trigger's file is there, and the log holds the text in it. */
static int meets(int file, const char *trigger) {
  char text[256], log[65536];
  if (!trigger) return 0;
  int from = open(trigger, O_RDONLY);
  if (from < 0) return 0;
  ssize_t length = read(from, text, sizeof text);
  close(from);
  if (length < 0) return 0;
  off_t at = 0;
  for (;;) {
    ssize_t got = pread(file, log, sizeof log, at);
    if (got < length) return 0;
    if (memmem(log, got, text, length)) return 1;
    if (got < (ssize_t)sizeof log) return 0;
    at += got - length;
  }
}

static int fails(int file) {
  const char *once = getenv("FAIL_ONCE"), *always = getenv("FAIL_ALWAYS");
  if (!is_log(file)) return 0;
  if (meets(file, once) && unlink(once) == 0) return 1;
  return meets(file, always);
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
