import type { Box } from "~/furniture/drawing/geometry";

import { count, type Assembly } from "./building/assembly";
import { addBlind } from "./building/blind";
import { buildCarcass } from "./building/carcass";
import { legDesigns, type LegDesign } from "./building/corner";
import { settleDepths } from "./building/depths";
import { buildDiagonal } from "./building/diagonal/build";
import { shortOfWalls } from "./building/diagonal/problems";
import { addFillers } from "./building/fillers";
import { addFronts, addSlidingDoors } from "./building/fronts";
import { boxInRoom, standsOf } from "./building/in-room";
import { fillBody, fillCell } from "./building/interior";
import { joinLegs, type Built } from "./building/join-legs";
import { makeJoints } from "./building/joints";
import { layOut } from "./building/layout";
import { rearCutOf, standsBehind } from "./building/rear-cut";
import { addSidePanels } from "./building/side-panels";
import { standUnder } from "./building/slope";
import { weigh } from "./building/weigh";
import { fallsAcross, squareCorner, type Design } from "./design";
import { longestBoard } from "./limits";
import {
  hardwareCodes,
  type Body,
  type Hardware,
  type HardwareCode,
  type Piece,
  type Warning,
} from "./piece";
import { frontThicknessOf, type Chosen, type Rules } from "./rules";

/**
 * Builds the piece of a design to the last screw: its boards with their work and place, what opens,
 * what is bought, weights, and what the customer should know. The same design, decors and rules always
 * give the same piece. It expects a possible design (fit.ts); one that is not gives a piece, too, that
 * nobody could make.
 */
export function build(design: Design, chosen: Chosen, rules: Rules): Piece {
  const legs = legDesigns(design, frontThicknessOf(chosen.front), rules);
  const { assembly, bodies } = legs
    ? joinLegs(
        assemble(legs[0].design, chosen, rules),
        assemble(legs[1].design, chosen, rules),
        legs[1].stands,
      )
    : assemble(design, chosen, rules);
  const { boards, fronts, rails, pullOuts, lights, counts } = assembly;
  const weight = weigh(boards, chosen, rules);
  return {
    boards,
    fronts,
    rails,
    pullOuts,
    lights,
    bodies,
    weight,
    hardware: hardwareOf(counts),
    warnings: warningsOf({ ...assembly, design }, legs?.[0], bodies, weight.heaviestGrams),
    bounds: boundsOf(boards.map((board) => boxInRoom(standsOf({ bodies }, board), board.place))),
  };
}

/** Puts a piece or a leg together. */
function assemble(design: Design, chosen: Chosen, rules: Rules): Built {
  const assembly: Assembly = {
    design,
    chosen,
    rules,
    frontThickness: frontThicknessOf(chosen.front),
    rearCut: rearCutOf(design, rules),
    boards: [],
    fronts: [],
    rails: [],
    pullOuts: [],
    lights: [],
    joints: [],
    counts: new Map<string, number>(),
  };
  const { bodies, firstColumns } = layOut(design, chosen, rules);
  if (design.place.kind === "diagonal") buildDiagonal(assembly, bodies[0]!);
  else
    for (const [index, body] of bodies.entries()) {
      const carcass = buildCarcass(assembly, body, index);
      const cells = fillBody(assembly, body, index, carcass, firstColumns[index]!);
      for (const cell of cells) addFronts(assembly, cell);
      for (const cell of cells) fillCell(assembly, cell);
      if (design.sliding > 0 && !body.isTopBox) addSlidingDoors(assembly, cells[0]!);
    }
  if (design.place.kind !== "diagonal") addFillers(assembly, bodies);
  settleDepths(assembly);
  const corner = design.place.kind === "free" ? design.place.corner : undefined;
  if (corner) addBlind(assembly, corner, bodies[0]!);
  makeJoints(assembly);
  addSidePanels(assembly, bodies);
  joinBodies(assembly, bodies);
  return { assembly, bodies };
}

/**
 * Bodies side by side are bolted four times, a box on top of one twice at each end. Along a slope bolts are where the
 * lower one of two bodies is: two for each metre of its height that is begun.
 */
function joinBodies(assembly: Assembly, bodies: Body[]): void {
  if (fallsAcross(assembly.design.place)) {
    const heights = bodies.map(({ place }) => place.height);
    const lower = heights.slice(1).map((height, index) => Math.min(height, heights[index]!));
    const bolts = lower.reduce((sum, height) => sum + 2 * Math.ceil(height / 1000), 0);
    return count(assembly, "body-bolt", bolts);
  }
  const standing = bodies.filter(({ isTopBox }) => !isTopBox).length;
  const onTop = bodies.length - standing;
  const bolts = 4 * (standing - 1) + 4 * Math.max(0, onTop - 1) + 4 * onTop;
  if (bolts > 0) count(assembly, "body-bolt", bolts);
}

/** What is bought, in the order of the codes, shorter lengths first. */
export function hardwareOf(
  counts: Map<string, number>,
  codes: readonly HardwareCode[] = hardwareCodes,
): Hardware[] {
  const all = [...counts].map(([article, number]) => {
    const [code, length] = article.split(" ");
    return {
      code: code as HardwareCode,
      length: length === undefined ? null : Number(length),
      count: number,
    };
  });
  const rank = ({ code }: Hardware) => codes.indexOf(code);
  return all
    .filter((one) => one.count > 0)
    .sort((one, other) => rank(one) - rank(other) || (one.length ?? 0) - (other.length ?? 0));
}

function warningsOf(
  assembly: Assembly,
  through: LegDesign | undefined,
  bodies: Body[],
  heaviestGrams: number,
): Warning[] {
  const { design, chosen, rules, rails } = assembly;
  const { place } = design;
  const warnings: Warning[] = [];
  if (place.kind === "corner" || place.kind === "diagonal") {
    const difference = place.diagonal - squareCorner.diagonal;
    if (Math.abs(difference) > rules.corner.skewed) {
      warnings.push({ code: "skewed-corner", difference });
    }
    const most = through && longestBoard(through.design, chosen, rules);
    if (most && through.widest > most) warnings.push({ code: "short-of-wall", most });
    const across = shortOfWalls(design, chosen, rules);
    if (across) warnings.push({ code: "short-of-wall", most: across });
  } else if (place.kind !== "free") {
    const across = Math.max(...place.widths) - Math.min(...place.widths);
    if (across > rules.niche.uneven) warnings.push({ code: "uneven-walls", difference: across });
  }
  if (place.kind === "niche") {
    const up = Math.max(...place.heights) - Math.min(...place.heights);
    if (up > rules.niche.uneven) warnings.push({ code: "uneven-ceiling", difference: up });
  }
  if (fallsAcross(place)) {
    const { hasPanel, low } = standUnder(place, design.width, rules);
    if (hasPanel) warnings.push({ code: "slope-panel", begins: Math.round(low) });
  } else if (place.kind === "slope") {
    const begins = standsBehind(place, rules);
    if (begins > place.skirting) warnings.push({ code: "slope-behind", begins });
  }
  if (rails.some(({ isPullOut }) => isPullOut)) warnings.push({ code: "pull-out-rail" });
  const standing = bodies.filter(({ isTopBox }) => !isTopBox);
  if (standing.length > 1 && !fallsAcross(place) && place.kind !== "corner")
    warnings.push({ code: "two-bodies" });
  if (design.topBox > 0) warnings.push({ code: "top-box" });
  if (heaviestGrams > rules.heavyPartGrams) {
    warnings.push({ code: "heavy-part", grams: heaviestGrams });
  }
  return warnings;
}

/** The smallest box around all of them. */
export function boundsOf(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const z = Math.min(...boxes.map((box) => box.z));
  return {
    x,
    y,
    z,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
    depth: Math.max(...boxes.map((box) => box.z + box.depth)) - z,
  };
}
