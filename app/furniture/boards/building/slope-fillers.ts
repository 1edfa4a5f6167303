import type { Across } from "../design";
import { longestBoard, longestPassing } from "../limits";
import type { Body } from "../piece";
import { usable } from "../rules";
import { addBoard, type Assembly } from "./assembly";
import { highestUnder } from "./fit-slope";
import { isSlantedBody } from "./slant";
import { bodyHeightAt, ceilingFromLow, standUnder } from "./slope";
import { addFillerUnder, addStrip } from "./strip";
import { closeUnder, rowsUnder, type Stretch } from "./under-ceiling";

type Name = "panel" | "filler" | "step-board" | "ceiling-board";

/**
 * The boards that close a niche under a slope, with what is scribed on the spot: a filler at each wall, or a panel
 * before what is too low for a body, and step boards over each body that is as high as it can be; over one that slants a
 * strip, over those beside it ceiling boards. Those that the ceiling cuts are cut obliquely, and stand up to it.
 */
export function addSlopeFillers(assembly: Assembly, place: Across, bodies: Body[]): void {
  const { design, rules, chosen, frontThickness } = assembly;
  const { scribe } = rules.niche;
  const standing = standUnder(place, design.width, rules);
  const room = Math.min(...place.widths);
  // Walls that are farther apart than at their nearest: so much on each side.
  const uneven = (Math.max(...place.widths) - room) / 2;
  const sheet = usable(chosen.front.sheet, rules);
  const longest = longestBoard(design, chosen, rules);
  const last = bodies.length - 1;
  const hasPanel = (side: "left" | "right") => standing.hasPanel && side === place.falls;

  for (const [side, index] of [
    ["left", 0],
    ["right", last],
  ] as const) {
    const end = standing.x + design.width;
    const ends = side === "left" ? { x: 0, right: standing.x } : { x: end, right: room };
    if (hasPanel(side)) close("panel", index, { ...ends, y: 0, top: Infinity });
    else closeBeside(bodies[index]!, index, ends);
  }
  if (!place.closed) return;
  const highest = highestUnder(design, place, chosen, rules);
  const name = bodies.some(isSlantedBody) ? "ceiling-board" : "step-board";
  for (const [index, body] of bodies.entries()) {
    const { x, width, height } = body.place;
    const fromLow = standing.low + (place.falls === "left" ? x : design.width - x - width);
    const isAtWall = { left: index === 0, right: index === last };
    const ends = {
      x: isAtWall.left && !hasPanel("left") ? 0 : standing.x + x,
      right: isAtWall.right && !hasPanel("right") ? room : standing.x + x + width,
    };
    if (isSlantedBody(body)) {
      const gap = ceilingFromLow(place, standing.low) - body.slant.low;
      addStrip(assembly, body, index, { ...ends, room, uneven, standing: standing.x, gap });
      continue;
    }
    if (height + HAIR < Math.min(highest, bodyHeightAt(place, fromLow, rules))) continue;
    close(name, index, { ...ends, y: height, top: Infinity });
  }

  /** The filler beside a body, up to its top: below a slanted one along that. */
  function closeBeside(body: Body, index: number, ends: Pick<Stretch, "x" | "right">): void {
    if (!isSlantedBody(body)) {
      return close("filler", index, { ...ends, y: 0, top: body.place.height });
    }
    const { x, right } = ends;
    const more = Math.ceil(uneven + scribe);
    const sawn = { x: x <= 0 ? x - more : x, right: right >= room ? right + more : right };
    addFillerUnder(assembly, body, index, { sawn, seen: ends }, standing.x);
  }

  /** Adds the boards of a stretch: rows of them where it is higher than a board is long. */
  function close(name: Name, body: number, stretch: Stretch): void {
    for (const row of rowsUnder(place, stretch, scribe, longest)) addRow(name, body, row);
  }

  /** Adds a row of boards, wider by what is scribed at a wall: one, or as many as the way in wants. */
  function addRow(name: Name, body: number, { x, right, y, top }: Stretch): void {
    const more = uneven + scribe;
    const whole = Math.ceil(right - x + (x <= 0 ? more : 0) + (right >= room ? more : 0));
    // The end at a body is kept, and sawn boards are whole millimetres from there.
    const from = right >= room ? x : right - whole;
    for (const [at, width] of partsOf(whole, (at, to) => sawn(at, to).height)) {
      const own = { x: from + at, right: from + at + width };
      const seen = { x: Math.max(0, own.x), right: Math.min(room, own.right), y, top };
      const { height, cuts } = sawn(at, width);
      const stands = closeUnder(place, seen, 0, false);
      const box = { y, z: 0, depth: frontThickness };
      addBoard(assembly, {
        name,
        stock: "front",
        body,
        place: { ...box, x: own.x - standing.x, width, height },
        lengthAxis: "y",
        thicknessAxis: "z",
        scribed: {
          ...box,
          x: seen.x - standing.x,
          width: seen.right - seen.x,
          height: stands.height,
        },
        ...(cuts && { cuts }),
        ...(stands.cuts && { scribedCuts: stands.cuts }),
      });
    }

    function sawn(at: number, width: number) {
      const ends = { x: from + at, right: from + at + width };
      return closeUnder(place, { ...ends, y, top }, scribe, true);
    }
  }

  /** One board, or as many beside each other as its sheets and the way in want: where each begins, and its width. */
  function partsOf(whole: number, heightOf: (at: number, width: number) => number) {
    for (let count = 1; ; count++) {
      const share = Math.ceil(whole / count);
      const parts = Array.from({ length: Math.ceil(whole / share) }, (_, index) => {
        const at = index * share;
        return [at, Math.min(share, whole - at)] as const;
      });
      const areGood = parts.every(([at, width]) => {
        const height = heightOf(at, width);
        const passes =
          height <= longestPassing(design.wayIn, width) ||
          width <= longestPassing(design.wayIn, height);
        return width <= sheet.width && passes;
      });
      if (areGood || share < 2 * NARROWEST) return parts;
    }
  }
}

/** So much lower than it can be, in mm, a body still counts as high as it can be. */
const HAIR = 2;

/** No board is parted into narrower ones, in mm. */
const NARROWEST = 50;
