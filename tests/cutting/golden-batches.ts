import fc from "fast-check";

import { build } from "~/furniture/boards/build";
import { kinds } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules, grainChoices, hdfSheet, type Decor } from "~/furniture/boards/rules";
import type { Part, Saw, Sheet, Task } from "~/furniture/cutting/layout";
import { randomNumbers } from "~/furniture/cutting/packing/random";
import { stripsOf } from "~/workshop/batches/board-id";

import { plainWish } from "../boards/random-designs";

const rules = defaultRules;
export const saw: Saw = {
  kerf: rules.sheet.kerf,
  trim: rules.sheet.trim,
  leastOffcut: { longer: 500, shorter: 200 },
};

const pal = { board: "pal" as const, thicknesses: [18, 25], sheet: { length: 2800, width: 2070 } };
const mdf = { board: "mdf" as const, thicknesses: [18], sheet: { length: 2800, width: 2070 } };
const decors: Decor[] = [
  { id: "alb", ...pal, hasGrain: false },
  { id: "stejar", ...pal, hasGrain: true },
  { id: "nuc", ...mdf, hasGrain: true },
  { id: "antracit", ...pal, hasGrain: false },
];

/**
 * A batch as a workshop has it: pieces of all three kinds in a few decors. The same number always
 * gives the same batch; every other one finds offcuts in stock. Fronts are in strips where a choice of grain is given.
 */
export function goldenBatch(number: number, grain?: (typeof grainChoices)[number]): Task {
  const random = randomNumbers(number);
  const pick = <One>(from: readonly One[]) => from[Math.floor(random() * from.length)]!;
  const pieces = 2 + Math.floor(random() * 13);
  const inUse = decors.slice(0, 1 + (number % decors.length));
  const wishes = fc.sample(plainWish, { seed: number, numRuns: pieces * 8 });
  const parts: Part[] = [];
  const sheets = new Map<string, Sheet>();
  let made = 0;
  for (const [index, wished] of wishes.entries()) {
    if (made === pieces) break;
    const chosen = { body: pick(inUse), front: pick(inUse), handle };
    const kind = kinds[index % kinds.length]!;
    // Sizes of homes, not of the limits.
    const sized = {
      ...wished,
      kind,
      thickness: 18,
      wayIn: null,
      topBox: 0,
      width: 400 + (wished.width % 2200),
      height: kind === "chest" ? 600 + (wished.height % 600) : 1400 + (wished.height % 1200),
      depth: kind === "bookcase" ? 250 + (wished.depth % 150) : 400 + (wished.depth % 250),
    };
    if (placeProblems(sized, chosen, rules).length > 0) continue;
    const { design } = fit(sized, chosen, rules);
    made += 1;
    const piece = build(design, chosen, rules);
    const by = { ...rules, grain: grainChoices.indexOf(grain ?? "stacks") };
    const strips = stripsOf(piece, { front: { ...frozen, ...chosen.front }, rules: by });
    for (const [at, { stock, thickness, cut }] of piece.boards.entries()) {
      const decor = stock === "body" || stock === "front" ? chosen[stock] : undefined;
      const material = `${decor?.id ?? stock}-${thickness}`;
      const sheet = decor?.sheet ?? (stock === "hdf" ? hdfSheet(rules) : pal.sheet);
      sheets.set(material, { material, ...sheet });
      const strip = strips.get(at);
      parts.push({
        id: `${made}.${at + 1}`,
        ...cut,
        material,
        canTurn: !decor?.hasGrain,
        strip: grain === undefined || !strip ? null : { ...strip, key: `${made} ${strip.number}` },
      });
    }
  }
  const offcuts =
    number % 2 === 0
      ? []
      : [...sheets.keys()].flatMap((material, at) => [
          { id: `R-${at}a`, material, length: 1200 + Math.floor(random() * 900), width: 640 },
          { id: `R-${at}b`, material, length: 700, width: 300 + Math.floor(random() * 300) },
        ]);
  return { parts, sheets: [...sheets.values()], offcuts, saw };
}

const frozen = { supplierCode: "", look: { id: "", top: "", front: "", side: "" } };
const handle = { id: "metal", length: 160, holeSpacing: 128, isPushed: false };
