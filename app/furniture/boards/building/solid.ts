import type { Axis, Board } from "../piece";
import { extents, widthAxis } from "./assembly";
import { bevelReach } from "./bevel";
import { outlineOf } from "./outline";

/** A corner of a prism's outline, in mm of the piece: the two axes that it does not run along, in the order x, y, z. */
interface Corner {
  a: number;
  b: number;
}

/** What a board fills: a convex outline, counterclockwise with `a` to the right and `b` up, as long as it is along an axis. */
export interface Prism {
  axis: Axis;
  /** Where it begins and ends along the axis, in mm of the piece. */
  from: number;
  to: number;
  outline: Corner[];
}

type Solid = Pick<
  Board,
  "place" | "width" | "thickness" | "lengthAxis" | "thicknessAxis" | "cuts" | "turned" | "bevels"
>;

/**
 * What a board fills where it stands: all that is drawn, modelled and proven of its shape reads it. It runs along the
 * board's thickness; of a turned or bevelled board along the axis about which it is, as its bevels are in its outline.
 */
export function solidOf(board: Solid): Prism {
  if (board.turned?.isAcross) return slantedSolid(board, board.turned.degrees);
  if (board.bevels?.right) return uprightSolid(board, board.bevels.right);
  if (board.turned) {
    const { degrees } = board.turned;
    return board.bevels ? plumbSolid(board, degrees) : turnedSolid(board, degrees);
  }
  const { place, lengthAxis, thicknessAxis } = board;
  const across = widthAxis(lengthAxis, thicknessAxis);
  // As it stands it may be smaller than it is sawn.
  const length = place[extents[lengthAxis]];
  const width = place[extents[across]];
  const corners = outlineOf({ length, width, cuts: board.cuts }).map(({ u, v }) => ({
    [lengthAxis]: place[lengthAxis] + u,
    [across]: place[across] + v,
  }));
  const [a, b] = (["x", "y", "z"] as const).filter((axis) => axis !== thicknessAxis);
  const outline = corners.map((corner) => ({ a: corner[a!]!, b: corner[b!]! }));
  const from = place[thicknessAxis];
  return {
    axis: thicknessAxis,
    from,
    to: from + place[extents[thicknessAxis]],
    outline: a === lengthAxis ? outline : outline.reverse(),
  };
}

/** Its edges are square: a rectangle that is turned about the middle of the box around it. */
function turnedSolid(board: Solid, degrees: number): Prism {
  const { place, thickness, width } = board;
  const [deep, high] = board.thicknessAxis === "y" ? [width, thickness] : [thickness, width];
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = { a: place.y + place.height / 2, b: place.z + place.depth / 2 };
  const corner = (backwards: number, upwards: number): Corner => ({
    a: middle.a + (backwards * deep * sin + upwards * high * cos) / 2,
    b: middle.b + (backwards * deep * cos - upwards * high * sin) / 2,
  });
  return {
    axis: "x",
    from: place.x,
    to: place.x + place.width,
    outline: [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)],
  };
}

/** It is bevelled so that its edges are plumb: from the front to the rear of the box around it, its rear lower. */
function plumbSolid({ place, thickness }: Solid, degrees: number): Prism {
  const plumb = thickness / Math.cos((degrees * Math.PI) / 180);
  const { y, z, height, depth } = place;
  return {
    axis: "x",
    from: place.x,
    to: place.x + place.width,
    outline: [
      { a: y + height - plumb, b: z },
      { a: y + height, b: z },
      { a: y + plumb, b: z + depth },
      { a: y, b: z + depth },
    ],
  };
}

/** It is bevelled so that its ends are plumb: from the left to the right of the box around it. */
function slantedSolid({ place }: Solid, degrees: number): Prism {
  const { x, y, z, width, height, depth } = place;
  const plumb = height - width * Math.abs(Math.tan((degrees * Math.PI) / 180));
  const [left, right] = degrees > 0 ? [height - plumb, 0] : [0, height - plumb];
  return {
    axis: "z",
    from: z,
    to: z + depth,
    outline: [
      { a: x, b: y + left },
      { a: x + width, b: y + right },
      { a: x + width, b: y + right + plumb },
      { a: x, b: y + left + plumb },
    ],
  };
}

/** It stands below a slanted top: its upper end is bevelled. */
function uprightSolid({ place, thickness }: Solid, degrees: number): Prism {
  const { x, y, z, width, height, depth } = place;
  const reach = bevelReach(degrees, thickness);
  return {
    axis: "z",
    from: z,
    to: z + depth,
    outline: [
      { a: x, b: y },
      { a: x + width, b: y },
      { a: x + width, b: y + height - (degrees < 0 ? reach : 0) },
      { a: x, b: y + height - (degrees > 0 ? reach : 0) },
    ],
  };
}
