import {
  type Part,
  type Result,
  type Task,
  type Unplaced,
  usableArea,
  type Saw,
  type Sheet,
} from "./layout";
import type { Blank } from "./packing/bin";
import { Improver } from "./packing/improve";
import { fits } from "./packing/pack";
import { randomNumbers } from "./packing/random";
import { cutStrips, joinStrips } from "./packing/strips";

/** What has been found so far. */
export interface Progress {
  rounds: number;
  /** Whole sheets, of all materials. */
  sheets: number;
  /** Grows with everything that became better. */
  quality: number;
  /** Makes the layouts of now. */
  result: () => Result;
}

/**
 * A material is given up after so many rounds that brought nothing, for each of its sheets; sooner where
 * no sheet can be saved any more.
 */
const PATIENCE = { hoping: 2000, settled: 60 };
/** Rounds between two reports. */
const STRIDE = 20;

/**
 * Lays out the parts of a batch, each material for itself, and improves it as long as it is asked for
 * more; the first answer holds every part already, so whoever stops has a whole layout. It ends by
 * itself when nothing has become better for long. The same task and seed give the same layouts.
 */
export function* improving(
  { parts, sheets, offcuts, saw }: Task,
  seed: number,
): Generator<Progress> {
  const random = randomNumbers(seed);
  const unplaced: Unplaced[] = [];
  const partedStrips: string[] = [];
  const works: {
    material: string;
    improver: Improver;
    least: number;
    strips: ReturnType<typeof joinStrips>["strips"];
  }[] = [];
  let rounds = 0;
  const progress = (): Progress => ({
    rounds,
    sheets: works.reduce((sum, { improver }) => sum + improver.sheets, 0),
    quality: works.reduce((sum, { improver }) => sum + improver.quality, 0),
    result: () => ({
      layouts: works.flatMap(({ material, improver, strips }) =>
        improver.layouts(material).map((layout) => cutStrips(layout, strips, saw.kerf)),
      ),
      unplaced,
      parted: partedStrips,
    }),
  });
  for (const [material, own] of byMaterial(parts)) {
    const sheet = sheets.find((one) => one.material === material);
    if (!sheet) {
      unplaced.push(...own.map(({ id }): Unplaced => ({ part: id, why: "no-sheet" })));
      continue;
    }
    const { length: long, width: wide, trim = saw.trim } = sheet;
    const blank: Blank = { offcut: null, length: long, width: wide, trim };
    const fitting = own.filter((part) => fits(part, blank));
    const tooLarge = own.filter((part) => !fits(part, blank));
    unplaced.push(...tooLarge.map(({ id }): Unplaced => ({ part: id, why: "too-large" })));
    if (fitting.length === 0) continue;
    const suits = (strip: Part) => fits(strip, blank);
    const { parts: placed, strips, parted } = joinStrips(fitting, saw.kerf, suits);
    partedStrips.push(...parted);
    const left = offcuts
      .filter((one) => one.material === material)
      .map(({ id, length, width }): Blank => ({ offcut: id, length, width, trim: 0 }));
    const supply = { sheet: blank, offcuts: left, kerf: saw.kerf };
    const improver = new Improver(placed, supply, random);
    works.push({ material, improver, least: fewestSheets(placed, sheet, saw), strips });
  }
  yield progress();
  for (;;) {
    const open = works.filter(({ improver: { sheets: found, idle }, least }) => {
      const patience = found > least ? PATIENCE.hoping : PATIENCE.settled;
      return idle < patience * (1 + found);
    });
    if (open.length === 0) return;
    for (const { improver } of open) {
      for (let round = 0; round < STRIDE; round++) improver.round();
      rounds += STRIDE;
    }
    yield progress();
  }
}

/** The best layouts that so many rounds find. */
export function layOut(task: Task, { seed, rounds }: { seed: number; rounds: number }): Result {
  let found: Progress | undefined;
  for (found of improving(task, seed)) if (found.rounds >= rounds) break;
  // Its first answer comes before the first round.
  return found!.result();
}

function byMaterial(parts: readonly Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.material);
    if (group) group.push(part);
    else groups.set(part.material, [part]);
  }
  return groups;
}

/**
 * How many sheets parts need at the very least: none has room for more than its area, of which each part
 * takes the blade's way with it on two sides.
 */
export function fewestSheets(
  parts: readonly Part[],
  sheet: Sheet,
  { kerf, trim }: Pick<Saw, "kerf" | "trim">,
): number {
  const withKerf = ({ length, width }: { length: number; width: number }) =>
    (length + kerf) * (width + kerf);
  const area = parts.reduce((sum, part) => sum + withKerf(part), 0);
  // Behind the last part in a row the blade runs into the trim.
  return Math.ceil(area / withKerf(usableArea(sheet, sheet.trim ?? trim)) - 1e-9);
}
