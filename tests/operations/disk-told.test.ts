// In a process of its own: it stands in for the disk, and sets what the process reads of its environment.
import { writeFileSync } from "node:fs";
import type * as FilePromises from "node:fs/promises";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { listFigures } from "~/front/operations/jobs/figures";
import { tellOfStates } from "~/front/operations/watching/tell";
import { dataDirectory } from "~/platform/env/env.server";

import { openEmptyShop } from "../memory-database";

const disk = vi.hoisted(() => {
  Object.assign(process.env, { COPY_TO: "/mnt/copies", COPY_KEY: "A".repeat(43) });
  return { megabytesFree: 1000 };
});
vi.mock("node:fs/promises", async (importOriginal) => ({
  ...(await importOriginal<typeof FilePromises>()),
  statfs: () => Promise.resolve({ bavail: disk.megabytesFree, bsize: 1024 * 1024 }),
}));

test("a disk that is full again and again is told once, and as over only with room to spare", async () => {
  const db = await openEmptyShop();
  const told: [number, number][] = [];
  for (const megabytes of [1000, 199, 200, 199, 299, 150, 300, 250, 199]) {
    disk.megabytesFree = megabytes;
    told.push([megabytes, await tellOfStates(new Date(), db)]);
  }
  const mailed = told.flatMap(([megabytes, count]) => (count > 0 ? [megabytes] : []));
  expect(mailed).toEqual([199, 300, 199]);
  await db.destroy();
});

test("a copy with nothing new to send is as young as the look that found so", async () => {
  const now = new Date();
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const made = { madeAt: before(600), wholeAt: before(600), prunedAt: before(600) };
  const status = { ...made, freshAt: before(5), took: 100, name: "copy", fingerprint: "same" };
  const text = JSON.stringify({ place: "/mnt/copies", ...status });
  writeFileSync(join(dataDirectory, "copy.json"), text);
  const db = await openEmptyShop();
  expect(await listFigures(now, db)).toMatch(/^atelier_copy_age_seconds 300$/m);
  await db.destroy();
});
