/**
 * A number that the owner of the workshop sets, by its name in forms: least and most are accepted, in
 * steps from zero. Lengths in millimetres, weights in grams, money in bani.
 */
export interface Setting<Name extends string = string> {
  name: Name;
  unit: Unit;
  least: number;
  most: number;
  step: number;
  /** What each of its numbers means, where it is a choice from a list. */
  choices?: readonly string[];
}

export type Unit =
  | "choice"
  | "count"
  | "mm"
  | "density"
  | "kg"
  | "kg-m2"
  | "cm2"
  | "percent"
  | "minutes"
  | "days"
  | "lei-m2"
  | "lei-m"
  | "lei-hour"
  | "lei-piece";

export type Numbers<Name extends string = string> = Record<Name, number>;

/** What one setting may be at the values of others. */
export interface Tie<Name extends string = string> {
  name: Name;
  /** The other setting, as the owner is told. */
  other: Name;
  least?: (all: Numbers<Name>) => number;
  most?: (all: Numbers<Name>) => number;
}

/** A setting that does not suit another one, and what it may be at least or at most. */
export interface Unsuited<Name extends string = string> {
  name: Name;
  other: Name;
  least?: number;
  most?: number;
}

/** Settings that are good alone but not together. */
export function findUnsuited<Name extends string>(
  all: Numbers<Name>,
  ties: readonly Tie<Name>[],
): Unsuited<Name>[] {
  return ties.flatMap<Unsuited<Name>>(({ name, other, least, most }) => {
    const [low, high] = [least?.(all), most?.(all)];
    if (low !== undefined && all[name] < low) return [{ name, other, least: low }];
    if (high !== undefined && all[name] > high) return [{ name, other, most: high }];
    return [];
  });
}
