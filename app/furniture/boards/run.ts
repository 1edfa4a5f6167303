import type { Bands, WayIn } from "./design";
import type { RunChange } from "./kitchen/answers";
import type { End } from "./kitchen/places";
import { hardwareCodes, runHardwareCodes } from "./piece";

export type { RunChange, RunReason, WallProblem } from "./kitchen/answers";
export type { End, ModulePlace, RunEnd, WallPlaces } from "./kitchen/places";

// A kitchen or a vanity: modules side by side along a wall, which they fill to the millimetre, or along two or three
// walls that meet. All lengths are whole millimetres. It is a type of its own beside `Design`; what browsers load knows
// nothing of it.

export interface Run {
  kind: RunKind;
  /** The version of the construction rules it was designed under, so that it is built the same for ever. */
  rules: number;
  /**
   * One, or of a kitchen up to three that meet in corners: from left to right as they are seen from the room. Its
   * modules are counted on from wall to wall.
   */
  walls: [Wall, ...Wall[]];
  /** From one wall to the next, measured across at 1,000 from each corner; none that nobody measured. */
  diagonals?: number[];
  /** The lowest height of the room. */
  ceiling: number;
  /** Of wall modules: 720 or 900; columns end with them. */
  wallHeight: number;
  cooking: "electric" | "gas";
  niches: Niches;
  /** Of the boards of bodies. */
  thickness: number;
  /** The decors of bodies and fronts, whose look the bought worktop has, and the handle, by id. */
  body: string;
  front: string;
  worktop: string;
  handle: string;
  opening?: "push";
  bands?: Bands<string>;
  wayIn: WayIn | null;
}

export const runKinds = ["kitchen", "vanity"] as const;
export type RunKind = (typeof runKinds)[number];

export const mostWalls = 3;

/** Measured along the wall from its left end, from corners where there are any. */
export interface Wall {
  /** At the bottom, in the middle, at the top. */
  widths: [number, number, number];
  /**
   * What ends it at the left and at the right: a filler is scribed to a wall, a panel covers what is free; in a corner
   * the next wall of the run begins.
   */
  ends: [End, End];
  window: { x: number; width: number; sill: number } | null;
  /** Where water and the hob's gas or electricity come out of the wall; null where they do at another wall. */
  water: number | null;
  hob: number | null;
  /** From left to right. */
  modules: Module[];
}

/** What the sheets of the appliances say. */
export interface Niches {
  /** The heights of the niches of oven and fridge, and of the lower door before the fridge; 0 where it has one. */
  oven: number;
  fridge: number;
  fridgeDoor: number;
  /** Cut-outs: width and depth. */
  hob: [number, number];
  sink: [number, number];
  /** How far above the worktop the hood's body is at least, and the cut-out in its bottom; 0 by 0 for none. */
  hoodAbove: number;
  hood: [number, number];
}

export const moduleKinds = [
  "doors",
  "drawers",
  "sink",
  "dishwasher",
  "oven-column",
  "fridge-column",
  "narrow",
  // Runs into a corner: as the first or the last of its wall.
  "corner",
] as const;
export type ModuleKind = (typeof moduleKinds)[number];

export interface Module {
  what: ModuleKind;
  /** Outer width. */
  width: number;
  /** Drawers, 2 to 4; before the sink of a vanity 0 for doors, else 2. 0 of all others. */
  count: number;
  /** On doors or drawers. */
  hob?: true;
  /** The wall module over it, as wide as it is. */
  above: "nothing" | "cupboard" | "hood";
  /** The side of the hinges of a single door. */
  hinge: "left" | "right";
}

/** What there is of each module: its widths in mm, whether it may take one of its own, and what may hang over it. */
export interface ModuleFacts {
  widths: { least: number; most: number; step: number };
  /** Only the widths of the step, as its appliance or what is bought is so wide. */
  isFixed: boolean;
  above: readonly Module["above"][];
  kinds: readonly RunKind[];
}

const [nothing, cupboard] = [["nothing"], ["nothing", "cupboard"]] as const;

export const moduleFacts: Record<ModuleKind, ModuleFacts> = {
  doors: facts(300, 900, 50, false, ["nothing", "cupboard", "hood"], ["kitchen", "vanity"]),
  drawers: facts(300, 900, 50, false, ["nothing", "cupboard", "hood"], ["kitchen", "vanity"]),
  sink: facts(500, 900, 50, false, cupboard, ["kitchen", "vanity"]),
  dishwasher: facts(450, 600, 150, true, cupboard, ["kitchen"]),
  "oven-column": facts(600, 600, 50, true, nothing, ["kitchen"]),
  "fridge-column": facts(600, 600, 50, true, nothing, ["kitchen"]),
  narrow: facts(150, 200, 50, true, nothing, ["kitchen"]),
  corner: facts(900, 1050, 50, false, cupboard, ["kitchen"]),
};

function facts(
  least: number,
  most: number,
  step: number,
  isFixed: boolean,
  above: ModuleFacts["above"],
  kinds: ModuleFacts["kinds"],
): ModuleFacts {
  return { widths: { least, most, step }, isFixed, above, kinds };
}

/** Wider ones have two doors. */
export const widestSingle = 600;
/** The widths of a hood, and so of the module with the hob below it. */
export const hoodWidths = [600, 900] as const;
/** How many drawers a module has. */
export const drawerCounts = { least: 2, most: 4, vanity: 2 } as const;
/** Along all walls. */
export const mostModules = 20;

/** The modules of all walls in the order in which they are counted: on which wall, and the how manieth there. */
export function allModules({ walls }: Pick<Run, "walls">): CountedModule[] {
  return walls.flatMap(({ modules }, wall) =>
    modules.map((module, at): CountedModule => ({ module, wall, at })),
  );
}

interface CountedModule {
  module: Module;
  wall: number;
  at: number;
}

export function isColumn({ what }: Pick<Module, "what">): boolean {
  return what === "oven-column" || what === "fridge-column";
}

/** Whether a module is a body of ours; appliances and what is bought whole have only a front. */
export function hasBody({ what }: Pick<Module, "what">): boolean {
  return what !== "dishwasher" && what !== "narrow";
}

/** All codes of hardware, of designs and runs. */
export const allHardwareCodes = [...hardwareCodes, ...runHardwareCodes] as const;

/** The nearest run that can be built, and what had to change for it. */
export interface FittedRun {
  run: Run;
  changes: RunChange[];
}

/** Another run that fills the wall as well, for a button: a module takes another width in mm. */
export interface Offer {
  module: number;
  from: number;
  to: number;
  run: Run;
}
