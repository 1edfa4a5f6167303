import { expect, test } from "vitest";

import { boughtParts, type BuiltRun } from "~/furniture/board-drawings/draw-run";
import { asStanding } from "~/furniture/boards/standing";
import { modelOfRun } from "~/furniture/models3d/front/run-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { always, built, looks, runs } from "../boards/runs/drawing/drawn";
import { sizeFault } from "./boxes";
import { faultOf } from "./faults";
import { extentOfNodes, readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

const notBoards = ["handle", "basket", "appliance", "leg"];

function glbOf(made: BuiltRun) {
  return writeGlb(modelOfRun(made, looks));
}

/** Why a model is not that of a run, or undefined. */
async function wrongWith(made: BuiltRun): Promise<string | undefined> {
  const file = glbOf(made);
  const { nodes } = readGlb(file);
  const boards = nodes.filter(({ name }) => !notBoards.includes(name));
  const standing = asStanding(made.piece);
  const { width, height, depth } = standing.bounds;
  const names = (some: { name: string }[]) =>
    some
      .map(({ name }) => name)
      .sort()
      .join();
  const bought = boughtParts(made);
  const [blocks, legs] = [bought.flatMap((one) => one.blocks), bought.flatMap((one) => one.legs)];
  const count = (name: string) => nodes.filter((node) => node.name === name).length;
  return (
    (await faultOf(file)) ??
    sizeFault(
      extentOfNodes(boards),
      [width, height, depth].map((mm) => mm / 1000),
    ) ??
    (names(boards) === names(standing.boards) ? undefined : "not its boards") ??
    (count("appliance") === blocks.length ? undefined : "not its appliances") ??
    (count("leg") === legs.length ? undefined : "not its legs")
  );
}

test("the model of any run is clean glTF of its size, with a node for each board, its appliances and its legs", async () => {
  const made: BuiltRun[] = [];
  always((one) => void made.push(one), 10);
  for (const one of made) expect(await wrongWith(one)).toBeUndefined();
}, 600_000);

test.each(Object.entries(runs))(
  "so are a kitchen and a vanity that customers order: %s",
  async (_, run) => {
    expect(await wrongWith(built(run))).toBeUndefined();
  },
);

test("each base, column and wall module stands where it is; legs are as many as are bought", () => {
  const made = built(runs.worked);
  const { nodes } = readGlb(glbOf(made));
  const legs = nodes.filter(({ name }) => name === "leg");
  const bought = made.piece.hardware.find(({ code }) => code === "leg")!;
  expect(legs).toHaveLength(bought.count);
  for (const { extent } of legs) {
    expect([extent.low[1], extent.high[1]]).toEqual([0, expect.closeTo(0.1, 4)]);
  }
  const worktop = nodes.find(({ name }) => name === "worktop")!;
  expect(worktop.material).toBe("worktop");
  expect(worktop.extent.high[1]).toBeCloseTo(0.858, 4);
});

test("a dishwasher's front opens downwards: its upper edge comes out and it ends low", () => {
  const made = built(runs.worked);
  const { fronts, boards } = made.piece;
  const [down] = fronts.filter(({ opens }) => opens === "down").map(({ board }) => boards[board]!);
  const file = glbOf(made);
  const doors = (isOpen: boolean) =>
    readGlb(file, isOpen).nodes.filter(({ name }) => name === "door");
  const [shut, open] = [doors(false), doors(true)];
  const at = shut.findIndex(({ extent }) => {
    const wide = extent.high[0]! - extent.low[0]!;
    return (
      Math.abs(wide - down!.place.width / 1000) < 1e-4 &&
      open[shut.findIndex((one) => one.extent === extent)]!.extent.high[1]! < 0.3
    );
  });
  expect(at).toBeGreaterThanOrEqual(0);
  const [before, after] = [shut[at]!.extent, open[at]!.extent];
  expect(before.high[1]! - before.low[1]!).toBeCloseTo(0.717, 4);
  expect(after.high[2]! - before.high[2]!).toBeGreaterThan(0.65);
  expect(after.low[1]).toBeGreaterThan(0);
});

test("iPhones see the same parts", () => {
  const model = modelOfRun(built(runs.worked), looks);
  const { parts } = readUsd(readArchive(writeUsdz(model)));
  const of = (name: string) => parts.filter((part) => part.name.startsWith(name));
  expect(of("worktop")).toHaveLength(1);
  expect(of("leg")).toHaveLength(12);
  expect(of("worktop")[0]!.material).toContain("worktop");
});
