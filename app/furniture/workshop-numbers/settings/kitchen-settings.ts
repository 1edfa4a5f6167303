import { runnerFor } from "~/furniture/boards/fittings";
import { bodyBoards } from "~/furniture/boards/limits";

import type { Numbers, Setting, Tie } from "../front/setting";
import { mm } from "./in-mm";
import { rulesOfNumbers, type RuleName } from "./rule-numbers";

/** Between a drawer's box and what is above it, in mm. */
const BOX_PLAY = 2;

/** What the owner may set of kitchens and vanities, in the order of the page. */
export const kitchenSections: Record<string, Setting<RuleName>[]> = {
  kitchenUnits: [
    mm("baseModule-height", 680, 800),
    mm("baseModule-depth", 550, 650),
    mm("baseModule-legs", 80, 180),
    mm("baseModule-traverse", 80, 140),
    mm("baseModule-frontTraverse", 30, 60),
    mm("baseModule-lowerBox", 15, 60),
    mm("baseModule-widestHdf", 400, 900),
    mm("wallModule-from", 1300, 1600),
    mm("wallModule-depth", 280, 400),
    mm("wallModule-low", 600, 800),
    mm("wallModule-high", 700, 1000),
    mm("wallFillers-least", 20, 60),
    mm("wallFillers-most", 70, 150),
  ],
  kitchenWorktop: [
    mm("worktop-thickness", 20, 60),
    mm("worktop-depth", 580, 900),
    mm("worktop-longest", 2000, 6000),
    mm("worktop-play", 0, 15),
    mm("worktop-cutFront", 40, 100),
    mm("worktop-cutRear", 30, 100),
    mm("worktop-cutJoint", 50, 200),
  ],
  kitchenAppliances: [
    mm("hob-width", 270, 800),
    mm("hob-depth", 440, 520),
    mm("hob-fromWall", 50, 400),
    mm("hob-fromSink", 0, 600),
    mm("hood-electric", 500, 900),
    mm("hood-gas", 600, 1000),
    mm("hood-less", 0, 250),
    mm("hood-cutWidth", 300, 540),
    mm("hood-cutDepth", 180, 280),
    mm("sink-width", 340, 800),
    mm("sink-depth", 380, 520),
    mm("sink-fromWater", 200, 2000),
    mm("columnNiche-oven", 380, 720),
    mm("columnNiche-fridge", 1200, 1800),
    mm("columnNiche-fridgeDoor", 400, 900),
    { name: "columnNiche-air", unit: "cm2", least: 100, most: 400, step: 10 },
  ],
  vanity: [
    mm("vanity-narrowest", 300, 500),
    mm("vanity-widest", 800, 1800),
    mm("vanity-depth", 380, 560),
    mm("vanity-recessWidth", 150, 300),
    mm("vanity-recessDepth", 100, 250),
  ],
};

/** How much less deep than its body a basin's box is, before the traverse of the thickest boards. */
function beforeTraverse(all: Numbers<RuleName>): number {
  return Math.max(0, all["back-inset"] + bodyBoards.thickest - all["drawer-behindRunner"]);
}

export const kitchenTies: Tie<RuleName>[] = [
  // A drawer's box passes below the traverse in front of a hob or a sink, with as much around it above as below.
  {
    name: "baseModule-lowerBox",
    other: "baseModule-frontTraverse",
    least: (all) =>
      Math.ceil(all["baseModule-frontTraverse"] - all["drawer-aroundBox"] / 2) + BOX_PLAY,
  },
  { name: "wallModule-high", other: "wallModule-low", least: (all) => all["wallModule-low"] },
  // Widths of modules go by fifties, which two fillers take.
  {
    name: "wallFillers-most",
    other: "wallFillers-least",
    least: (all) => all["wallFillers-least"] + 50,
  },
  {
    name: "worktop-depth",
    other: "baseModule-depth",
    least: (all) => all["baseModule-depth"] + 20,
  },
  {
    name: "worktop-depth",
    other: "hob-depth",
    least: (all) => all["hob-depth"] + all["worktop-cutFront"] + all["worktop-cutRear"],
  },
  {
    name: "vanity-depth",
    other: "drawer-shortestRunner",
    least: (all) => all["drawer-shortestRunner"] + all["drawer-behindRunner"] + beforeTraverse(all),
  },
  // What goes around the siphon is behind the front end of its box, with as much wood between them.
  {
    name: "vanity-recessDepth",
    other: "vanity-depth",
    most(all) {
      const deep = all["vanity-depth"] - beforeTraverse(all);
      const runner = runnerFor(deep, rulesOfNumbers(all)) ?? all["drawer-shortestRunner"];
      return runner - 3 * all.drawerBoard;
    },
  },
  { name: "hood-gas", other: "hood-electric", least: (all) => all["hood-electric"] },
];
