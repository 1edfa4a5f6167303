import { bodyBoards } from "~/furniture/boards/limits";
import { grainChoices, jointChoices } from "~/furniture/boards/rules";

import type { Setting, Tie, Unit } from "../front/setting";
import { hinged, hingeTies } from "./hinge-settings";
import { mm } from "./in-mm";
import { kitchenSections, kitchenTies } from "./kitchen-settings";
import type { RuleName } from "./rule-numbers";

export { numbersOfRules, rulesOfNumbers, type RuleName } from "./rule-numbers";

/**
 * What the owner may set, in the order of the page. Within these bounds and ties every possible design
 * is still built without boards in each other's place and without one larger than its sheet.
 */
export const ruleSections: Record<string, Setting<RuleName>[]> = {
  boards: [mm("drawerBoard", 12, 19), mm("backBoard", 3, 8)],
  joints: [choice("joints", jointChoices)],
  drilling: [
    ...hinged("hinge"),
    ...hinged("half-hinge"),
    ...hinged("wide-hinge"),
    ...hinged("angle-hinge"),
    { ...other("drilling-runner-pair", "count"), least: 2, most: 3 },
    mm("drilling-connector", 4.5, 5, 0.5),
    mm("drilling-eccentric", 24, 34),
  ],
  plinth: [
    mm("plinth-standard", 30, 150),
    mm("plinth-least", 30, 150),
    mm("plinth-most", 30, 150),
    mm("plinth-setBack", 0, 100),
  ],
  back: [mm("back-groove", 4, 8), mm("back-play", 0, 3), mm("back-inset", 3, 40)],
  columns: [
    mm("widestColumn-at18", 500, 1500),
    mm("widestColumn-at25", 500, 1800),
    mm("narrowestColumn", 120, 200),
    mm("lowestZone", 100, 200),
    mm("shelf-play", 0, 6),
    mm("shelf-setBack", 5, 60),
  ],
  fronts: [
    mm("frontGap", 1, 8, 0.5),
    mm("outerGap", 0.5, 3, 0.5),
    mm("widestDoor", 350, 900),
    mm("narrowestDoor", 100, 300),
    mm("wallFiller", 20, 150),
    choice("grain", grainChoices),
  ],
  drawers: [
    mm("drawer-shortestRunner", 200, 400),
    mm("drawer-longestRunner", 250, 800),
    mm("drawer-runnerStep", 10, 100),
    mm("drawer-behindRunner", 5, 150),
    mm("drawer-besideBox", 10, 60),
    mm("drawer-aroundBox", 38, 60),
    mm("drawer-lowestBox", 40, 120),
    mm("drawer-highestFront", 400, 900),
  ],
  rail: [
    mm("rail-leastDepth", 400, 700),
    mm("rail-pullOutDepth", 250, 600),
    mm("rail-longestUnsupported", 400, 1500),
    mm("rail-leastHeight", 500, 1800),
    mm("rail-hatSpace", 150, 600),
    mm("rail-underShelf", 30, 150),
  ],
  insides: [
    mm("mirror-thickness", 3, 6),
    mm("mirror-inset", 0, 10),
    { ...other("mirror-kilos", "kg-m2"), least: 5, most: 20 },
    { ...other("shoes-rows", "count"), least: 1, most: 4 },
    mm("shoes-strip", 25, 60),
    mm("light-width", 8, 30),
    mm("light-depth", 5, 8),
    mm("light-behind", 20, 100),
    mm("pullOut-narrowest", 200, 600),
    mm("pullOut-widest", 300, 1200),
    mm("pullOut-step", 10, 200),
    mm("pullOut-depth", 250, 600),
    mm("pullOut-height", 100, 400),
  ],
  sliding: [
    mm("sliding-leastDepth", 450, 800),
    mm("sliding-tracks", 80, 150),
    mm("sliding-overlap", 10, 100),
    mm("sliding-lessHeight", 41, 120),
  ],
  ...kitchenSections,
  sheets: [
    mm("edges-body", 0.5, 3, 0.5),
    mm("edges-front", 0.5, 3, 0.5),
    mm("sheet-trim", 0, 50),
    mm("sheet-kerf", 1, 10),
    mm("sheet-hdfLength", 2000, 6000),
    mm("sheet-hdfWidth", 1000, 3000),
    mm("sheet-offcutLonger", 100, 2800),
    mm("sheet-offcutShorter", 50, 2000),
  ],
  place: [
    mm("niche-lessWidth", 20, 300),
    mm("niche-lessHeight", 10, 200),
    mm("niche-scribe", 10, 100),
    mm("niche-uneven", 5, 200),
    mm("raising", 5, 100),
    mm("topBox-least", 200, 900),
    mm("topBox-most", 300, 1500),
    mm("topBox-leastBase", 400, 1500),
  ],
  corner: [
    mm("corner-from", 20, 120),
    mm("corner-beside", 30, 100),
    mm("corner-handle", 10, 80),
    mm("corner-door", 250, 500),
    mm("corner-leg", 250, 600),
    mm("corner-stile", 100, 200),
    mm("corner-bracket", 200, 1500),
    mm("corner-skewed", 1, 50),
    mm("corner-across", 250, 400),
    mm("corner-post", 60, 100),
  ],
  weights: [
    { ...other("density-pal", "density"), least: 300, most: 1200 },
    { ...other("density-mdf", "density"), least: 300, most: 1200 },
    { ...other("density-hdf", "density"), least: 300, most: 1200 },
    { ...other("heavyPartGrams", "kg"), least: 5000, most: 100_000, step: 500 },
  ],
};

function choice(name: RuleName, choices: readonly string[]): Setting<RuleName> {
  return { name, unit: "choice", least: 0, most: choices.length - 1, step: 1, choices };
}

function other(name: RuleName, unit: Unit) {
  return { name, unit, step: 1 };
}

const { thickest: THICKEST } = bodyBoards;

export const ruleTies: Tie<RuleName>[] = [
  { name: "plinth-standard", other: "plinth-least", least: (all) => all["plinth-least"] },
  { name: "plinth-standard", other: "plinth-most", most: (all) => all["plinth-most"] },
  // A groove leaves half of its board.
  { name: "back-groove", other: "drawerBoard", most: ({ drawerBoard }) => drawerBoard / 2 },
  { name: "back-play", other: "back-groove", most: (all) => all["back-groove"] - 2 },
  { name: "back-inset", other: "backBoard", least: ({ backBoard }) => backBoard },
  // Shelves end before the back, and begin behind the fronts.
  { name: "shelf-setBack", other: "back-inset", least: (all) => all["back-inset"] },
  // A column too wide for its boards is halved.
  {
    name: "widestColumn-at18",
    other: "narrowestColumn",
    least: ({ narrowestColumn }) => 2 * narrowestColumn + THICKEST,
  },
  // Beside a corner it is parted into one that the narrowest door there closes, and a narrow one.
  {
    name: "widestColumn-at18",
    other: "corner-door",
    least: (all) => Math.ceil(all["corner-door"] + 2 * all.outerGap) + all.narrowestColumn - 1,
  },
  {
    name: "widestColumn-at25",
    other: "widestColumn-at18",
    least: (all) => all["widestColumn-at18"],
  },
  // The box of a drawer between two spacers.
  {
    name: "narrowestColumn",
    other: "drawer-besideBox",
    least: (all) => 2 * THICKEST + all["drawer-besideBox"] + 2 * all.drawerBoard + 40,
  },
  {
    name: "lowestZone",
    other: "drawer-lowestBox",
    least: (all) => all["drawer-lowestBox"] + all["drawer-aroundBox"],
  },
  ...hingeTies("hinge"),
  ...hingeTies("half-hinge"),
  ...hingeTies("wide-hinge"),
  ...hingeTies("angle-hinge"),
  // A pair of doors too narrow is one door.
  {
    name: "widestDoor",
    other: "narrowestDoor",
    least: ({ narrowestDoor, frontGap }) => Math.ceil(2 * narrowestDoor + frontGap),
  },
  {
    name: "drawer-longestRunner",
    other: "drawer-shortestRunner",
    least: (all) => all["drawer-shortestRunner"],
  },
  { name: "drawer-behindRunner", other: "back-inset", least: (all) => all["back-inset"] },
  {
    name: "pullOut-widest",
    other: "pullOut-narrowest",
    least: (all) => all["pullOut-narrowest"],
  },
  { name: "rail-pullOutDepth", other: "rail-leastDepth", most: (all) => all["rail-leastDepth"] },
  { name: "sheet-hdfLength", other: "sheet-hdfWidth", least: (all) => all["sheet-hdfWidth"] },
  // A back is in strips no narrower than its columns.
  {
    name: "sheet-hdfWidth",
    other: "widestColumn-at25",
    least: (all) => all["widestColumn-at25"] + 2 * THICKEST + 2 * all["sheet-trim"],
  },
  {
    name: "sheet-offcutLonger",
    other: "sheet-offcutShorter",
    least: (all) => all["sheet-offcutShorter"],
  },
  { name: "topBox-most", other: "topBox-least", least: (all) => all["topBox-least"] },
  ...kitchenTies,
];
