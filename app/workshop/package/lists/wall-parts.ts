import type { IsometricPart } from "~/furniture/board-drawings/isometric";
import type { Piece } from "~/furniture/boards/piece";
import { boxInRoom, type PieceLeg } from "~/furniture/boards/standing";

import type { RunStep } from "./run-steps";
import { levelsOf } from "./run-steps";

/** How thick a wall is drawn, how high a line on it and a hanging rail are, how far a rail is below upper edges, in mm. */
const [WALL, LINE, RAIL, BELOW] = [10, 24, 36, 60];

/** What stands for its body in a picture of several: the name of the body is written once, on what one sees from above. */
export function bodyMark({ boards }: Piece, at: number): string | null {
  const { body } = boards[at]!;
  const own = boards.flatMap((board, index) => (board.body === body ? [{ board, index }] : []));
  const seen =
    own.find(({ board }) => board.name === "top") ??
    own.find(({ board }) => board.name === "traverse");
  return seen?.index === at ? `M${body + 1}` : null;
}

/**
 * The wall behind a leg of a run up to a step, with the lines of its levels, and the rail that wall modules hang on, as
 * the leg lies in the picture.
 */
export function wallParts(
  piece: Piece,
  { piece: leg, stands }: PieceLeg,
  before: { kind: string }[],
): IsometricPart[] {
  const { bounds, bodies } = leg;
  const { y: floor, height: high } = piece.bounds;
  const rear = bounds.z + bounds.depth;
  const across = { x: bounds.x, width: bounds.width };
  const { bases } = levelsOf(piece);
  const { walls } = levelsOf(leg);
  const last = before.at(-1)!.kind;
  const part = (y: number, height: number, from: number, depth: number, isNew: boolean) => ({
    box: boxInRoom({ stands }, { ...across, y, height, z: from, depth }),
    isNew,
    number: null,
  });
  const isMarking = last === ("level" satisfies RunStep["kind"]);
  const lines = isMarking ? [bases, walls].filter((level) => level !== undefined) : [];
  const hung = bodies.filter(({ place }) => walls !== undefined && place.z > 0);
  const rail: RunStep["kind"] = "hanging-rail";
  const isHung = hung.length > 0 && before.some(({ kind }) => kind === rail);
  return [
    part(floor, high, rear, WALL, false),
    ...lines.map((level) => part(level - LINE / 2, LINE, rear - 1, 1, true)),
    ...(isHung
      ? hung.map(({ place }) => ({
          box: boxInRoom(
            { stands },
            {
              x: place.x,
              width: place.width,
              y: place.y + place.height - BELOW,
              height: RAIL,
              z: rear - 2,
              depth: 2,
            },
          ),
          isNew: last === rail,
          number: null,
        }))
      : []),
  ];
}
