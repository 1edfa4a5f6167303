import type { Piece } from "~/furniture/boards/piece";
import type { Box, Camera, Sheet } from "~/furniture/drawing/geometry";
import { type GrainFace, grainPatterns } from "~/furniture/drawing/grain";
import { pool } from "~/furniture/drawing/light";

import type { ColumnArea } from "../elevation/numbered";
import { contact, paintScene, sightOf } from "../projection/perspective";
import type { Scene } from "../projection/scene";
import { extentOf } from "../projection/solid";
import type { RunLooks } from "../views";
import { blocksOf } from "./appliances";
import type { Line } from "./line";
import { paintWall, paintWindow, thingOfBlock, thingOfLeg, thingOfWorktop } from "./paint-blocks";

/** A run before its wall in the three-quarter view, shut or open: everything inside the svg element, after its texts. */
export function drawRunInPerspective(
  piece: Piece,
  line: Line,
  looks: RunLooks,
  id: string,
  sheet: Sheet,
  isOpen: boolean,
): string {
  const { bounds } = piece;
  const at = inScene(bounds);
  const wall = wallBehind(piece, line);
  const { legs, camera } = sightOf(piece, sheet, isOpen, highest(line, wall).map(at));
  const { scene } = legs[0]!;
  const { width, depth } = scene.size;
  const behind =
    paintWall(camera, at(wall)) +
    (line.window ? paintWindow(camera, at(line.window)) : "") +
    pool({ camera, id }, width, depth, 0) +
    contact(camera, scene.boards);
  return paintRun({ piece, line, looks, id, isOpen }, scene, camera, behind);
}

/** The wall as far up as the run and its window reach. */
function wallBehind({ bounds }: Piece, { rear, window }: Line): Box {
  const top = Math.max(bounds.y + bounds.height, window ? window.y + window.height + 60 : 0);
  return { x: bounds.x, y: 0, z: rear, width: bounds.width, height: top, depth: 0 };
}

/** The upper ends of taps, which rise above what has no wall modules, and of the wall. */
function highest({ appliances }: Line, wall: Box): Box[] {
  const right = { ...wall, x: wall.x + wall.width };
  return [...appliances.flatMap(blocksOf), wall, right].map((box) => ({
    ...box,
    y: box.y + box.height,
  }));
}

interface Painted {
  piece: Piece;
  line: Line;
  looks: RunLooks;
  id: string;
  isOpen: boolean;
}

/** Boards, worktops, appliances and legs of a run that a camera sees, over what is behind them. */
export function paintRun(
  { piece: { bounds }, line, looks, id, isOpen }: Painted,
  scene: Scene,
  camera: Camera,
  behind: string,
): string {
  const at = inScene(bounds);
  const grains = new Set<GrainFace>();
  const { worktop } = looks;
  const things = [
    ...line.worktops.map((box) => thingOfWorktop(id, at(box), worktop, grains)),
    ...line.appliances
      .flatMap(blocksOf)
      .map((block) => thingOfBlock(camera, { ...block, ...at(block) })),
    ...line.legs.map((leg) => thingOfLeg(at(leg))),
  ];
  const boards = scene.boards.filter(({ board }) => board.stock !== "worktop");
  const shown = { scene: { ...scene, boards }, isBeside: false, isOpen };
  const studio = { id, camera, looks, ...shown, grains: new Map() };
  const more = things.map((thing) => ({ ...thing, camera }));
  const painted = paintScene([studio], camera, behind, more);
  const patterns = grainPatterns(`${id}worktop`, worktop, grains, camera, scene.size);
  return (patterns && `<defs>${patterns}</defs>`) + painted;
}

/** From mm of the piece to centimetres from its left front corner on the floor. */
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
export function modulesInPerspective(
  piece: Piece,
  line: Line,
  sheet: Sheet,
  isOpen: boolean,
): ColumnArea[] {
  const at = inScene(piece.bounds);
  const seen = highest(line, wallBehind(piece, line));
  const { camera } = sightOf(piece, sheet, isOpen, seen.map(at));
  return line.modules.map(({ index, base, above }) => {
    const boxes = [at(base), ...(above ? [at(above)] : [])];
    const corners = boxes.flatMap(({ x, y, z, width, height }) =>
      [x, x + width].flatMap((across) => [
        camera.project(across, y, z),
        camera.project(across, y + height, z),
      ]),
    );
    const [left, top, right, bottom] = extentOf(corners);
    return { column: index, x: left, y: top, width: right - left, height: bottom - top };
  });
}
