import type { HandleLook, HandleShape, MaterialLook } from "~/furniture/drawing/piece-look";

/** What customers see of a decor and of a handle alike. Prices in bani. */
interface Choice {
  id: string;
  untranslated: string[];
  name: string;
  /** One sentence; empty if there is none. */
  description: string;
  imageUrl: string | null;
  /** What it adds to a catalogue piece, as shops show prices. */
  surchargeBani: number;
  /** Customers may choose it; a retired one is kept for what was made of it. */
  isOffered: boolean;
  supplierCode: string;
}

/** A sheet material that the workshop stocks. Lengths in mm. */
export interface Decor extends Choice {
  board: "pal" | "mdf";
  /** Those it comes in, the thinnest first. */
  thicknesses: number[];
  /** Grain, where there is one, runs along the length. */
  sheet: { length: number; width: number };
  /** What a square metre costs the workshop, without VAT. */
  pricePerM2Bani: number;
  /** Its boards may not be turned on the sheet. */
  hasGrain: boolean;
  /** Days until an ordered sheet comes; null for what is in stock. */
  onOrderDays: number | null;
  /** How much formaldehyde it gives off; empty where nobody has said. */
  emission: "" | "E05" | "none";
  look: MaterialLook;
}

/** A handle. Lengths in mm; the price is what it costs the workshop, without VAT. */
export interface Handle extends Choice {
  priceBani: number;
  lengthMm: number;
  /** Between its two holes; 0 for a single one or none. */
  holeSpacingMm: number;
  look: HandleLook;
}

/** The forms in which a handle can be drawn. */
export const handleShapes = ["bar", "bow", "knob", "none"] as const satisfies HandleShape[];

/** Ids stand in addresses and stored designs, so they are short words of letters, digits and dashes. */
export function isDecorId(text: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(text);
}

/** As thin as a back and as thick as a worktop, in mm. */
export const thicknessRange = { min: 2, max: 60 };
const MOST_THICKNESSES = 8;

/**
 * The thicknesses of a decor as typed, such as `25, 18`, in mm, the thinnest first and each once.
 * Undefined for none, for more than eight, and for what is no board's thickness.
 */
export function parseThicknesses(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const found = [...new Set(parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0)))];
  const { min, max } = thicknessRange;
  const areBoards = found.every((one) => one >= min && one <= max);
  if (found.length === 0 || found.length > MOST_THICKNESSES || !areBoards) return undefined;
  return found.sort((one, other) => one - other);
}

/** The thicknesses of a row, such as `18,25`, as numbers in mm. */
export function readThicknesses(stored: string): number[] {
  return stored.split(",").map(Number);
}
