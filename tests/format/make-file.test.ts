import { expect, test } from "vitest";

import { FileLane, type FileJob } from "~/platform/format/make-file.server";

const text = (words: string): FileJob => ({ kind: "text", text: words });
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("files are made one after the other, each whole, also after one that cannot be made", async () => {
  const lane = new FileLane({ ms: 100_000, memoryMb: 256, waiting: 3 });
  const impossible = { kind: "pdf" } as FileJob;
  const made = [text("o masă"), impossible, text("un dulap")].map((job) => lane.make(job));
  expect(lane.isFull).toBe(true);
  const [first, refused, last] = await Promise.allSettled(made);
  expect([first, last].map((one) => one?.status === "fulfilled" && read(one.value))).toEqual([
    "o masă",
    "un dulap",
  ]);
  expect(refused?.status).toBe("rejected");
  expect(lane.isFull).toBe(false);
  expect(read(await lane.make(text("încă unul")))).toBe("încă unul");
});

test("a file that takes too long is given up, and does not stop those behind it", async () => {
  const lane = new FileLane({ ms: 1, memoryMb: 256 });
  const made = await Promise.allSettled([lane.make(text("a")), lane.make(text("b"))]);
  for (const { status } of made) expect(status).toBe("rejected");
  await expect(lane.make(text("c"))).rejects.toThrow("a file took too long");
});
