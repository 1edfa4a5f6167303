import type { Slope } from "../design";
import { longestPassing } from "../limits";
import type { Body } from "../piece";
import { usable } from "../rules";
import { addBoard, type Assembly } from "./assembly";
import { highestUnder } from "./fit-slope";
import { bodyHeightAt, standUnder } from "./slope";
import { closeUnder, type Stretch } from "./under-ceiling";

/**
 * The boards that close a niche under a slope, with what is scribed on the spot: a filler at each wall, or a panel
 * before what is too low for a body, and a step board over each body that is as high as it can be. Those that the
 * ceiling cuts are cut obliquely, and stand up to it.
 */
export function addSlopeFillers(assembly: Assembly, place: Slope, bodies: Body[]): void {
  const { design, rules, chosen, frontThickness } = assembly;
  const { scribe } = rules.niche;
  const standing = standUnder(place, design.width, rules);
  const room = Math.min(...place.widths);
  // Walls that are farther apart than at their nearest: so much on each side.
  const uneven = (Math.max(...place.widths) - room) / 2;
  const highest = Math.min(design.height, highestUnder(design, place, chosen, rules));
  const gapAt = (side: "left" | "right") => (side === place.falls ? standing.low : standing.high);
  const panelSide = standing.hasPanel ? place.falls : undefined;
  const last = bodies.length - 1;

  if (panelSide) {
    const top = { y: 0, top: Infinity };
    addAtWall("panel", panelSide, panelSide === "left" ? 0 : last, top);
  }
  for (const side of ["left", "right"] as const) {
    if (side === panelSide) continue;
    const index = side === "left" ? 0 : last;
    addAtWall("filler", side, index, { y: 0, top: bodies[index]!.place.height });
  }
  for (const [index, body] of bodies.entries()) {
    const { x, width, height } = body.place;
    const fromLow = standing.low + (place.falls === "left" ? x : design.width - x - width);
    const isHighest = height >= Math.min(highest, bodyHeightAt(place, fromLow, rules));
    if (!place.closed || !isHighest || design.height < highest) continue;
    const beyond = (side: "left" | "right", at: number) =>
      index === at && side !== panelSide ? gapAt(side) : 0;
    const [left, right] = [beyond("left", 0), beyond("right", last)];
    const ends = { x: standing.x + x - left, right: standing.x + x + width + right };
    add("step-board", index, { ...ends, y: height, top: Infinity });
  }

  function addAtWall(
    name: "panel" | "filler",
    side: "left" | "right",
    index: number,
    { y, top }: Pick<Stretch, "y" | "top">,
  ): void {
    const [from, to] = [standing.x, standing.x + design.width];
    const ends = side === "left" ? { x: 0, right: from } : { x: to, right: room };
    add(name, index, { ...ends, y, top });
  }

  /** Adds the boards of a stretch between two places of the room, wider by what is scribed at a wall. */
  function add(
    name: "panel" | "filler" | "step-board",
    body: number,
    { x, right, y, top }: { x: number; right: number; y: number; top: number },
  ): void {
    const beyond = {
      left: x <= 0 ? uneven + scribe : 0,
      right: right >= room ? uneven + scribe : 0,
    };
    // The end at a body is kept, and the sawn board is whole millimetres from there.
    const whole = Math.ceil(right - x + beyond.left + beyond.right);
    const from = beyond.right > 0 ? x : right - whole;
    const parts = partsOf(
      whole,
      (width, at) => closeUnder(place, { x: from + at, width, y, top }, scribe, true).height,
    );
    for (const [at, width] of parts) {
      const sawn = { x: from + at, width, y, top };
      const ends = [Math.max(0, sawn.x), Math.min(room, sawn.x + width)] as const;
      const seen = { x: ends[0], width: ends[1] - ends[0], y, top };
      const { height, cuts } = closeUnder(place, sawn, scribe, true);
      const scribed = closeUnder(place, seen, 0, false);
      const box = { y, z: 0, depth: frontThickness };
      addBoard(assembly, {
        name,
        stock: "front",
        body,
        place: { ...box, x: sawn.x - standing.x, width, height },
        lengthAxis: "y",
        thicknessAxis: "z",
        scribed: { ...box, x: seen.x - standing.x, width: seen.width, height: scribed.height },
        ...(cuts && { cuts }),
        ...(scribed.cuts && { scribedCuts: scribed.cuts }),
      });
    }
  }

  /** One board, or as many beside each other as its sheets and the way in want: where each begins, and its width. */
  function partsOf(whole: number, heightOf: (width: number, at: number) => number) {
    const sheet = usable(chosen.front.sheet, rules);
    const passes = (length: number, width: number) =>
      length <= longestPassing(design.wayIn, width) ||
      width <= longestPassing(design.wayIn, length);
    for (let count = 1; ; count++) {
      const share = Math.ceil(whole / count);
      const parts = Array.from({ length: count }, (_, index) => {
        const at = index * share;
        return [at, Math.min(share, whole - at)] as const;
      });
      const areGood = parts.every(([at, width]) => {
        const height = heightOf(width, at);
        return height <= sheet.length && width <= sheet.width && passes(height, width);
      });
      if (areGood || share < SHORTEST_SHARE) return parts;
    }
  }
}

/** A board is parted no more where its parts would be narrower than this, in mm. */
const SHORTEST_SHARE = 200;
