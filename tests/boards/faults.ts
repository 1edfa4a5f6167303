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

/** The first two boards that are in the same place. */
export function findOverlap({ boards }: Piece, rules: Rules): string | undefined {
  const solids = boards.map((board) => solid(board, rules));
  for (const [index, one] of solids.entries()) {
    const other = solids.findIndex((each, at) => at > index && overlap(one, each));
    if (other !== -1) {
      return `${JSON.stringify(boards[index])} is in ${JSON.stringify(boards[other])}`;
    }
  }
  return undefined;
}

/** Boards that no sheet of theirs gives, that do not get into the room, or that no saw cuts. */
export function findNotCut({ boards }: Piece, design: Design, made: Chosen, rules: Rules): Board[] {
  return boards.filter(({ stock, cut, length, width }) => {
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
        const isInEnd = work.kind === "hole" && (work.face === "start" || work.face === "end");
        return !isOn || work.v > board.width || (!isInEnd && work.depth > most);
      })
      .map((work) => `${board.name} ${JSON.stringify(work)}`),
  );
}
