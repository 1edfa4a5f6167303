import { expect, test } from "vitest";

import { boughtParts, type BuiltRun } from "~/furniture/board-drawings/draw-run";
import { asStanding, boundsOfLegs, boxInRoom, legsSeen } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";
import { modelOfRun } from "~/furniture/models3d/front/run-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { cornerRuns } from "../boards/runs/drawing/corner-runs";
import { always, built, looks } from "../boards/runs/drawing/drawn";
import { wallsWish } from "../boards/runs/random-runs";
import { faultOf } from "./faults";
import { readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

/** Where something stands: its ends from the left, from the floor and from the front, in mm. */
interface Placed {
  name: string;
  ends: number[];
}

/** Things that are at no place of others, to the third of a millimetre. */
function missing(some: Placed[], others: Placed[]): Placed[] {
  return some.filter(
    ({ name, ends }) =>
      !others.some(
        (other) =>
          other.name === name && ends.every((end, at) => Math.abs(end - other.ends[at]!) < 0.3),
      ),
  );
}

/** Where boards, appliances and legs stand in the room, by where they are built at their walls. */
function expected(made: BuiltRun): Placed[] {
  const legs = legsSeen(asStanding(made.piece));
  const bounds = boundsOfLegs(legs);
  const at = (name: string, { x, y, z, width, height, depth }: Box) => {
    const [left, near] = [x - bounds.x - bounds.width / 2, bounds.z + bounds.depth / 2 - z];
    return { name, ends: [left, left + width, y, y + height, near - depth, near] };
  };
  const boards = legs.flatMap((leg) =>
    leg.piece.boards.map(({ name, place }) => at(name, boxInRoom(leg, place))),
  );
  const bought = boughtParts(made).flatMap((wall) => [
    ...wall.blocks.map((block) => at("appliance", boxInRoom(wall, block))),
    ...wall.legs.map((leg) => at("leg", boxInRoom(wall, leg))),
  ]);
  return [...boards, ...bought];
}

/** The same by what stands in the model. */
function seen(made: BuiltRun): Placed[] {
  const { nodes } = readGlb(writeGlb(modelOfRun(made, looks)));
  return nodes
    .filter(({ name }) => name !== "handle" && name !== "basket")
    .map(({ name, extent: { low, high } }) => ({
      name,
      ends: [0, 1, 2].flatMap((axis) => [low[axis]! * 1000, high[axis]! * 1000]),
    }));
}

function expectAll(made: BuiltRun): void {
  const [shown, wanted] = [seen(made), expected(made)];
  expect(shown).toHaveLength(wanted.length);
  expect(missing(wanted, shown)).toEqual([]);
  expect(missing(shown, wanted)).toEqual([]);
}

test("whatever stands along walls that meet is clean glTF, in which all is where it is built at its wall", async () => {
  const all: BuiltRun[] = [];
  always((made) => void all.push(made), 6, wallsWish);
  for (const made of all) {
    expect(await faultOf(writeGlb(modelOfRun(made, looks)))).toBeUndefined();
    expectAll(made);
  }
}, 600_000);

test.each(Object.entries(cornerRuns))(
  "%s: so do the worked kitchens, to the appliance",
  (_, run) => {
    const made = built(run);
    expectAll(made);
  },
);

test("a mitred worktop ends at 45°: its model has less than its box would have", () => {
  const { nodes } = readGlb(writeGlb(modelOfRun(built(cornerRuns.l), looks)));
  const worktops = nodes.filter(({ name }) => name === "worktop");
  expect(worktops).toHaveLength(2);
  for (const { extent } of worktops) {
    expect(extent.high[1]! - extent.low[1]!).toBeCloseTo(0.038, 4);
  }
  // Both reach into the corner, and stand over the same square of 600 there.
  const shared = [0, 2].map((axis) => {
    const [low, high] = [
      Math.max(...worktops.map(({ extent }) => extent.low[axis]!)),
      Math.min(...worktops.map(({ extent }) => extent.high[axis]!)),
    ];
    return high - low;
  });
  for (const wide of shared) expect(wide).toBeCloseTo(0.6, 3);
});

test("iPhones see all walls where browsers do", () => {
  for (const run of Object.values(cornerRuns)) {
    const model = modelOfRun(built(run), looks);
    const rounded = (low: number[], high: number[]) =>
      [...low, ...high].map((metres) => (metres * 1000).toFixed(1)).join();
    const places = (parts: { name: string; extent: { low: number[]; high: number[] } }[]) =>
      parts
        .filter(({ name }) => /^(door|side|worktop)/.test(name))
        .map(({ extent: { low, high } }) => rounded(low, high))
        .sort();
    const { parts } = readUsd(readArchive(writeUsdz(model)));
    expect(places(parts)).toEqual(places(readGlb(writeGlb(model)).nodes));
    expect(places(parts).length).toBeGreaterThan(20);
  }
});
