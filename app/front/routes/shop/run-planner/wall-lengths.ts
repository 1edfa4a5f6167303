import { readLength, writeLength, type LengthBounds } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";

/** What each length may be, and what it is as a rule, in millimetres. */
export const wallLengths = {
  width: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  middleWidth: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  topWidth: { may: { min: 200, max: 9999 }, likely: { min: 400, max: 8000 } },
  windowLeft: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  windowWidth: { may: { min: 100, max: 9999 }, likely: { min: 300, max: 5000 } },
  windowSill: { may: { min: 0, max: 3000 }, likely: { min: 400, max: 2000 } },
  ceiling: { may: { min: 1500, max: 6000 }, likely: { min: 1500, max: 6000 } },
  water: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  hob: { may: { min: 0, max: 9999 }, likely: { min: 100, max: 8000 } },
  diagonal: { may: { min: 1000, max: 1800 }, likely: { min: 1000, max: 1800 } },
} satisfies Record<string, { may: LengthBounds; likely: LengthBounds }>;
export type WallLength = keyof typeof wallLengths;

/** A length as it is typed, in millimetres; undefined where nothing is, or no such length. */
export function readWallLength(name: WallLength, typed: string | undefined): number | undefined {
  const { may, likely } = wallLengths[name];
  return typed ? readLength(typed, may, likely) : undefined;
}

/** How lengths in millimetres stand in the first step's fields. */
export function wallWriter(language: Language) {
  return (name: WallLength, length: number) =>
    writeLength(length, language, wallLengths[name].may, wallLengths[name].likely);
}
