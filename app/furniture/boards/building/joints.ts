import type { Board, Hole } from "../piece";
import { connectorsOf } from "../rules";
import {
  count,
  extents,
  holeAt,
  widthAxis,
  type Assembly,
  type Joint,
  type Point,
} from "./assembly";
import { PITCH } from "./cell";
import { clashes } from "./clash";

/** What holds a joint: screws through the face, eccentrics below a top, or those that a shelf is lowered onto. */
type Fitting = "connector" | "eccentric" | "shelf-eccentric";

/**
 * Makes the joints of a piece once all else is drilled. Pins, plates and runners stay where they are; a
 * connector beside which too little wood would be left, or whose head a board would cover, moves along
 * its joint in both boards, towards the middle first.
 */
export function makeJoints(assembly: Assembly): void {
  for (const joint of assembly.joints) {
    const { width } = assembly.boards[joint.end.board]!;
    const fitting = fittingOf(joint, assembly);
    for (const nominal of placesOf(joint, fitting, assembly)) {
      const inwards = nominal <= width / 2 ? 1 : -1;
      const isFree = (place: number) => {
        const isCut = holesOf(joint, fitting, place, assembly).some(({ board, hole }) =>
          clashes(hole, board),
        );
        return !isCut && !(fitting === "connector" && isHeadCovered(joint, place, assembly));
      };
      const place = MOVES.map((move) => nominal + move * inwards).find(isFree) ?? nominal;
      const holes = holesOf(joint, fitting, place, assembly);
      for (const { board, hole } of holes) board.machining.push(hole);
      count(assembly, fitting);
      if (fitting === "eccentric") count(assembly, "dowel");
      if (fitting === "connector" && isHeadSeen(joint, assembly)) count(assembly, "cap");
    }
  }
}

/** How far a connector moves at most, in mm: halves of the pitch, inwards before outwards. */
const MOVES = [0, 1, 2, 3, -1, -2, -3].map((steps) => (steps * PITCH) / 2);

/** How near in height two shelves at a partition are where no screw can be driven from between them. */
const SAME_HEIGHT = 25;

/**
 * No screw goes through a top that lies over the sides. Of two shelves at one height on both sides of a
 * partition the right one hides the screws of the left one, and is lowered onto eccentrics itself.
 */
function fittingOf({ end, into }: Joint, { boards, joints }: Assembly): Fitting {
  const [board, other] = [boards[end.board]!, boards[into.board]!];
  if (other.name === "top" && into.face === "low" && isOver(other, board)) return "eccentric";
  const isRight =
    board.name === "fixed-shelf" && end.face === "start" && other.name === "partition";
  const hasLeft =
    isRight &&
    joints.some((one) => {
      const { name, place } = boards[one.end.board]!;
      const isLeft = one.into.board === into.board && one.end.face === "end";
      return isLeft && name === "fixed-shelf" && Math.abs(place.y - board.place.y) <= SAME_HEIGHT;
    });
  return hasLeft ? "shelf-eccentric" : "connector";
}

/** Whether a top lies over the sides and not between them: then it also covers the fronts. */
function isOver(top: Board, upright: Board): boolean {
  return top.place.z < Math.min(0, upright.place.z);
}

/**
 * Where its connectors are along a joint, in mm from the front or lower edge of the board that ends
 * there. A shelf's left end has them half a pitch nearer to the middle, so that those of shelves on both
 * sides of a partition pass each other.
 */
function placesOf({ end }: Joint, fitting: Fitting, { boards }: Assembly): number[] {
  const { width, name } = boards[end.board]!;
  const outer = fitting === "eccentric" ? OUTER_ECCENTRIC : OUTER_CONNECTOR;
  const inset = width < NARROW ? width / 4 : outer;
  const connectors = connectorsOf(width);
  const step = (width - 2 * inset) / (connectors - 1);
  const isShifted = name === "fixed-shelf" && end.face === "start";
  return Array.from({ length: connectors }, (_, index) => {
    const place = inset + index * step;
    const shift = place <= width / 2 ? PITCH / 2 : -PITCH / 2;
    return Math.round(place) + (isShifted ? shift : 0);
  });
}

const OUTER_CONNECTOR = 50;
const OUTER_ECCENTRIC = 60;
/** On narrower boards the outer connectors are a quarter of it from its edges. */
const NARROW = 140;

/** The dowel behind each eccentric of a top. */
const DOWEL = { behind: 32, diameter: 8, inTop: 12, inEnd: 20 };

/** The holes in both boards for one connector at a place of its joint (workshop rules). */
function holesOf(
  joint: Joint,
  fitting: Fitting,
  place: number,
  { boards }: Assembly,
): { board: Board; hole: Hole }[] {
  const { end, into } = joint;
  const [board, other] = [boards[end.board]!, boards[into.board]!];
  const at = pointOf(board, end.face, place);
  const bore = (diameter: number, depth: number, use: Hole["use"], where = at) => ({
    board,
    hole: holeAt(board, end.face, where, { diameter, depth, use }),
  });
  if (fitting === "connector") {
    const through = { diameter: 7, depth: other.thickness, use: "connector" as const };
    // The head is sunk from the outer face.
    const hole = holeAt(other, opposite[into.face], at, through);
    return [bore(5, 40, "connector"), { board: other, hole }];
  }
  const bolted = { diameter: 5, depth: 11, use: "eccentric" as const };
  if (fitting === "shelf-eccentric") {
    const axis = Math.min(SHELF_BOLT, board.thickness / 2);
    const housing = pointOf(board, end.face, place, 9.5);
    const bolt = { ...at, y: board.place.y + axis };
    return [
      {
        board,
        hole: holeAt(board, "low", housing, { diameter: 20, depth: 14, use: "eccentric" }),
      },
      { board: other, hole: holeAt(other, into.face, bolt, bolted) },
    ];
  }
  // Sides have it inside; so has the left face of a partition.
  const inside = board.name === "side" && board.place.x === other.place.x ? "high" : "low";
  const housing = pointOf(board, end.face, place, TOP_HOUSING);
  const dowel = pointOf(board, end.face, place + DOWEL.behind);
  const dowelled = { diameter: DOWEL.diameter, depth: DOWEL.inTop, use: "dowel" as const };
  return [
    {
      board,
      hole: holeAt(board, inside, housing, { diameter: 15, depth: 13.5, use: "eccentric" }),
    },
    bore(8, TOP_HOUSING, "eccentric"),
    { board: other, hole: holeAt(other, into.face, at, bolted) },
    bore(DOWEL.diameter, DOWEL.inEnd, "dowel", dowel),
    { board: other, hole: holeAt(other, into.face, dowel, dowelled) },
  ];
}

/** How far the housing of a top's eccentric is below the upright's end, in mm. */
const TOP_HOUSING = 34;
/** How high above a shelf's underside the bolt is that it is lowered onto, in mm. */
const SHELF_BOLT = 9;

const opposite = { low: "high", high: "low" } as const;

/** A place of a joint in the piece: in the middle of the board's end, or so far before it. */
function pointOf(board: Board, face: "start" | "end", place: number, before = 0): Point {
  const { place: own, lengthAxis, thicknessAxis, length, thickness } = board;
  const across = widthAxis(lengthAxis, thicknessAxis);
  const at = { x: 0, y: 0, z: 0 };
  at[across] = own[across] + place;
  at[thicknessAxis] = own[thicknessAxis] + thickness / 2;
  at[lengthAxis] = own[lengthAxis] + (face === "start" ? before : length - before);
  return at;
}

/** The radius of a connector's head with the driver's room, in mm. */
const HEAD = 5;

/** Whether a board of the same frame lies on the outer face where a connector's head would be. */
function isHeadCovered({ end, into }: Joint, place: number, { boards }: Assembly): boolean {
  const other = boards[into.board]!;
  const at = pointOf(boards[end.board]!, end.face, place);
  const outside = outsideOf(other, opposite[into.face]);
  at[other.thicknessAxis] = outside;
  return boards.some(
    (one) =>
      one.name === "plinth" &&
      one.body === other.body &&
      one !== other &&
      (["x", "y", "z"] as const).every((axis) => {
        const from = one.place[axis];
        const to = from + one.place[extents[axis]];
        const reach = axis === other.thicknessAxis ? 0 : HEAD;
        return at[axis] + reach >= from && at[axis] - reach <= to;
      }),
  );
}

/** Where a face of a board lies on the axis of its thickness. */
function outsideOf({ place, thickness, thicknessAxis }: Board, face: "low" | "high"): number {
  return place[thicknessAxis] + (face === "low" ? 0 : thickness);
}

/** Whether a connector's head is on an outer side or top that neither wall, ceiling nor body hides. */
function isHeadSeen({ into }: Joint, { boards, design }: Assembly): boolean {
  const { name, place } = boards[into.board]!;
  const { place: room, width, height } = design;
  if (name === "top") {
    return room.kind === "free" && place.y + place.height === height;
  }
  if (name !== "side" || room.kind === "niche") return false;
  const { walls } = room;
  if (place.x === 0) return walls !== "left" && walls !== "both";
  return place.x + place.width === width && walls !== "right" && walls !== "both";
}
