import { fallsAcross, type Design, type Place, type Slope } from "../design";
import { largestInNiche, longestBoard } from "../limits";
import type { Body } from "../piece";
import { usable } from "../rules";
import { addBoard, type Assembly } from "./assembly";
import { tallestBehind } from "./fit-behind";
import { lowWallAt } from "./rear-cut";
import { ceilingFromLow } from "./slope";
import { addSlopeFillers } from "./slope-fillers";

interface Filler {
  /** Sawn, and once it is scribed. */
  sawn: number;
  standing: number;
}

/**
 * The boards that close the gaps to walls and ceiling. Each is wider than its gap, to be scribed to the
 * wall on the spot; `scribed` is where it stands then: up to the nearest wall.
 */
export function addFillers(assembly: Assembly, bodies: Body[]): void {
  const { design, rules, frontThickness } = assembly;
  const { place: room } = design;
  if (fallsAcross(room)) return addSlopeFillers(assembly, room, bodies);
  const { left, right, above } = fillersOf(room, design);
  for (const [index, { place }] of bodies.entries()) {
    const upright = { y: place.y, z: 0, height: place.height, depth: frontThickness };
    const add = (
      name: "filler" | "ceiling-board",
      at: Partial<typeof place>,
      scribed: Partial<typeof place>,
    ) =>
      addBoard(assembly, {
        name,
        stock: "front",
        body: index,
        place: { ...place, ...upright, ...at },
        lengthAxis: name === "filler" ? "y" : "x",
        thicknessAxis: "z",
        scribed: { ...place, ...upright, ...at, ...scribed },
      });
    if (left && place.x === 0) {
      const { sawn, standing } = left;
      add("filler", { x: -sawn, width: sawn }, { x: -standing, width: standing });
    }
    if (right && place.x + place.width === design.width) {
      const { sawn, standing } = right;
      add("filler", { x: design.width, width: sawn }, { width: standing });
    }
    if (!above || place.y + place.height !== design.height) continue;
    // It also covers the fillers; one longer than a board can be is two.
    const end = place.x + place.width;
    const beyond = {
      left: place.x === 0 ? left : undefined,
      right: end === design.width ? right : undefined,
    };
    const from = place.x - (beyond.left?.sawn ?? 0);
    const to = end + (beyond.right?.sawn ?? 0);
    const longest = longestBoard(design, assembly.chosen, rules);
    const cuts = to - from > longest ? [from, Math.round((from + to) / 2), to] : [from, to];
    for (const [part, x] of cuts.slice(0, -1).entries()) {
      const right = cuts[part + 1]!;
      const seen = {
        x: x === from ? place.x - (beyond.left?.standing ?? 0) : x,
        right: right === to ? end + (beyond.right?.standing ?? 0) : right,
      };
      for (const { from: up, sawn, standing } of rowsOf(above)) {
        add(
          "ceiling-board",
          { y: design.height + up, height: sawn, x, width: right - x },
          { height: standing, x: seen.x, width: seen.right - seen.x },
        );
      }
    }
  }

  /** One board, or rows above each other under a high slope, none wider than its sheet and what gets in anyway. */
  function rowsOf({ sawn, standing }: Filler): (Filler & { from: number })[] {
    const widest = Math.min(usable(assembly.chosen.front.sheet, rules).width, rules.widestDoor);
    const count = room.kind === "slope" ? Math.ceil(sawn / widest) : 1;
    const share = Math.ceil(sawn / count);
    return Array.from({ length: count }, (_, row) => {
      const from = row * share;
      return row === count - 1
        ? { from, sawn: sawn - from, standing: standing - from }
        : { from, sawn: share, standing: share };
    });
  }

  function fillersOf(
    place: Place,
    { width, height }: Pick<Design, "width" | "height">,
  ): Record<"left" | "right" | "above", Filler | undefined> {
    // Legs in a corner are built as what stands free.
    if (place.kind === "corner" || place.kind === "diagonal")
      return { left: undefined, right: undefined, above: undefined };
    if (place.kind === "free") {
      const filler = { sawn: rules.wallFiller + rules.niche.scribe, standing: rules.wallFiller };
      const at = (side: "left" | "right") =>
        place.walls === side || place.walls === "both" ? filler : undefined;
      return { left: at("left"), right: at("right"), above: undefined };
    }
    // A piece smaller than the niche leaves the wall beside or above it free.
    const beside = {
      sawn: Math.ceil((Math.max(...place.widths) - width) / 2) + rules.niche.scribe,
      standing: (Math.min(...place.widths) - width) / 2,
    };
    if (place.kind === "slope") {
      const isWide = width === Math.min(...place.widths) - rules.niche.lessWidth;
      const sides = isWide ? beside : undefined;
      return { left: sides, right: sides, above: underSlope(place) };
    }
    const room = largestInNiche(place, rules, frontThickness);
    const above = {
      sawn: Math.max(...place.heights) - height + rules.niche.scribe,
      standing: Math.min(...place.heights) - height,
    };
    const sides = width === room.width ? beside : undefined;
    return {
      left: sides,
      right: sides,
      above: height === room.height ? above : undefined,
    };
  }

  /** Above what is as high as it can be: up to the ceiling over its rear face as it stands, over its front as sawn. */
  function underSlope(place: Slope): Filler | undefined {
    const { height, depth } = design;
    if (!place.closed || height < tallestBehind(design, assembly.chosen, rules)) return undefined;
    const over = (z: number) => ceilingFromLow(place, lowWallAt(place, depth, rules) - z) - height;
    return { sawn: Math.ceil(over(0)) + rules.niche.scribe, standing: over(frontThickness) };
  }
}
