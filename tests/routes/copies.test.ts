import { rmSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { saveCopyStatus, saveDrill } from "~/front/operations/copy/copy-status.server";
import { dataDirectory } from "~/platform/env/env.server";
import { formatMoment } from "~/platform/format/dates";

import { textOf, type Visitor } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

// In a process of its own: the environment is read once, by what is imported.
vi.hoisted(() => Object.assign(process.env, { COPY_TO: "/mnt/other", COPY_KEY: "A".repeat(43) }));

let clock = 0;
vi.spyOn(performance, "now").mockImplementation(() => clock);

const { visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const ago = (time: number) => new Date(Date.now() - time).toISOString();

function copied(freshAt: string): Promise<void> {
  const instants = { madeAt: freshAt, freshAt, wholeAt: freshAt, prunedAt: freshAt };
  return saveCopyStatus({ ...instants, took: 1, name: "copies/1", fingerprint: "1" });
}

function drilled(outcome: "passed" | "failed" | "skipped", at: string, reason = ""): Promise<void> {
  return saveDrill({ at, outcome, isDamaged: false, madeAt: null, orders: null, took: 1, reason });
}

/** Asks when the last answer is no longer kept. */
async function readyz() {
  clock += 6000;
  return visitor().get("/readyz");
}

/** A row of the launch list, from its heading. */
async function row(reader: Visitor, title: string): Promise<string> {
  const { page } = await reader.get("/admin/lansare");
  const heading = page.querySelectorAll("main h2").find((one) => textOf(one) === title);
  return textOf(heading!.closest("li"));
}

test("copies and drills are told to operators, on the launch list and among what is to do", async () => {
  const work = "copie continuă de verificat";
  expect((await readyz()).text).toContain("copy: none\ndrill: none\n");
  expect(await row(admin, "Copie continuă în alt loc")).toMatch(/^De făcut .*alt disc/);
  expect(mainOf(await admin.get("/admin"))).toContain(work);

  const [freshAt, passedAt] = [ago(MINUTE), ago(3 * DAY)];
  await copied(freshAt);
  await drilled("passed", passedAt);
  const ready = await readyz();
  expect([ready.status, ready.text]).toEqual([
    200,
    expect.stringContaining("copy: fresh\ndrill: passed\n"),
  ]);
  const copyRow = await row(admin, "Copie continuă în alt loc");
  expect(copyRow).toMatch(/^Rezolvat /);
  expect(copyRow).toContain(`Ultima copie: ${formatMoment(freshAt, "ro")}`);
  const drillRow = await row(admin, "Proba de restaurare");
  expect(drillRow).toMatch(/^Rezolvat /);
  expect(drillRow).toContain(`Reușită: ${formatMoment(passedAt, "ro")}`);
  expect(mainOf(await admin.get("/admin"))).not.toContain(work);
});

test("a late copy or a failed drill takes no orders away, and its reason is shown to administrators", async () => {
  await copied(ago(31 * MINUTE));
  await drilled("passed", ago(41 * DAY));
  const late = await readyz();
  expect([late.status, late.text]).toEqual([
    200,
    expect.stringContaining("copy: old\ndrill: old\n"),
  ]);
  expect(await row(admin, "Copie continuă în alt loc")).toMatch(/^De făcut /);
  expect(mainOf(await admin.get("/admin"))).toContain("copie continuă de verificat");
  const seller = await signedIn({ role: "sales" });
  expect(mainOf(await seller.get("/admin"))).not.toContain("copie continuă de verificat");

  await copied(ago(MINUTE));
  const failedAt = ago(2 * MINUTE);
  const reason = "The copy of 2026-11-01T00:00:00.000Z is damaged.";
  await drilled("failed", failedAt, reason);
  expect((await readyz()).text).toContain("copy: fresh\ndrill: failed\n");
  const failed = await row(admin, "Proba de restaurare");
  expect(failed).toMatch(/^De făcut /);
  expect(failed).toContain(`Nereușită: ${formatMoment(failedAt, "ro")}`);
  expect(failed).toContain(reason);
  expect(mainOf(await admin.get("/admin"))).toContain("probă de restaurare de verificat");
  await drilled("skipped", failedAt, "It needs 900 MB free.");
  expect(await row(admin, "Proba de restaurare")).toContain("Sărită, fiindcă nu era loc pe disc");
  for (const name of ["copy.json", "copy-drill.json"]) rmSync(join(dataDirectory, name));
});
