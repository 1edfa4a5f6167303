import { addBoard, type Assembly } from "./assembly";
import { largestInNiche } from "./limits";
import type { Body } from "./piece";

/**
 * The boards that close the gaps to walls and ceiling. Each is wider than its gap, to be scribed to the
 * wall on the spot.
 */
export function addFillers(assembly: Assembly, bodies: Body[]): void {
  const { design, rules, frontThickness } = assembly;
  const { left, right, above } = fillersOf(assembly);
  for (const [index, { place }] of bodies.entries()) {
    const upright = { y: place.y, z: 0, height: place.height, depth: frontThickness };
    const add = (name: "filler" | "ceiling-board", at: Partial<typeof place>) =>
      addBoard(assembly, {
        name,
        stock: "front",
        body: index,
        place: { ...place, ...upright, ...at },
        lengthAxis: name === "filler" ? "y" : "x",
        thicknessAxis: "z",
      });
    if (left > 0 && place.x === 0) add("filler", { x: -left, width: left });
    if (right > 0 && place.x + place.width === design.width) {
      add("filler", { x: design.width, width: right });
    }
    if (above > 0 && place.y + place.height === design.height) {
      add("ceiling-board", { y: design.height, height: above });
    }
  }

  function fillersOf({ design: { place, width, height } }: Assembly) {
    if (place.kind === "free") {
      const filler = rules.wallFiller + rules.niche.scribe;
      const has = (side: "left" | "right") => place.walls === side || place.walls === "both";
      return { left: has("left") ? filler : 0, right: has("right") ? filler : 0, above: 0 };
    }
    const room = largestInNiche(place, rules, frontThickness);
    // A piece smaller than the niche leaves the wall beside or above it free.
    const beside = Math.ceil((Math.max(...place.widths) - width) / 2) + rules.niche.scribe;
    const above = Math.max(...place.heights) - height + rules.niche.scribe;
    return {
      left: width === room.width ? beside : 0,
      right: width === room.width ? beside : 0,
      above: height === room.height ? above : 0,
    };
  }
}
