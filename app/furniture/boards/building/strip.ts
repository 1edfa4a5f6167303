import { longestBoard } from "../limits";
import type { Board, Cut } from "../piece";
import { addBoard, type Assembly } from "./assembly";
import { ceiled, floored, fromLowEnd, lineAt, type SlantedBody } from "./slant";

/**
 * Where a strip begins and ends, in mm from the left wall; how far apart walls are and may be beside it; how high, plumb,
 * it stands up to the ceiling.
 */
interface Ends {
  x: number;
  right: number;
  room: number;
  uneven: number;
  /** From the left wall to the piece. */
  standing: number;
  gap: number;
}

/**
 * The strip that closes what is between a slanted top and the ceiling, whose ends are cut plumb on the spot: it is sawn
 * square, wider by what is scribed to the ceiling, and longer by what is to a wall. One longer than a board can be is in parts.
 */
export function addStrip(
  assembly: Assembly,
  body: SlantedBody,
  index: number,
  { x, right, room, uneven, standing, gap }: Ends,
): void {
  const { design, rules, chosen, frontThickness } = assembly;
  const { lessHeight, scribe } = rules.niche;
  const { slant } = body;
  const { rise, degrees, falls } = slant;
  const long = Math.hypot(1, rise);
  const width = lessHeight + scribe;
  const more = Math.ceil(uneven + scribe);
  const from = x <= 0 ? -more : x;
  const to = right >= room ? room + more : right;
  const sloped = (to - from) * long;
  const count = Math.ceil((sloped + width * rise) / longestBoard(design, chosen, rules));
  const share = (to - from) / count;
  for (let part = 0; part < count; part++) {
    const own = { x: from + part * share, right: from + (part + 1) * share };
    const seen = { x: Math.max(0, own.x), right: Math.min(room, own.right) };
    const length = ceiled((own.right - own.x) * long + width * rise);
    const isLeft = falls === "left";
    const strip = addBoard(assembly, {
      name: "strip",
      stock: "front",
      body: index,
      place: { ...boxOf(own, width * long), width: length, height: width },
      lengthAxis: "x",
      thicknessAxis: "z",
      scribed: boxOf(seen, gap),
    });
    const board = assembly.boards[strip]!;
    board.place = boxOf(own, width * long);
    board.turned = { degrees: isLeft ? -degrees : degrees, isAcross: true };
  }

  /** The box around a strip so high, plumb. */
  function boxOf(ends: { x: number; right: number }, plumb: number) {
    const low = falls === "left" ? ends.x : ends.right;
    const across = ends.right - ends.x;
    return {
      x: ends.x - standing,
      y: lineAt(slant, fromLowEnd(body, low - standing)),
      z: 0,
      width: across,
      height: across * rise + plumb,
      depth: frontThickness,
    };
  }
}

/** A stretch between two places from the left wall, in mm. */
interface Stretch {
  x: number;
  right: number;
}

/** The filler between a slanted body and a wall, cut along the line of its top below the strip there. */
export function addFillerUnder(
  assembly: Assembly,
  body: SlantedBody,
  index: number,
  { sawn, seen }: Record<"sawn" | "seen", Stretch>,
  standing: number,
): void {
  const whole = sawn.right - sawn.x;
  const [first = 0, last = 0] = [sawn.x, sawn.right].map((at) =>
    floored(lineAt(body.slant, fromLowEnd(body, at - standing))),
  );
  const highAt = (at: number) => first + ((last - first) * (at - sawn.x)) / whole;
  const [own, scribed] = [sawn, seen].map(({ x, right }) => {
    const [from, to] = [
      { u: highAt(x), v: 0 },
      { u: highAt(right), v: right - x },
    ];
    const at = { x: x - standing, y: 0, z: 0, depth: assembly.frontThickness };
    const place = { ...at, width: right - x, height: Math.max(from.u, to.u) };
    return { place, cuts: [{ from, to }] };
  }) as [Shape, Shape];
  addBoard(assembly, {
    name: "filler",
    stock: "front",
    body: index,
    ...own,
    lengthAxis: "y",
    thicknessAxis: "z",
    scribed: scribed.place,
    scribedCuts: scribed.cuts,
  });
}

type Shape = Pick<Board, "place"> & { cuts: Cut[] };
