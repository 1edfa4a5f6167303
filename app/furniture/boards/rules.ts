import { addedRules, type AddedRules } from "./building/added-rules";

export { kitchenRules } from "./kitchen/kitchen-rules";

/** Over a whole board, over half of it, before drawers and pull-outs, at 45° before a corner. */
export type HingeRole = "hinge" | "half-hinge" | "wide-hinge" | "angle-hinge";

/**
 * The construction rules of the workshop: frameless bodies of melamine board. Lengths in millimetres,
 * densities in kg/m³. The owner sets them; an order freezes those it was made with.
 */
export interface Rules extends AddedRules {
  /** The board of drawer boxes, and of backs and drawer bottoms. */
  drawerBoard: number;
  backBoard: number;
  plinth: { standard: number; least: number; most: number; setBack: number };
  /** The back's groove in sides, top and bottom, the play in it, and the back's distance from the rear. */
  back: { groove: number; play: number; inset: number };
  /** How much narrower than its column an adjustable shelf is, and how far it ends before the rear edge. */
  shelf: { play: number; setBack: number };
  /** The widest a column may be, by the thickness of its boards. */
  widestColumn: { at18: number; at25: number };
  narrowestColumn: number;
  lowestZone: number;
  /** Between two fronts, and at the outer edges. */
  frontGap: number;
  outerGap: number;
  widestDoor: number;
  narrowestDoor: number;
  /** The filler beside a wall, so that a door there opens with its handle. */
  wallFiller: number;
  drawer: {
    /** Runners come in lengths from shortest to longest, by a step. */
    shortestRunner: number;
    longestRunner: number;
    runnerStep: number;
    /** How much deeper than its runner a body is. */
    behindRunner: number;
    /** How much narrower than its column, and lower than its front, a box is. */
    besideBox: number;
    aroundBox: number;
    lowestBox: number;
    highestFront: number;
  };
  rail: {
    /** The least depth for hangers across; below it the rail is pulled out. */
    leastDepth: number;
    /** The least depth for one that is pulled out. */
    pullOutDepth: number;
    /** Longer ones have a support in the middle. */
    longestUnsupported: number;
    /** Room for hanging clothes under it, and for the shelf above where the zone is high enough. */
    leastHeight: number;
    hatSpace: number;
    underShelf: number;
  };
  sliding: { leastDepth: number; tracks: number; overlap: number; lessHeight: number };
  edges: { body: number; front: number };
  /** How the boards of bodies are joined: the place of one of `jointChoices`. */
  joints: number;
  /** Which fronts of a decor with grain are cut from one strip: the place of one of `grainChoices`. */
  grain: number;
  /**
   * What is drilled for fittings, as their makers' sheets want it: how far apart a hinge's two pilot holes are
   * and how far behind the middle of its cup, in how many places a runner is screwed to its upright, the bore in
   * an end for a connector, how far from the end an eccentric's housing is.
   */
  drilling: Record<HingeRole | `${HingeRole}-behind`, number> & {
    "runner-pair": number;
    connector: number;
    eccentric: number;
  };
  sheet: {
    trim: number;
    kerf: number;
    hdfLength: number;
    hdfWidth: number;
    /** The smallest piece that is kept of a sheet: its longer and its shorter side. */
    offcutLonger: number;
    offcutShorter: number;
  };
  niche: {
    lessWidth: number;
    lessHeight: number;
    scribe: number;
    /** Walls that differ by more are measured by the workshop. */
    uneven: number;
  };
  /** Between a body that is raised and the ceiling. */
  raising: number;
  /** The lowest and the highest box put on top of a piece, and the lowest piece one is put on. */
  topBox: { least: number; most: number; leastBase: number };
  density: { pal: number; mdf: number; hdf: number };
  /** Parts heavier than this, in grams, want two people. */
  heavyPartGrams: number;
}

/**
 * Through screws with caps, eccentrics with dowels, or these only where a screw's head would be seen on an
 * outer face. Rules and orders keep the place in this list.
 */
export const jointChoices = ["screws", "eccentrics", "hidden"] as const;

/**
 * Fronts above each other, or also those beside each other. Rules and orders keep the place in this list; orders of
 * before there was a choice have the first.
 */
export const grainChoices = ["stacks", "rows"] as const;

export const defaultRules: Rules = {
  drawerBoard: 16,
  backBoard: 3,
  plinth: { standard: 80, least: 60, most: 150, setBack: 50 },
  back: { groove: 8, play: 1, inset: 15 },
  shelf: { play: 1, setBack: 20 },
  widestColumn: { at18: 900, at25: 1200 },
  narrowestColumn: 200,
  lowestZone: 120,
  frontGap: 3,
  outerGap: 1.5,
  widestDoor: 600,
  narrowestDoor: 180,
  wallFiller: 30,
  drawer: {
    shortestRunner: 250,
    longestRunner: 550,
    runnerStep: 50,
    behindRunner: 25,
    besideBox: 26,
    aroundBox: 40,
    lowestBox: 60,
    highestFront: 500,
  },
  rail: {
    leastDepth: 500,
    pullOutDepth: 350,
    longestUnsupported: 900,
    leastHeight: 900,
    hatSpace: 280,
    underShelf: 50,
  },
  sliding: { leastDepth: 600, tracks: 90, overlap: 30, lessHeight: 45 },
  ...addedRules,
  edges: { body: 1, front: 2 },
  joints: 0,
  grain: 1,
  drilling: {
    hinge: 45,
    "hinge-behind": 9.5,
    "half-hinge": 45,
    "half-hinge-behind": 9.5,
    "wide-hinge": 45,
    "wide-hinge-behind": 9.5,
    "angle-hinge": 45,
    "angle-hinge-behind": 9.5,
    "runner-pair": 3,
    connector: 5,
    eccentric: 34,
  },
  sheet: {
    trim: 10,
    kerf: 4,
    hdfLength: 2800,
    hdfWidth: 2070,
    offcutLonger: 500,
    offcutShorter: 200,
  },
  niche: { lessWidth: 60, lessHeight: 40, scribe: 20, uneven: 30 },
  raising: 10,
  topBox: { least: 300, most: 900, leastBase: 600 },
  density: { pal: 680, mdf: 750, hdf: 850 },
  heavyPartGrams: 25_000,
};

/** A sheet material that the workshop stocks. */
export interface Decor {
  id: string;
  board: "pal" | "mdf";
  /** The thicknesses it comes in. */
  thicknesses: number[];
  sheet: { length: number; width: number };
  /** Whether its boards may not be turned on the sheet. */
  hasGrain: boolean;
}

/** A handle; null where fronts are pushed to open. */
interface HandleSize {
  id: string;
  /** Its whole length and the distance of its two holes; a knob has one hole, 0 apart. */
  length: number;
  holeSpacing: number;
  isPushed: boolean;
}

/** The decors and the handle that a design names. */
export interface Chosen {
  body: Decor;
  front: Decor;
  handle: HandleSize;
}

/** The widest column of boards of a thickness. */
export function widestColumn(thickness: number, { widestColumn: { at18, at25 } }: Rules): number {
  return thickness >= 25 ? at25 : at18;
}

/** The longest and widest board a sheet gives, less the trim all round. */
export function usable(sheet: { length: number; width: number }, { sheet: { trim } }: Rules) {
  return { length: sheet.length - 2 * trim, width: sheet.width - 2 * trim };
}

/** The sheets that backs and drawer bottoms are cut from. */
export function hdfSheet({ sheet: { hdfLength, hdfWidth } }: Rules) {
  return { length: hdfLength, width: hdfWidth };
}

/** Fronts are 18 mm where their decor comes so, else as thin as it comes. */
export function frontThicknessOf({ thicknesses }: Pick<Decor, "thicknesses">): number {
  return thicknesses.includes(18) ? 18 : Math.min(...thicknesses);
}
