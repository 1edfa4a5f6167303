import type { Cut } from "../piece";
import { addBoard, count, type Assembly } from "./assembly";
import { bevelReach } from "./bevel";
import { connectorsOf } from "./joints";
import { ceiled, floored, undersideAt, type SlantedBody } from "./slant";

/** How high an upright of a slanted body is that stands so high, and how its upper end is sawn. */
export function uprightUnder(
  body: SlantedBody,
  { x, y, width }: { x: number; y: number; width: number },
): { height: number; bevels: { front: 0; rear: 0; right: number } } {
  const { falls, degrees } = body.slant;
  const isLeft = falls === "left";
  const height = floored(undersideAt(body, isLeft ? x + width : x)) - y;
  return { height, bevels: { front: 0, rear: 0, right: isLeft ? degrees : -degrees } };
}

/**
 * The top over the uprights of a slanted body, its ends sawn plumb. No screw goes slanting: it is held by brackets.
 * Returns its index.
 */
export function addTopOver(
  assembly: Assembly,
  body: SlantedBody,
  index: number,
  uprights: number[],
): number {
  const { boards, design, rules } = assembly;
  const { thickness: t } = design;
  const { x, width, depth } = body.place;
  const { falls, low, rise, degrees, plumb } = body.slant;
  const long = Math.hypot(1, rise);
  const length = ceiled(width * long + t * rise);
  const at = { x, y: low - plumb, z: 0, depth };
  const top = addBoard(assembly, {
    name: "slanted-top",
    stock: "body",
    body: index,
    place: { ...at, width: length, height: t },
    lengthAxis: "x",
    thicknessAxis: "y",
    edges: { front: rules.edges.body },
  });
  const board = boards[top]!;
  board.place = { ...at, width, height: width * rise + t * long };
  const turned = falls === "left" ? -degrees : degrees;
  board.turned = { degrees: turned, isAcross: true };
  board.bevels = { front: 0, rear: 0, left: turned, right: -turned };
  for (const upright of uprights) {
    count(assembly, "bracket", connectorsOf(boards[upright]!.width));
  }
  return top;
}

/** How high a back is whose lower edge is so high, up into the groove of a slanted top, and the cut through it. */
export function backUnder(
  body: SlantedBody,
  { x, right, y }: { x: number; right: number; y: number },
  into: number,
): { height: number; cut: Cut } {
  const reach = into * Math.hypot(1, body.slant.rise);
  const [left, other] = [x, right].map((at) => floored(undersideAt(body, at) + reach) - y);
  return {
    height: Math.max(left!, other!),
    cut: { from: { u: right - x, v: other! }, to: { u: 0, v: left! } },
  };
}

/** How far up the inner face of an upright goes, whose groove ends there below a slanted top. */
export function faceUnder({ boards }: Assembly, upright: number, face: "low" | "high"): number {
  const { length, thickness, bevels } = boards[upright]!;
  const right = bevels?.right ?? 0;
  const isLess = face === "high" ? right < 0 : right > 0;
  return Math.floor(isLess ? length - bevelReach(right, thickness) : length);
}

/** The groove in the lower face of a slanted top, from one side's groove to the other's. */
export function cutTopGroove(
  assembly: Assembly,
  { slant, place }: SlantedBody,
  top: number,
  z: number,
): void {
  const { boards, design, rules } = assembly;
  const { groove } = rules.back;
  const long = Math.hypot(1, slant.rise);
  const beside = design.thickness - groove;
  // The lower face begins where the rectangle does at a left end that is the low one, else so much farther.
  const begins = slant.falls === "left" ? 0 : design.thickness * slant.rise;
  const from = Math.floor(begins + beside * long);
  const to = Math.ceil(begins + (place.width - beside) * long);
  boards[top]!.machining.push({
    kind: "groove",
    face: "low",
    u: from,
    v: z,
    length: to - from,
    width: rules.backBoard,
    depth: groove,
  });
}
