import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";

import { findCopyHealth, isDrillDue, nextCopyAt } from "~/front/operations/copy/copy-health.server";
import { saveCopyStatus, saveDrill } from "~/front/operations/copy/copy-status.server";
import { dataDirectory } from "~/platform/env/env.server";

// In a process of its own: what is imported reads the environment once.
vi.hoisted(() => Object.assign(process.env, { COPY_TO: "/mnt/other", COPY_KEY: "A".repeat(43) }));

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const start = Date.parse("2026-11-26T10:00:00.000Z");
const after = (time: number) => new Date(start + time);

const status = {
  madeAt: after(0).toISOString(),
  freshAt: after(0).toISOString(),
  wholeAt: after(0).toISOString(),
  prunedAt: after(0).toISOString(),
  took: 1000,
  name: "copies/1",
  fingerprint: "1",
};
const drill = { at: after(0).toISOString(), isDamaged: false, madeAt: null, orders: null, took: 1 };

afterEach(() => {
  for (const name of readdirSync(dataDirectory)) rmSync(join(dataDirectory, name));
});

test("a copy is old after three periods, and one of a time to come too", async () => {
  expect((await findCopyHealth(after(0))).state).toBe("none");
  await saveCopyStatus(status);
  const stateAfter = async (time: number) => (await findCopyHealth(after(time))).state;
  expect(await stateAfter(0)).toBe("fresh");
  expect(await stateAfter(30 * MINUTE - 1)).toBe("fresh");
  expect(await stateAfter(30 * MINUTE)).toBe("old");
  expect(await stateAfter(-1)).toBe("old");
});

test("what is known of one place says nothing of another, and a broken file nothing", async () => {
  await saveCopyStatus(status);
  await saveDrill({ ...drill, outcome: "passed", reason: "" });
  const { state, drillState } = await findCopyHealth(after(1));
  expect([state, drillState]).toEqual(["fresh", "passed"]);
  for (const name of ["copy.json", "copy-drill.json"]) {
    const file = join(dataDirectory, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("/mnt/other", "s3://another"));
  }
  expect(await findCopyHealth(after(1))).toMatchObject({ state: "none", drillState: "none" });
  writeFileSync(join(dataDirectory, "copy.json"), '{"place": "/mnt/other"');
  expect((await findCopyHealth(after(1))).state).toBe("none");
});

test("a drill is due after the first copy, a month after one that passed, a day after another", async () => {
  expect(await isDrillDue(after(0))).toBe(false);
  await saveCopyStatus(status);
  expect(await isDrillDue(after(0))).toBe(true);
  for (const [outcome, life] of [
    ["passed", 30 * DAY],
    ["failed", DAY],
    ["skipped", DAY],
  ] as const) {
    await saveDrill({ ...drill, outcome, reason: "" });
    expect(await isDrillDue(after(life - 1))).toBe(false);
    expect(await isDrillDue(after(life))).toBe(true);
    expect(await isDrillDue(after(-1))).toBe(true);
  }
  await saveDrill({ ...drill, outcome: "passed", reason: "" });
  expect((await findCopyHealth(after(40 * DAY - 1))).drillState).toBe("passed");
  expect((await findCopyHealth(after(40 * DAY))).drillState).toBe("old");
});

test("the next copy is whole before the last is a period old, as long as it takes less than half", () => {
  const times = fc.record({
    period: fc.integer({ min: MINUTE, max: DAY }),
    pause: fc.integer({ min: 0, max: 10_000 }),
    share: fc.double({ min: 0, max: 2, noNaN: true }),
    late: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(times, ({ period, pause, share, late }) => {
      const took = Math.floor(period * share);
      const at = nextCopyAt({ freshAt: status.freshAt, took }, { period, pause }, after(1)) - start;
      expect(at).toBeGreaterThanOrEqual(period / 2);
      expect(at).toBeLessThanOrEqual(period);
      const isQuick = took + pause <= period / 2;
      if (isQuick) expect(at + late * pause + took).toBeLessThanOrEqual(period);
    }),
  );
  expect(nextCopyAt(status, { period: MINUTE, pause: 0 }, after(-1))).toBe(0);
});
