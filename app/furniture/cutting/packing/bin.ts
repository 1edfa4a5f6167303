import type { Area, Panel, Part } from "../layout";

/** A sheet or an offcut while parts are placed on it. */
export interface Bin {
  offcut: string | null;
  /** The whole of it, with its trim. */
  length: number;
  width: number;
  root: Slot;
  free: Slot[];
  parts: Part[];
  /** The area of its parts. */
  used: number;
  /** Slots narrower than this hold no part and are not offered. */
  least: number;
}

/** A piece of a sheet that may still be cut. */
export interface Slot extends Area {
  cut?: { along: "length" | "width"; at: number; first: Slot; second: Slot | null };
  part?: { id: string; isTurned: boolean };
}

/** Sheets and offcuts that a bin is opened from. */
export interface Blank {
  offcut: string | null;
  length: number;
  width: number;
  trim: number;
}

export function openBin({ offcut, length, width, trim }: Blank, least: number): Bin {
  const [wide, high] = [length - 2 * trim, width - 2 * trim];
  const root = { x: trim, y: trim, length: wide, width: high };
  return { offcut, length, width, root, free: [root], parts: [], used: 0, least };
}

/**
 * Puts a part into the corner of a free slot and cuts it free: the first cut runs along the length or
 * along the width, from edge to edge of the slot.
 */
export function place(
  bin: Bin,
  index: number,
  part: Part,
  isTurned: boolean,
  firstAlong: "length" | "width",
  kerf: number,
): void {
  const slot = bin.free[index]!;
  bin.free[index] = bin.free[bin.free.length - 1]!;
  bin.free.pop();
  const length = isTurned ? part.width : part.length;
  const width = isTurned ? part.length : part.width;
  const [size, other] = firstAlong === "length" ? [width, length] : [length, width];
  const strip = cutOff(bin, slot, firstAlong, size, kerf);
  const own = cutOff(bin, strip, firstAlong === "length" ? "width" : "length", other, kerf);
  own.part = { id: part.id, isTurned };
  bin.parts.push(part);
  bin.used += length * width;
}

/** Cuts a piece off a slot, unless it is as large as the slot, and frees what is behind the blade. */
function cutOff(bin: Bin, slot: Slot, along: "length" | "width", at: number, kerf: number): Slot {
  const { x, y, length, width } = slot;
  const left = (along === "length" ? width : length) - at;
  if (left === 0) return slot;
  const behind = at + kerf;
  const first = along === "length" ? { x, y, length, width: at } : { x, y, length: at, width };
  const second =
    left <= kerf
      ? null
      : along === "length"
        ? { x, y: y + behind, length, width: left - kerf }
        : { x: x + behind, y, length: left - kerf, width };
  slot.cut = { along, at, first, second };
  if (second && Math.min(second.length, second.width) >= bin.least) bin.free.push(second);
  return first;
}

/** The cuts of a bin as they are handed out. */
export function panelOf({ x, y, length, width, cut, part }: Slot): Panel {
  const area = { x, y, length, width };
  if (part) return { ...area, kind: "part", part: part.id, isTurned: part.isTurned };
  if (!cut) return { ...area, kind: "rest" };
  const { along, at, first, second } = cut;
  return {
    ...area,
    kind: "cut",
    along,
    at,
    first: panelOf(first),
    second: second && panelOf(second),
  };
}
