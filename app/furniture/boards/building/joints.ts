import type { Board } from "../piece";
import { jointChoices } from "../rules";
import { count, type Assembly, type Joint } from "./assembly";
import { NARROW_STILE } from "./blind";
import { PITCH } from "./cell";
import { clashes } from "./clash";
import { isHeadCovered, isHeadSeen } from "./heads";
import { dowelOf, holesOf, type Fitting } from "./joint-holes";

/**
 * Makes the joints of a piece once all else is drilled. Pins, plates and runners stay where they are; a
 * fitting beside which too little wood would be left, or whose head a board would cover, moves along its
 * joint in both boards, towards the middle first. An eccentric's dowel is left out where there is no room
 * for both.
 */
export function makeJoints(assembly: Assembly): void {
  for (const joint of assembly.joints) {
    const width = widthOf(joint, assembly);
    const fitting = fittingOf(joint, assembly);
    // What lies along a cut is held as far below it as the board is thick there.
    const isAlongCut = assembly.boards[joint.end.board]!.turned !== undefined;
    for (const nominal of placesOf(joint, fitting, assembly)) {
      const inwards = nominal - (joint.end.from ?? 0) <= width / 2 ? 1 : -1;
      const moves = isAtStile(joint, assembly) ? STILE_MOVES : MOVES[fitting];
      const places = moves.map((move) => nominal + move * inwards);
      const holesAt = (place: number) => holesOf(joint, fitting, place, assembly);
      const dowelAt = (place: number) => dowelOf(joint, place, assembly);
      const areFree = (holes: ReturnType<typeof holesOf>) =>
        !holes.some(({ board, hole }) => clashes(hole, board, isAlongCut));
      const isFree = (place: number) =>
        areFree(holesAt(place)) && !isHeadCovered(joint, fitting, place, assembly);
      const hasDowels = fitting === "eccentric" && width >= NARROW;
      const dowelled = hasDowels
        ? places.find((place) => areFree(dowelAt(place)) && isFree(place))
        : undefined;
      const place = dowelled ?? places.find(isFree) ?? nominal;
      const holes = [...holesAt(place), ...(dowelled === undefined ? [] : dowelAt(place))];
      for (const { board, hole } of holes) board.machining.push(hole);
      count(assembly, fitting);
      if (dowelled !== undefined) count(assembly, "dowel");
      if (fitting === "connector" && isHeadSeen(joint, assembly)) count(assembly, "cap");
    }
  }
}

/** How much of a board's width is at the other board of a joint, in mm. */
function widthOf({ end }: Joint, { boards }: Assembly): number {
  return end.stretch ?? boards[end.board]!.width;
}

/** Whether a joint is at a stile, which is so narrow that fittings move by smaller steps. */
function isAtStile({ end, into }: Joint, { boards }: Assembly): boolean {
  return [end, into].some(({ board }) => boards[board]!.name === "stile");
}

/** How far fittings move at most, in mm: inwards before outwards, connectors by halves of the pitch. */
const CONNECTOR_MOVES = [0, 1, 2, 3, -1, -2, -3].map((steps) => (steps * PITCH) / 2);
const ECCENTRIC_MOVES = bothWays(12, PITCH / 4);
const STILE_MOVES = bothWays(24, PITCH / 8);
const MOVES: Record<Fitting, number[]> = {
  connector: CONNECTOR_MOVES,
  "shelf-eccentric": CONNECTOR_MOVES,
  eccentric: ECCENTRIC_MOVES,
};

/** None, then one inwards, one outwards, and so on up to so many steps. */
function bothWays(most: number, step: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, index) => {
    const steps = Math.ceil(index / 2);
    return (index % 2 === 1 ? steps : -steps) * step;
  });
}

/** How near in height two shelves at a partition are where no screw can be driven from between them. */
const SAME_HEIGHT = 25;

/**
 * What the owner's rules want; but no screw goes through a top that lies over the sides, and of two
 * shelves at one height on both sides of a partition the right one would hide the screws of the left one,
 * and is lowered onto eccentrics itself.
 */
function fittingOf(joint: Joint, assembly: Assembly): Fitting {
  const { end, into } = joint;
  const { boards, joints, rules } = assembly;
  const [board, other] = [boards[end.board]!, boards[into.board]!];
  if (other.name === "top" && into.face === "low" && isOver(other, board)) return "eccentric";
  const choice = jointChoices[rules.joints];
  if (choice === "eccentrics" || (choice === "hidden" && isHeadSeen(joint, assembly))) {
    return "eccentric";
  }
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
 * Where its fittings are along a joint, in mm from the front or lower edge of the board that ends there.
 * A shelf's left end has them half a pitch nearer to the middle, so that those of shelves on both sides
 * of a partition pass each other.
 */
function placesOf(joint: Joint, fitting: Fitting, assembly: Assembly): number[] {
  const { end, into } = joint;
  const { name } = assembly.boards[end.board]!;
  const width = widthOf(joint, assembly);
  const { from = 0 } = end;
  // Beside a light's groove a stile has no room for two housings.
  const isHeld = assembly.boards[into.board]!.name === "stile";
  const isLow = fitting === "eccentric" && (width < LOW || isHeld);
  if (isLow || (isAtStile(joint, assembly) && width < NARROW_STILE))
    return [from + Math.round(width / 2)];
  const outer = fitting === "eccentric" ? OUTER_ECCENTRIC : OUTER_CONNECTOR;
  const inset = width < NARROW ? width / 4 : outer;
  const connectors = connectorsOf(width);
  const step = (width - 2 * inset) / (connectors - 1);
  const isShifted = name === "fixed-shelf" && end.face === "start" && end.from === undefined;
  return Array.from({ length: connectors }, (_, index) => {
    const place = inset + index * step;
    const shift = place <= width / 2 ? PITCH / 2 : -PITCH / 2;
    return from + Math.round(place) + (isShifted ? shift : 0);
  });
}

/** Connectors of a joint by its length. */
export function connectorsOf(length: number): number {
  if (length <= 400) return 2;
  if (length <= 700) return 3;
  return 3 + Math.ceil((length - 700) / 300);
}

const OUTER_CONNECTOR = 50;
const OUTER_ECCENTRIC = 60;
/** On narrower boards the outer fittings are a quarter of it from its edges, and eccentrics without dowels. */
const NARROW = 140;
/** Boards that are narrower have one eccentric. */
const LOW = 60;
