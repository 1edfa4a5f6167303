// @ts-check
// Decodes and encodes pictures, in a process that has nothing to lose. A hostile file may
// break into a decoder, hang it or take all memory, so this process has neither the database nor the
// environment. It ends after 15 seconds on one picture, at 1 GB or in a crash; that picture is then
// refused in words. Started, timed and ended by picture-process.server.ts.
import { writeFileSync } from "node:fs";

import sharp from "sharp";

/** What a picture has at most: one that claims more is not even decoded. */
const MOST_PIXELS = 24_000_000;
/** Twice what the hungriest picture of that size took, an AVIF. */
const MOST_MEMORY = 1024 * 1024 * 1024;
const LOOK_MS = 50;

sharp.concurrency(1);
sharp.cache(false);
offerForMemory();
// These signals reach the whole group of processes, but here they are ignored: the shop ends this
// process itself when its last answers are sent.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
process.on("disconnect", end);
process.on("message", (job) => {
  void work(/** @type {import("../picture-process.server").PictureJob} */ (job));
});

/** @param {import("../picture-process.server").PictureJob} job */
async function work(job) {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) end();
  }, LOOK_MS);
  try {
    const picture = pictureOf(job);
    answer(await picture.toBuffer().then(made, refused));
  } catch (error) {
    // The job itself was wrong, not its bytes.
    answer({ kind: "failed", message: String(error) });
  } finally {
    clearInterval(watch);
  }
}

/** @param {import("../picture-process.server").PictureJob} job */
function pictureOf({ input, density, size, encoding: { format, ...options } }) {
  const picture = sharp(input, {
    limitInputPixels: MOST_PIXELS,
    failOn: "truncated",
    pages: 1,
    density,
  })
    .rotate()
    .resize({ ...size, fit: "inside" });
  if (format !== "raw") return picture.toFormat(format, options);
  return picture.flatten({ background: "#ffffff" }).toColourspace("srgb").raw();
}

/** @param {Buffer} picture @returns {import("../picture-process.server").PictureAnswer} */
function made(picture) {
  return { kind: "made", picture };
}

/** @param {unknown} error @returns {import("../picture-process.server").PictureAnswer} */
function refused(error) {
  return { kind: "refused", reason: /pixel limit/.test(String(error)) ? "pixels" : "broken" };
}

/** @param {import("../picture-process.server").PictureAnswer} message */
function answer(message) {
  process.send?.(message);
}

/** Ends at once, whatever a decoder is doing, because nothing has to be saved. */
function end() {
  process.kill(process.pid, "SIGKILL");
}

/** Asks Linux to end this process before the shop's when the machine's memory runs out. */
function offerForMemory() {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // No such file on other systems.
  }
}
