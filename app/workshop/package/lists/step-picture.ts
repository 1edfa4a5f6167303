import { drawIsometric, type IsometricPart } from "~/furniture/board-drawings/isometric";
import { prismOf } from "~/furniture/board-drawings/views";
import type { Board, Piece } from "~/furniture/boards/piece";
import {
  boxInRoom,
  legsInOrder,
  type PieceLeg,
  prismInRoom,
  roomAround,
  solidOf,
} from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import type { AssemblyStep } from "./assembly-steps";
import { boxOfLight, boxOfRail, upright } from "./bought-boxes";
import { isOfRun } from "./run-steps";
import { bodyMark, wallParts } from "./wall-parts";

const stepSheet = { width: 360, height: 330 };
const alone = { stands: undefined };

type Part = Pick<Partial<Board>, "body" | "stands">;

/** Legs of a piece as one looks at them at once, and those that an earlier picture shows. */
interface Sight {
  legs: PieceLeg[];
  shown: PieceLeg["bodies"];
}

/**
 * What the pictures of a step show side by side: all legs; of three the left ones, then the right ones, so that one
 * looks at the fronts of each.
 */
function sightsOf(piece: Piece): Sight[] {
  const legs = legsInOrder(piece);
  const [left, middle, right] = legs;
  if (!left || !middle || !right?.stands) return [{ legs, shown: [] }];
  const { stands, ...facing } = right;
  const turned = { ...middle, stands: roomAround(stands) };
  return [
    { legs: [left, middle], shown: [] },
    { legs: [turned, facing], shown: middle.bodies },
  ];
}

/**
 * The picture of a step as a whole SVG document: what stands already, and coloured and numbered what
 * the step adds. A body that is assembled on its own is drawn alone.
 */
export function drawStep(piece: Piece, steps: AssemblyStep[], index: number): string {
  const sights = steps[index]!.body === null ? sightsOf(piece) : sightsOf(piece).slice(0, 1);
  const { width, height } = stepSheet;
  const pictures = sights.map((sight, at) => {
    const inner = drawSight(piece, steps, index, sight);
    return at === 0 ? inner : `<g transform="translate(${at * width})">${inner}</g>`;
  });
  const wide = width * pictures.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" width="${wide}" height="${height}">` +
    `${pictures.join("")}</svg>`
  );
}

function drawSight(
  piece: Piece,
  steps: AssemblyStep[],
  index: number,
  { legs, shown: shownBefore }: Sight,
): string {
  const step = steps[index]!;
  const before = steps.slice(0, index + 1);
  const { body } = step;
  const standing = new Set(before.flatMap(({ stands = [] }) => stands));
  // Of a run one sees at the wall what stands there already.
  const isAtWall = body === null && isOfRun(piece);
  // What stands at 45° says so itself.
  const isSquare = ({ stands }: PieceLeg) => Math.abs(stands?.turn ?? 0) !== 0.5;
  const legOf = (of = 0) => legs.find((leg) => leg.bodies.includes(of) && isSquare(leg));
  // A body that is drawn alone is drawn from its front.
  const standsOf = ({ body: of, stands }: Part) => {
    if (stands) return { stands };
    return body === null ? legOf(of)! : alone;
  };
  const isIn = ({ body: of }: Part) => body !== null || legOf(of) !== undefined;
  const shown = new Set(
    before
      .filter((each) => body === null || each.body === body)
      .filter((each) => !isAtWall || each.body === null || standing.has(each.body))
      .flatMap(({ boards }) => boards),
  );
  const added = new Set(step.boards);
  const parts = piece.boards.flatMap((board, at): IsometricPart[] => {
    const number = at + 1;
    if (!shown.has(number) || !isIn(board)) return [];
    const isStood = body === null && step.stands?.includes(board.body) === true;
    // A box that stands at 45° fills less than the box around it.
    const prism = board.stands ? solidOf(board) : prismOf(board);
    const stands = standsOf(board);
    return [
      {
        box: boxInRoom(stands, board.place),
        prism: prism && prismInRoom(stands, prism),
        isNew: (isStood || added.has(number)) && !shownBefore.includes(board.body),
        number: isStood ? bodyMark(piece, at) : number,
      },
    ];
  });
  if (isAtWall) for (const leg of legs) parts.push(...wallParts(piece, leg, before));
  const placed = (part: Part, box: Box) => ({
    box: boxInRoom(standsOf(part), box),
    prism: part.stands && prismInRoom(part, upright(box)),
  });
  for (const [kind, bought] of [
    ["lights", piece.lights.filter(isIn).map((light) => placed(light, boxOfLight(light)))],
    ["rails", piece.rails.filter(isIn).map((rail) => placed(rail, boxOfRail(rail)))],
    ["pull-outs", piece.pullOuts.filter(isIn).map((one) => placed(one, one.place))],
  ] as const) {
    const at = steps.findIndex((one) => one.kind === kind);
    if (at === -1 || at > index) continue;
    parts.push(...bought.map((one) => ({ ...one, isNew: at === index, number: null })));
  }
  // Walls are drawn equally high.
  const { y, height } = piece.bounds;
  const bounds =
    body === null
      ? legs.map((leg) => boxInRoom(leg, { ...leg.piece.bounds, y, height }))
      : [piece.bodies[body]!.place];
  return drawIsometric(parts, bounds, stepSheet, isFromBehind(piece, step));
}

/** Whether the picture of a step is seen from behind: where it closes a body below a ceiling that falls away from the front. */
export function isFromBehind({ boards }: Piece, { body, boards: added }: AssemblyStep): boolean {
  const slanted = boards.find((board) => board.name === "slanted-top" && board.body === body);
  if (!slanted?.turned) return false;
  // Along the width it hides what is behind it, seen from the front, only where it falls to the left.
  if (slanted.turned.isAcross && slanted.turned.degrees > 0) return false;
  return added.every((number) => ["back", "slanted-top"].includes(boards[number - 1]!.name));
}
