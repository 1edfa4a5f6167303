import { build } from "~/furniture/boards/build";
import { kinds } from "~/furniture/boards/design";
import { defaultRules, type Decor } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";

// The pieces that the planner starts with, as boards and handles with their places in mm, for `decor.py`:
//   node app/front/operations/run-bundled.mjs db/seed/pictures/scenes/decor-pieces.ts > db/seed/pictures/scenes/decor-pieces.json

const decor: Decor = {
  id: "any",
  board: "pal",
  thicknesses: [18],
  hasGrain: true,
  sheet: { length: 2800, width: 2070 },
};
const handle = { id: "any", length: 160, holeSpacing: 128, isPushed: false };
const looks = { body: "any", front: "any", handle: "any" };
const place = { kind: "free", walls: "none", ceiling: null } as const;

const pieces = kinds.map((kind) => {
  const start = { kind, place, size: usualSizes[kind], wayIn: null, looks, version: 1 };
  const chosen = { body: decor, front: decor, handle };
  const { boards, fronts } = build(startDesign(start, defaultRules), chosen, defaultRules);
  const shown = boards.filter(({ stock, name }) => stock !== "drawer" && name !== "drawer-bottom");
  return [
    kind,
    {
      size: usualSizes[kind],
      boards: shown.map(({ name, place: { x, y, z, width, height, depth }, lengthAxis }) => ({
        name,
        at: [x, y, z],
        size: [width, height, depth],
        grain: lengthAxis,
      })),
      handles: fronts.flatMap(({ handle: one, board }) =>
        one ? [{ ...one, z: boards[board]!.place.z }] : [],
      ),
    },
  ];
});
console.log(JSON.stringify(Object.fromEntries(pieces)));
