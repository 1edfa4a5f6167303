import type { Box } from "~/furniture/drawing/geometry";

import { addBoard, count, type Assembly } from "../building/assembly";
import { screwOn } from "../building/side-panels";
import { PANEL_BEYOND } from "../limits";
import type { ModulePlace, Wall, WallPlaces } from "../run";

const sides = ["left", "right"] as const;

interface End {
  side: (typeof sides)[number];
  at: { x: number; width: number };
  module: ModulePlace;
}

function endsOfKind(places: WallPlaces, kind: "wall" | "free"): End[] {
  return sides.flatMap((side, index) => {
    const at = places.ends[index]!;
    const module = side === "left" ? places.modules[0] : places.modules.at(-1);
    return module && at.kind === kind ? [{ side, at, module }] : [];
  });
}

/** Boards beside walls, wider than their gaps to be scribed on the spot: one at the bodies below, one above. */
export function addRunFillers(
  assembly: Assembly,
  { widths, ends }: Wall,
  places: WallPlaces,
): void {
  const { rules, frontThickness } = assembly;
  const difference = Math.max(...widths) - Math.min(...widths);
  // From a corner on all of it is at the other end.
  const wider = ends.includes("corner") ? difference : Math.ceil(difference / 2);
  for (const { side, at, module } of endsOfKind(places, "wall")) {
    const sawn = at.width + wider + rules.niche.scribe;
    const add = ({ y, height }: Box, body: number) => {
      const stands = { y, height, z: 0, depth: frontThickness };
      const x = side === "left" ? at.width - sawn : at.x;
      addBoard(assembly, {
        name: "filler",
        stock: "front",
        body,
        place: { ...stands, x, width: sawn },
        lengthAxis: "y",
        thicknessAxis: "z",
        scribed: { ...stands, x: at.x, width: at.width },
      });
    };
    add(module.base, module.body);
    // Beside a dishwasher there is no side: the wall holds filler and worktop.
    const isHeld = assembly.boards.some(
      ({ name, body }) => name === "side" && body === module.body,
    );
    if (!isHeld) count(assembly, "bracket", 4);
    if (module.above && module.aboveBody !== null) add(module.above, module.aboveBody);
  }
}

/** Boards that cover free ends, from before the fronts to the wall: from the floor, and beside the wall module. */
export function addEndPanels(assembly: Assembly, places: WallPlaces): void {
  const { boards, rules } = assembly;
  const edge = rules.edges.front;
  for (const { side, at, module } of endsOfKind(places, "free")) {
    const add = ({ y, height, depth }: Box, body: number, from: number) => {
      const sidesOf = boards.flatMap(({ name, body: own }, index) =>
        name === "side" && own === body ? [index] : [],
      );
      const panel = addBoard(assembly, {
        name: "side-panel",
        stock: "front",
        body,
        place: {
          x: at.x,
          y: from,
          z: -PANEL_BEYOND,
          width: at.width,
          height: y + height - from,
          depth: depth + PANEL_BEYOND,
        },
        lengthAxis: "y",
        thicknessAxis: "x",
        edges: { front: edge, rear: edge, left: edge, right: edge },
      });
      const upright = side === "left" ? sidesOf[0] : sidesOf.at(-1);
      if (upright !== undefined) screwOn(assembly, boards[panel]!, upright, side);
      // Beside an appliance it stands by itself, held by worktop and floor.
      else count(assembly, "bracket", 4);
    };
    add(module.base, module.body, 0);
    const { above, aboveBody } = module;
    if (above && aboveBody !== null) add(above, aboveBody, above.y);
  }
}
