import type { Part } from "../layout";
import { openBin, place, type Bin, type Blank } from "./bin";

/** How one try orders parts, chooses their slots and cuts them free. */
interface Manner {
  order: number;
  choice: number;
  cutting: number;
  /** How far the order may be off, and how often a good slot is passed over. */
  noise: number;
  blink: number;
}

/** What parts may be cut from: each offcut once, sheets as many as `most`. */
export interface Supply {
  sheet: Blank;
  offcuts: Blank[];
  most: number;
  kerf: number;
}

/**
 * Places parts one after the other, each into the free slot that suits it best; where none holds it,
 * an offcut is begun, else a sheet. Undefined where that takes more sheets than there may be. Every
 * part must fit a sheet.
 */
export function pack(
  parts: readonly Part[],
  supply: Supply,
  random: () => number,
): Bin[] | undefined {
  const manner = chooseManner(random);
  const offcuts = [...supply.offcuts];
  const bins: Bin[] = [];
  const least = parts.reduce((most, one) => Math.min(most, one.length, one.width), Infinity);
  let sheets = 0;
  for (const part of inOrder(parts, manner, random)) {
    const spot = findSpot(bins, part, manner, random);
    if (spot) {
      place(spot.bin, spot.index, part, spot.isTurned, cutFirst(spot, manner, random), supply.kerf);
      continue;
    }
    const offcut = smallestHolding(offcuts, part);
    if (!offcut && sheets === supply.most) return undefined;
    if (offcut) offcuts.splice(offcuts.indexOf(offcut), 1);
    else sheets += 1;
    const bin = openBin(offcut ?? supply.sheet, least);
    bins.push(bin);
    const first = findSpot([bin], part, { ...manner, blink: 0 }, random)!;
    place(bin, 0, part, first.isTurned, cutFirst(first, manner, random), supply.kerf);
  }
  return bins;
}

function chooseManner(random: () => number): Manner {
  return {
    order: Math.floor(random() * 4),
    choice: Math.floor(random() * 4),
    cutting: Math.floor(random() * 5),
    noise: random() < 0.3 ? 0 : random() * 0.5,
    blink: random() < 0.5 ? 0 : 0.03,
  };
}

const sizes: ((part: Part) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width) * 10_000 + Math.min(length, width),
  ({ length, width }) => Math.min(length, width) * 10_000 + Math.max(length, width),
  ({ length, width }) => length + width,
];

/** The largest first, more or less. */
function inOrder(parts: readonly Part[], { order, noise }: Manner, random: () => number): Part[] {
  const size = sizes[order]!;
  return parts
    .map((part) => ({ part, size: size(part) * (1 - noise * random()) }))
    .sort((one, other) => other.size - one.size)
    .map(({ part }) => part);
}

interface Spot {
  bin: Bin;
  index: number;
  isTurned: boolean;
  /** What is left of the slot along its length and along its width. */
  along: number;
  across: number;
  slot: { length: number; width: number };
}

function findSpot(
  bins: readonly Bin[],
  part: Part,
  { choice, blink }: Manner,
  random: () => number,
): Spot | undefined {
  let best: Spot | undefined;
  let bestFit = Infinity;
  for (const bin of bins) {
    const { free } = bin;
    // Offcuts are used before sheets.
    const behind = bin.offcut === null ? 1e8 : 0;
    for (let index = 0; index < free.length; index++) {
      const slot = free[index]!;
      for (let turn = 0; turn < (part.canTurn ? 2 : 1); turn++) {
        const along = slot.length - (turn === 0 ? part.length : part.width);
        const across = slot.width - (turn === 0 ? part.width : part.length);
        if (along < 0 || across < 0) continue;
        if (blink > 0 && random() < blink) continue;
        const fit = behind + fitOf(choice, along, across, slot);
        if (fit >= bestFit) continue;
        bestFit = fit;
        best = { bin, index, isTurned: turn === 1, along, across, slot };
      }
    }
  }
  return best;
}

/** How badly a part fits a slot, by what would be left. */
function fitOf(
  choice: number,
  along: number,
  across: number,
  slot: { length: number; width: number },
): number {
  if (choice === 0) return Math.min(along, across) * 1000 + Math.max(along, across);
  if (choice === 1) return slot.length * slot.width;
  if (choice === 2) return across * 1000 + along;
  return Math.max(along, across) * 1000 + Math.min(along, across);
}

/** Which way the first cut runs. */
function cutFirst(
  { along, across, slot }: Spot,
  { cutting }: Manner,
  random: () => number,
): "length" | "width" {
  if (cutting === 0) return "length";
  if (cutting === 1) return random() < 0.5 ? "length" : "width";
  // The larger of the two pieces that each way would leave.
  const byLength = Math.max(across * slot.length, along * (slot.width - across));
  const byWidth = Math.max(along * slot.width, across * (slot.length - along));
  if (cutting === 2) return along < across ? "length" : "width";
  return byLength >= byWidth ? "length" : "width";
}

function smallestHolding(offcuts: readonly Blank[], part: Part): Blank | undefined {
  let best: Blank | undefined;
  for (const blank of offcuts) {
    const isSmaller = !best || blank.length * blank.width < best.length * best.width;
    if (isSmaller && fits(part, blank)) best = blank;
  }
  return best;
}

/** Whether a part can be cut from a sheet or offcut inside its trim. */
export function fits({ length, width, canTurn }: Part, blank: Omit<Blank, "offcut">): boolean {
  const [most, across] = [blank.length - 2 * blank.trim, blank.width - 2 * blank.trim];
  if (length <= most && width <= across) return true;
  return canTurn && width <= most && length <= across;
}
