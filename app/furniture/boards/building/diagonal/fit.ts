import type { Change, Step } from "../../change";
import type { Column, Design, Diagonal, Zone } from "../../design";
import {
  ceilingOf,
  highestRaised,
  longestBoard,
  longestPassing,
  sizeLimits,
  type Measure,
} from "../../limits";
import { hdfSheet, usable, widestColumn, type Chosen, type Rules } from "../../rules";
import { clamp } from "../clamp";
import { gapBeside, measureDiagonal } from "./measures";
import { closingsAcross } from "./opening";
import { hasRailAcross } from "./rail";

type Note = (change: Change) => void;
type Across = Design & { place: Diagonal };

/** The sizes of a body across a corner: as long along both walls as its boards, its front and what they end at let it be. */
export function fitDiagonal(
  wish: Design,
  place: Diagonal,
  chosen: Chosen,
  rules: Rules,
  note: Note,
): Design {
  const design: Across = { ...wish, place, sliding: 0, topBox: 0 };
  if (wish.sliding > 0) note({ why: "corner-sliding", from: wish.sliding, to: 0 });
  if (wish.topBox > 0) note({ why: "corner-top-box", from: wish.topBox, to: 0 });
  if (wish.panels) {
    note({ why: "diagonal-panels", from: 0, to: 0 });
    delete design.panels;
  }
  const { height } = sizeLimits[design.kind];
  const depth = depthsAcross(design.kind);
  const set = (measure: Measure, to: number, why: Change["why"]) => {
    const from = design[measure];
    if (to !== from) note({ why: to > from ? "too-small" : why, measure, from, to });
    design[measure] = to;
  };
  const deepest = longestAlong(design, chosen, rules).most - rules.corner.across;
  const most = Math.max(depth.min, Math.min(depth.max, deepest));
  set(
    "depth",
    clamp(design.depth, depth.min, most),
    most < depth.max ? "corner-depth" : "too-large",
  );
  const { most: long, why } = longestAcross(design, chosen, rules);
  set("width", clamp(design.width, Math.min(long, shortest(design, rules)), long), why);
  const board = longestBoard(design, chosen, rules);
  const sheet = Math.min(board, usable(hdfSheet(rules), rules).length);
  const raised = highestRaised(ceilingOf(place), design.width, rules);
  const highest = Math.min(height.max, sheet, raised);
  const lower = highest === height.max ? "too-large" : sheet < raised ? "way-in" : "raised";
  set("height", clamp(design.height, height.min, highest), lower);
  const opening = longestOpened(design, chosen, rules);
  set("width", opening, "corner-wall");
  return design;
}

/** How deep its sides are: less leaves no room for what stands at 45° and behind. */
export function depthsAcross(kind: Design["kind"]): { min: number; max: number } {
  const { min, max } = sizeLimits[kind].depth;
  return { min: Math.max(min, LEAST_DEEP), max };
}

const LEAST_DEEP = 300;

/** How long along each wall it is at least, in mm. */
function shortest({ depth }: Pick<Design, "depth">, { corner }: Rules): number {
  return depth + corner.across;
}

interface Longest {
  most: number;
  why: Change["why"];
}

/** How long a body may be along each wall, in mm: inside both, of one sheet, through the way in, and to be stood up. */
function longestAlong(design: Across, chosen: Chosen, rules: Rules): Longest {
  const { place, thickness, kind, wayIn } = design;
  const beside = ([0, 1] as const).map((wall) => {
    const filler = place.ends[wall] === "wall" ? rules.wallFiller : 0;
    return place.walls[wall] - place.skirting - filler;
  });
  const { length, width } = usable(chosen.body.sheet, rules);
  let square = Math.min(length, width);
  while (square > 0 && longestPassing(wayIn, square) < square) square -= 1;
  const { groove, play } = rules.back;
  // A back is as wide as its sheet at most.
  const back = usable(hdfSheet(rules), rules).width + thickness - (groove - play);
  const limits: Longest[] = [
    { most: Math.min(...beside), why: "corner-wall" },
    { most: square + thickness, why: "way-in" },
    { most: back + measureDiagonal(design, rules).inset, why: "way-in" },
    { most: highestRaised(ceilingOf(place), sizeLimits[kind].height.min, rules), why: "raised" },
  ];
  return limits.reduce((least, one) => (one.most < least.most ? one : least));
}

/** The same of one so deep: a shelf bears as far as its front edge is long. */
export function longestAcross(design: Across, chosen: Chosen, rules: Rules): Longest {
  const { depth, thickness } = design;
  const along = longestAlong(design, chosen, rules);
  const borne = depth + thickness + Math.floor(widestColumn(thickness, rules) * Math.SQRT1_2);
  return borne < along.most ? { most: borne, why: "too-large" } : along;
}

/** As long as is wished, or as short as lets doors of it open; where none do they stay away. */
function longestOpened(design: Across, chosen: Chosen, rules: Rules): number {
  const { columns, width, height, plinth, thickness } = design;
  const isClosed = columns[0]?.zones.some(({ front }) => front !== "open");
  if (!isClosed) return width;
  const clear = height - plinth - 2 * thickness;
  for (let long = width; long >= shortest(design, rules); long--) {
    if (closingsAcross(clear, { ...design, width: long }, chosen, rules).length > 0) return long;
  }
  return width;
}

/** One column, as wide as the front lets it be. */
export const fitDiagonalColumn: Step = (design, chosen, rules, note) => {
  const { columns } = design;
  const [{ zones }] = (columns.length > 0 ? columns : [empty]) as [Column];
  const column = { width: null, zones };
  if (JSON.stringify(columns) === JSON.stringify([column])) return design;
  note({ why: "diagonal-columns", from: columns.length, to: 1 });
  return { ...design, columns: [column] };
};

const empty: Column = {
  width: null,
  zones: [{ height: null, front: "open", inside: "shelves", count: 2 }],
};

/** What a zone across a corner may hold: shelves, and a rail where hangers have room. */
export function insideDiagonal(step: Step): Step {
  return (design, chosen, rules, note) => {
    if (design.place.kind !== "diagonal") return step(design, chosen, rules, note);
    const columns = design.columns.map(({ width, zones }, column) => ({
      width,
      zones: zones.map((zone, at) =>
        held(zone, design, rules, (why) => note({ why, column, zone: at, from: 0, to: 0 })),
      ),
    }));
    return step({ ...design, columns }, chosen, rules, note);
  };
}

function held(zone: Zone, design: Design, rules: Rules, tell: (why: Change["why"]) => void): Zone {
  const { light, ...unlit } = zone;
  if (light) tell("diagonal-light");
  const { inside, front } = unlit;
  const isRail = inside === "rail" && design.kind === "wardrobe";
  if (isRail && !hasRailAcross(design, rules)) {
    tell("diagonal-rail");
    return { ...unlit, inside: "shelves", count: 2 };
  }
  const isHeld = (inside === "rail" || inside === "shelves") && front !== "drawers";
  if (isHeld) return unlit;
  tell("diagonal-inside");
  return { ...unlit, front: front === "drawers" ? "left" : front, inside: "shelves", count: 1 };
}

/** How long the walls of a corner would have to be at least for the smallest body across it, in mm. */
export function diagonalProblems(
  { kind }: Pick<Design, "kind">,
  place: Diagonal,
  rules: Rules,
): { what: "corner-left" | "corner-right"; least: number }[] {
  const least = depthsAcross(kind).min + rules.corner.across;
  return ([0, 1] as const).flatMap((wall) => {
    const filler = place.ends[wall] === "wall" ? rules.wallFiller : 0;
    const needed = least + place.skirting + filler;
    const what = (["corner-left", "corner-right"] as const)[wall];
    return place.walls[wall] < needed ? [{ what, least: needed }] : [];
  });
}

/** Whether it is shorter than its walls as nothing longer can be made: then how long that is, in mm. */
export function shortOfWalls(design: Design, chosen: Chosen, rules: Rules): number | undefined {
  const { place } = design;
  if (place.kind !== "diagonal") return undefined;
  const { most, why } = longestAcross({ ...design, place }, chosen, rules);
  const isLongest = why !== "corner-wall" && design.width === most;
  const room = Math.min(gapBeside(design, place, 0), gapBeside(design, place, 1));
  return isLongest && room > 0 ? most : undefined;
}
