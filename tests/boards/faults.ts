import type { Design } from "~/furniture/boards/design";
import { longestPassing } from "~/furniture/boards/limits";
import type { Board, Piece } from "~/furniture/boards/piece";
import { hdfSheet, usable, type Chosen, type Rules } from "~/furniture/boards/rules";

/** What a board fills; thin boards end in grooves, where they may be inside another. */
export function solid({ place, thickness, thicknessAxis }: Board, { back }: Rules) {
  const into = thickness < 10 ? back.groove : 0;
  const at = (axis: "x" | "y" | "z") => (axis === thicknessAxis ? 0 : into);
  return {
    x: place.x + at("x"),
    right: place.x + place.width - at("x"),
    y: place.y + at("y"),
    top: place.y + place.height - at("y"),
    z: place.z + at("z"),
    rear: place.z + place.depth - at("z"),
  };
}

export type Solid = ReturnType<typeof solid>;

export function overlap(one: Solid, other: Solid): boolean {
  const slack = 0.01;
  return (
    one.x < other.right - slack &&
    other.x < one.right - slack &&
    one.y < other.top - slack &&
    other.y < one.top - slack &&
    one.z < other.rear - slack &&
    other.z < one.rear - slack
  );
}

type Corner = readonly [y: number, z: number];

/** What is seen of a board from its side: a rectangle, turned about the middle of its place as the board is. */
export function sectionOf(board: Board, { y, top, z, rear }: Solid): Corner[] {
  if (board.turned) return turnedSection(board, board.turned.degrees);
  return [
    [y, z],
    [top, z],
    [top, rear],
    [y, rear],
  ];
}

/** The same of a board with square edges that is turned by so many degrees. */
export function turnedSection(board: Board, degrees: number): Corner[] {
  const { place, width, thickness, thicknessAxis } = board;
  const angle = (degrees * Math.PI) / 180;
  const [up, back] = thicknessAxis === "y" ? [thickness, width] : [width, thickness];
  const middle = [place.y + place.height / 2, place.z + place.depth / 2] as const;
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([one, other]) => {
    const [dy, dz] = [(one * up) / 2, (other * back) / 2];
    return [
      middle[0] + dy * Math.cos(angle) - dz * Math.sin(angle),
      middle[1] + dy * Math.sin(angle) + dz * Math.cos(angle),
    ];
  });
}

/** Whether two convex outlines meet: no line along one of their edges has them on its two sides. */
function meet(one: Corner[], other: Corner[]): boolean {
  return [one, other].every((corners) =>
    corners.every(([y, z], index) => {
      const [nextY, nextZ] = corners[(index + 1) % corners.length]!;
      const long = Math.hypot(nextY - y, nextZ - z);
      const along = (all: Corner[]) =>
        all.map((corner) => ((nextZ - z) * corner[0] - (nextY - y) * corner[1]) / long);
      const [its, others] = [along(one), along(other)];
      const apart = Math.max(
        Math.min(...others) - Math.max(...its),
        Math.min(...its) - Math.max(...others),
      );
      return apart < -0.01;
    }),
  );
}

/** The first two boards that are in the same place. */
export function findOverlap({ boards }: Piece, rules: Rules): string | undefined {
  const solids = boards.map((board) => solid(board, rules));
  const areTurned = (index: number, at: number) => boards[index]!.turned ?? boards[at]!.turned;
  for (const [index, one] of solids.entries()) {
    const other = solids.findIndex(
      (each, at) =>
        at > index &&
        overlap(one, each) &&
        (!areTurned(index, at) ||
          meet(sectionOf(boards[index]!, one), sectionOf(boards[at]!, each))),
    );
    if (other !== -1) {
      return `${JSON.stringify(boards[index])} is in ${JSON.stringify(boards[other])}`;
    }
  }
  return undefined;
}

/** Boards that no sheet of theirs gives, that do not get into the room, or that no saw cuts. */
export function findNotCut(
  { boards }: Piece,
  design: Pick<Design, "wayIn">,
  made: Chosen,
  rules: Rules,
): Board[] {
  return boards.filter(({ stock, cut, length, width }) => {
    if (stock === "worktop") {
      const { longest, depth } = rules.worktop;
      return length > Math.min(longest, longestPassing(design.wayIn, width)) || width > depth;
    }
    const sheet = stock === "body" || stock === "front" ? made[stock].sheet : hdfSheet(rules);
    const most = usable(sheet, rules);
    const fits = cut.length <= most.length && cut.width <= most.width;
    const turned = stock === "hdf" && cut.width <= most.length && cut.length <= most.width;
    const passes = stock === "hdf" || length <= longestPassing(design.wayIn, width);
    return !(fits || turned) || !passes || Math.min(cut.length, cut.width) < 20;
  });
}

/** Holes and grooves that are not on their board, or go through it by mistake. */
export function findWrongWork({ boards }: Piece): string[] {
  return boards.flatMap((board) =>
    board.machining
      .filter((work) => {
        const isOn = work.u >= 0 && work.u <= board.length && work.v >= 0;
        const most = work.kind === "groove" ? board.thickness / 2 : board.thickness;
        if (work.kind === "cut-out") {
          const ends = [work.u + work.length, work.v + work.width] as const;
          if (ends[0] > board.length || ends[1] > board.width) return true;
        }
        const isInEnd = work.kind === "hole" && !["low", "high"].includes(work.face);
        return !isOn || work.v > board.width || (!isInEnd && work.depth > most);
      })
      .map((work) => `${board.name} ${JSON.stringify(work)}`),
  );
}
