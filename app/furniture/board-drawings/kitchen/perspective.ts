import type { Box, Camera, Point, Sheet } from "~/furniture/drawing/geometry";
import { type GrainFace, grainPatterns } from "~/furniture/drawing/grain";
import { pool } from "~/furniture/drawing/light";

import type { ColumnArea } from "../elevation/numbered";
import { cameraOf, type StandingLeg } from "../projection/legs";
import { contact, paintScene, type Thing } from "../projection/perspective";
import { extentOf } from "../projection/solid";
import { studiosOf } from "../projection/studios";
import type { RunLooks } from "../views";
import { blocksOf } from "./appliances";
import { type AtWall, besideWall, seenOf } from "./at-wall";
import { paintWall, paintWindow, thingOfBlock, thingOfLeg, thingOfWorktop } from "./paint-blocks";
import { sightOfRun } from "./sight";

/** A run before its walls in the three-quarter view, shut or open: everything inside the svg element, after its texts. */
export function drawRunInPerspective(
  walls: AtWall[],
  looks: RunLooks,
  id: string,
  sheet: Sheet,
  isOpen: boolean,
): string {
  const { legs, camera } = sightOfRun(walls, sheet, isOpen, (seen) => highest(walls, seen));
  const behind = walls.map((wall, index) => {
    const { piece, line } = wall;
    const at = inScene(piece.bounds);
    const own = cameraOf(legs[index]!, camera);
    return (
      paintWall(own, at(wallBehind(wall, walls.length > 1))) +
      (line.window ? paintWindow(own, at(line.window)) : "")
    );
  });
  const floor = studiosOf(legs, camera, looks, id, isOpen).map(
    ({ id: own, camera: before, scene: { size, boards } }) =>
      pool({ camera: before, id: own }, size.width, size.depth, 0) + contact(before, boards),
  );
  return paintRun(walls, looks, { id, isOpen }, legs, camera, [...behind, ...floor].join(""));
}

/** The wall as far up as what stands there and its window reach; from end to end where others stand beside it. */
function wallBehind({ piece: { bounds }, line }: AtWall, isWhole: boolean): Box {
  const { window, rear, width } = line;
  const top = Math.max(bounds.y + bounds.height, window ? window.y + window.height + 60 : 0);
  const along = isWhole ? { x: 0, width } : { x: bounds.x, width: bounds.width };
  return { ...along, y: 0, z: rear, height: top, depth: 0 };
}

/** The upper ends of taps, which rise above what has no wall modules, and of the walls. */
function highest(walls: AtWall[], legs: StandingLeg[]): Point[] {
  return walls.flatMap((one, index) => {
    const wall = wallBehind(one, walls.length > 1);
    const right = { ...wall, x: wall.x + wall.width };
    const boxes = [...one.line.appliances.flatMap(blocksOf), wall, right];
    const at = inScene(one.piece.bounds);
    return boxes.map((box) => legs[index]!.outwards(at({ ...box, y: box.y + box.height })));
  });
}

/** Boards, worktops, appliances and legs of a run that a camera sees, over what is behind them. */
export function paintRun(
  walls: AtWall[],
  looks: RunLooks,
  { id, isOpen }: { id: string; isOpen: boolean },
  legs: StandingLeg[],
  camera: Camera,
  behind: string,
): string {
  const studios = studiosOf(legs, camera, looks, id, isOpen);
  const { worktop } = looks;
  const grains = studios.map(() => new Set<GrainFace>());
  const more = walls.flatMap(({ piece, line }, index): Thing[] => {
    const studio = studios[index]!;
    const at = inScene(piece.bounds);
    const own = legs[index]!.isTurned
      ? { ...worktop, front: worktop.side, side: worktop.front }
      : worktop;
    const things = [
      ...studio.scene.boards
        .filter(({ board }) => board.stock === "worktop")
        .map(({ solid }) => thingOfWorktop(studio.id, solid, own, grains[index]!)),
      ...line.appliances
        .flatMap(blocksOf)
        .map((block) => thingOfBlock(studio.camera, { ...block, ...at(block) })),
      ...line.legs.map((leg) => thingOfLeg(at(leg))),
    ];
    const placed = { camera: studio.camera, ...(studio.at && { at: studio.at }) };
    return things.map((thing) => ({ ...thing, ...placed }));
  });
  const bare = studios.map(({ scene, ...studio }) => ({
    ...studio,
    scene: { ...scene, boards: scene.boards.filter(({ board }) => board.stock !== "worktop") },
  }));
  const painted = paintScene(bare, camera, behind, more);
  const patterns = studios.map(({ id: own, camera: before, scene }, index) =>
    grainPatterns(`${own}worktop`, worktop, grains[index]!, before, scene.size),
  );
  const defs = patterns.join("");
  return (defs && `<defs>${defs}</defs>`) + painted;
}

/** From mm of what stands at a wall to centimetres from its left front corner on the floor. */
export function inScene(bounds: Box): (box: Box) => Box {
  return ({ x, y, z, width, height, depth }) => ({
    x: (x - bounds.x) / 10,
    y: (y - bounds.y) / 10,
    z: (z - bounds.z) / 10,
    width: width / 10,
    height: height / 10,
    depth: depth / 10,
  });
}

/** Where the fronts of a run's modules are on the sheet, from left to right. */
export function modulesInPerspective(walls: AtWall[], sheet: Sheet, isOpen: boolean): ColumnArea[] {
  const { legs, camera } = sightOfRun(walls, sheet, isOpen, (seen) => highest(walls, seen));
  return walls.flatMap(({ piece, line }, wall) => {
    const at = inScene(piece.bounds);
    const own = cameraOf(legs[wall]!, camera);
    const beside = besideWall(walls, wall);
    return line.modules.map((place) => {
      const { index, base, above } = place;
      const seen = seenOf(place, beside);
      const boxes = [base, ...(above ? [above] : [])].map((box) => at({ ...box, ...seen }));
      const corners = boxes.flatMap(({ x, y, z, width, height }) =>
        [x, x + width].flatMap((across) => [
          own.project(across, y, z),
          own.project(across, y + height, z),
        ]),
      );
      const [left, top, right, bottom] = extentOf(corners);
      return { column: index, x: left, y: top, width: right - left, height: bottom - top };
    });
  });
}
