import type { Box } from "~/furniture/drawing/geometry";

import { PANEL_BEYOND } from "../limits";
import type { Board, Body } from "../piece";
import { addBoard, count, drill, holeAt, type Assembly, type Point } from "./assembly";
import { PITCH } from "./cell";
import { clashes } from "./clash";

/** How far the screws of a side panel are from the ends and edges of its side, in mm; in low bodies nearer to the ends. */
const SCREWS = { fromEnds: 100, fromEdges: 80 };

/**
 * The boards that cover the outer sides of a piece, from before its fronts to its rear: one for each body, screwed on
 * from inside once it stands. They come last, as their screws keep away from all other work.
 */
export function addSidePanels(assembly: Assembly, bodies: Body[]): void {
  const { design, frontThickness, boards } = assembly;
  const { panels } = design;
  if (!panels) return;
  const edge = assembly.rules.edges.front;
  for (const [index, { place }] of bodies.entries()) {
    const { x, width, depth } = place;
    const own = boards.flatMap(({ name, body }, at) =>
      name === "side" && body === index ? [at] : [],
    );
    for (const side of ["left", "right"] as const) {
      const isOuter = side === "left" ? x === 0 : x + width === design.width;
      if (!isOuter || (panels !== side && panels !== "both")) continue;
      const panel = addBoard(assembly, {
        name: "side-panel",
        stock: "front",
        body: index,
        place: {
          ...place,
          x: side === "left" ? x - frontThickness : x + width,
          z: -PANEL_BEYOND,
          width: frontThickness,
          depth: depth + PANEL_BEYOND,
        },
        lengthAxis: "y",
        thicknessAxis: "x",
        edges: { front: edge, rear: edge, left: edge, right: edge },
      });
      screwOn(assembly, boards[panel]!, own[side === "left" ? 0 : own.length - 1]!, side);
    }
  }
}

/** Through holes in the side, from inside, and pilot holes in the panel: three upwards in front, three behind. */
export function screwOn(
  assembly: Assembly,
  panel: Board,
  index: number,
  side: "left" | "right",
): void {
  const { boards, joints } = assembly;
  const face = side === "left" ? "high" : "low";
  const upright = boards[index]!;
  const { y, z, height, depth } = upright.place;
  const ends = joints.flatMap(({ end, into }) =>
    into.board === index ? [boards[end.board]!.place] : [],
  );
  const through = { diameter: 5, depth: upright.thickness, use: "panel-screw" as const };
  const pilot = { diameter: 3, depth: 10, use: "panel-screw" as const };
  const fromEnds = Math.min(SCREWS.fromEnds, height / 4);
  const { fromEdges } = SCREWS;
  for (const up of [fromEnds, height / 2, height - fromEnds]) {
    for (const behind of [fromEdges, depth - fromEdges]) {
      const inwards = up <= height / 2 ? 1 : -1;
      const places = MOVES.map((steps) => ({
        x: 0,
        y: y + Math.round(up) + (steps * inwards * PITCH) / 2,
        z: z + behind,
      }));
      const isFree = (at: Point) =>
        !ends.some((end) => isNear(at, end)) &&
        !clashes(holeAt(upright, face, at, through), upright) &&
        !clashes(holeAt(panel, face, at, pilot), panel);
      const at = places.find(isFree);
      if (!at) continue;
      drill(upright, face, at, through);
      drill(panel, face, at, pilot);
      count(assembly, "panel-screw");
    }
  }
}

/** What a screwdriver takes around its screw, in mm. */
const DRIVER = 10;

/** Whether a board that ends at the side is before a screw, or too near for the driver. */
function isNear({ y, z }: Point, end: Box): boolean {
  const isBeside = (at: number, from: number, long: number) =>
    at > from - DRIVER && at < from + long + DRIVER;
  return isBeside(y, end.y, end.height) && isBeside(z, end.z, end.depth);
}

/** By how many halves of the pitch a screw moves where other work is, inwards first. */
const MOVES = [0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -2, -3, -4, -5, -6, -7, -8];
