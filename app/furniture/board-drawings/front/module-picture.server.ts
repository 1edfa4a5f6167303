import { buildRun, placesOf } from "~/furniture/boards/build-run";
import { defaultRules } from "~/furniture/boards/rules";
import {
  moduleFacts,
  moduleKinds,
  type Module,
  type ModuleKind,
  type Run,
  type RunKind,
  type Wall,
} from "~/furniture/boards/run";
import { runSample } from "~/furniture/boards/start-run";
import type { Box } from "~/furniture/drawing/geometry";
import { ink } from "~/furniture/drawing/materials";
import { rectangle, short } from "~/furniture/drawing/svg";
import { memoize } from "~/platform/basics/memoize";

import { type ApplianceKind, bareLooks, blocksOf } from "../kitchen/appliances";
import { type AtWall, besideWall, wallsSeen } from "../kitchen/at-wall";
import { linesOf } from "../kitchen/line";
import { plainChosen } from "./line-drawing.server";

/** The sheet in its own units, as many of them as one mm is, and where the floor is. */
const [WIDE, TALL, SCALE, FLOOR] = [56, 104, 0.046, 101];
/** What is paper-white of furniture, and what is behind it. */
const [FRONT, TOP, PLINTH, HIDDEN] = ["#fffdf9", "#d9c9ae", "#a29a8d", "#efe8dc"];
/** How thick the panel at a free end is, and how far from its corner a module begins there, in mm. */
const [PANEL, BESIDE] = [18, defaultRules.corner.from];

const memoizePicture = memoize<string>(moduleKinds.length * 2);
/** As wide in mm as most are, where there are several widths. */
const usualWidth: Partial<Record<ModuleKind, number>> = {
  doors: 600,
  drawers: 600,
  sink: 800,
  dishwasher: 600,
  corner: 950,
};

/**
 * The picture of a kind of module from the front, alike in scale for all of them: what is built of it, and its appliance
 * in grey; an SVG element to stand within a page, beside its name.
 */
export function modulePicture(kind: RunKind, what: ModuleKind): string {
  return memoizePicture(`${kind} ${what}`, () => draw(kind, what));
}

function draw(kind: RunKind, what: ModuleKind): string {
  const width = usualWidth[what] ?? moduleFacts[what].widths.least;
  const count = what === "drawers" ? 3 : 0;
  const module: Module = { what, width, count, above: "nothing", hinge: "left" };
  const sample = runSample({ body: "", front: "", worktop: "", handle: "" }, defaultRules);
  const [wall] = sample.walls;
  const long = width + 2 * PANEL;
  const alone: Wall = {
    ...wall,
    widths: [long, long, long],
    ends: ["free", "free"],
    modules: [module],
  };
  const run = {
    ...sample,
    kind,
    walls: what === "corner" ? inCorner(alone) : [alone],
  } satisfies Run;
  const piece = buildRun(run, plainChosen, defaultRules);
  const walls = wallsSeen(piece, linesOf(run, placesOf(run, plainChosen, defaultRules)));
  return (
    `<svg viewBox="0 0 ${WIDE} ${TALL}" width="${WIDE}" height="${TALL}" aria-hidden="true">` +
    `<g stroke="${ink}" stroke-width=".8" stroke-linejoin="round">${shapesOf(walls)}</g></svg>`
  );
}

/** A wall whose module runs into the corner, and beside it another with the narrowest doors. */
function inCorner(wall: Wall): [Wall, Wall] {
  const { least } = moduleFacts.doors.widths;
  const [width] = wall.modules.map((module) => module.width + PANEL + BESIDE) as [number];
  const doors: Module = { ...wall.modules[0]!, what: "doors", width: least };
  const widths: Wall["widths"] = [width, width, width];
  return [
    { ...wall, widths, ends: ["free", "corner"] },
    { ...wall, widths, ends: ["corner", "free"], water: null, hob: null, modules: [doors] },
  ];
}

function shapesOf(walls: AtWall[]): string {
  const [{ piece, line }] = walls as [AtWall];
  const { boards, fronts, bodies } = piece;
  const { base } = line.modules[0]!;
  const middle = base.x + base.width / 2;
  const across = (x: number) => WIDE / 2 + (x - middle) * SCALE;
  const up = (y: number) => FLOOR - y * SCALE;
  // On whole units, as a page has many of these pictures.
  const box = (place: Pick<Box, "x" | "y" | "width" | "height">, look: string) => {
    const { x, y, width, height } = place;
    const [left, right] = [across(x), across(x + width)].map(Math.round) as [number, number];
    const [top, bottom] = [up(y + height), up(y)].map(Math.round) as [number, number];
    return `<path d="${rectangle(left, top, right - left, bottom - top)}" fill="${look}"/>`;
  };
  const own = { x: base.x, width: base.width };
  const appliances = line.appliances
    .filter(({ kind }) => !hiddenSigns[kind])
    .flatMap(blocksOf)
    .sort((one, other) => other.z - one.z);
  const handles = fronts.flatMap(({ handle }) => {
    if (!handle) return [];
    const [x, y, half] = [across(handle.x), FLOOR - handle.y * SCALE, (handle.length / 2) * SCALE];
    return handle.direction === "upright"
      ? [`M${short(x)} ${short(y - half)}v${short(2 * half)}`]
      : [`M${short(x - half)} ${short(y)}h${short(2 * half)}`];
  });
  return [
    ...line.plinths.map(({ y, height }) => box({ ...own, y, height }, PLINTH)),
    ...bodies.map(({ place }) => box(place, FRONT)),
    ...fronts.map(({ board }) => box(boards[board]!.place, FRONT)),
    // Of the other wall in a corner.
    ...besideWall(walls, 0).map((place) =>
      box({ ...place, width: base.x + base.width - place.x }, HIDDEN),
    ),
    ...line.worktops.map(({ y, height }) => box({ ...own, y, height }, TOP)),
    ...appliances.map((block) => box(block, bareLooks[block.look].front)),
    `<path d="${handles.join("")}" fill="none" stroke-width="1.4"/>`,
    ...line.appliances.flatMap(({ kind }) => {
      const sign = hiddenSigns[kind];
      if (!sign) return [];
      const at = `translate(${WIDE / 2} ${short(FLOOR - (base.y + base.height / 2) * SCALE)})`;
      return [`<path d="${sign}" transform="${at}" fill="none" stroke="#7d858c"/>`];
    }),
  ].join("");
}

/** What tells appliances behind fronts: a plate, and what is cold. */
const hiddenSigns: Partial<Record<ApplianceKind, string>> = {
  dishwasher: "M-9 6h18M-6 6c-3-4-3-8 0-12M0 6c-3-4-3-8 0-12M6 6c-3-4-3-8 0-12",
  fridge: "M0-7v14M-6-3.5l12 7M6-3.5l-12 7",
};
