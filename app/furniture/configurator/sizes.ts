import { readLength, readOtherLength } from "~/platform/format/read-length";

export const dimensions = ["width", "height", "depth"] as const;
export type Dimension = (typeof dimensions)[number];

/** In whole cm: where the customiser starts, the smallest and the largest that is made. */
export interface Bounds {
  start: number;
  min: number;
  max: number;
}

/** The sizes in which a product is made to order. */
export type Sizes = Record<Dimension, Bounds>;

export const boundNames = ["start", "min", "max"] as const satisfies (keyof Bounds)[];

/** What the owner has set of a product's sizes; null for the usual. */
export type OwnSizes = Record<Dimension, Record<keyof Bounds, number | null>>;

/** Every length is a multiple of it, in cm (spec §9). */
export const SIZE_STEP = 5;

/** 100 × 200 × 50 cm (spec §4), within the sliders' bounds (spec §9). */
export const usualSizes: Sizes = {
  width: { start: 100, min: 50, max: 300 },
  height: { start: 200, min: 50, max: 300 },
  depth: { start: 50, min: 30, max: 100 },
};

/** What no product's bounds go beyond, in cm. */
export const SMALLEST = 10;
export const LARGEST = 500;

/** All that can be drawn: the sizes of a design whose product is not known, or no longer so made. */
export const drawableSizes: Sizes = {
  width: { ...usualSizes.width, min: SMALLEST, max: LARGEST },
  height: { ...usualSizes.height, min: SMALLEST, max: LARGEST },
  depth: { ...usualSizes.depth, min: SMALLEST, max: LARGEST },
};

/** A product's sizes. A start that nobody has set is the usual one, or the bound nearest to it. */
export function sizesOf(own: OwnSizes): Sizes {
  const boundsOf = (name: Dimension): Bounds => {
    const min = own[name].min ?? usualSizes[name].min;
    const max = own[name].max ?? usualSizes[name].max;
    const usual = Math.min(Math.max(usualSizes[name].start, min), max);
    return { start: own[name].start ?? usual, min, max };
  };
  return { width: boundsOf("width"), height: boundsOf("height"), depth: boundsOf("depth") };
}

/**
 * The possible length nearest to what was typed (`readLength`), in cm; of two as near the smaller, because a
 * piece that is too large does not fit. Undefined where no length was typed.
 */
export function nearestLength(bounds: Bounds, typed: string): number | undefined {
  return nearestTo(bounds, readLength(typed, anyLength, inMm(bounds)));
}

/** The possible length nearest to what was typed in its other reading, in cm; undefined where it has none. */
export function otherLength(bounds: Bounds, typed: string): number | undefined {
  const other = nearestTo(bounds, readOtherLength(typed, anyLength, inMm(bounds)));
  return other === nearestLength(bounds, typed) ? undefined : other;
}

/** What is longer is a slip of the finger that nothing is near; in millimetres. */
const anyLength = { min: 0, max: 99_999 };

function inMm({ min, max }: Bounds) {
  return { min: min * 10, max: max * 10 };
}

function nearestTo({ min, max }: Bounds, length: number | undefined): number | undefined {
  if (length === undefined) return undefined;
  const steps = Math.ceil(length / 10 / SIZE_STEP - 0.5);
  return Math.min(Math.max(steps * SIZE_STEP, min), max);
}

/** Whether a piece of these lengths is made. */
export function isWithin(sizes: Sizes, lengths: Record<Dimension, number>): boolean {
  return dimensions.every(
    (name) => nearestLength(sizes[name], String(lengths[name])) === lengths[name],
  );
}

/** Where a length's slider is drawn: it cannot show everything that may be typed into the box. */
export function sliderOf(bounds: Bounds, typed: string): number {
  return nearestLength(bounds, typed) ?? bounds.start;
}

/** A column of a product's row. */
export type SizeColumn = `${Dimension}_${keyof Bounds}_cm`;

export const sizeColumns = dimensions.flatMap((name) =>
  boundNames.map((bound): SizeColumn => `${name}_${bound}_cm`),
);

/** A row with its own sizes in place of their columns. */
export function splitSizes<Row extends Record<SizeColumn, number | null>>(
  row: Row,
): { own: OwnSizes; rest: Omit<Row, SizeColumn> } {
  const rest = Object.fromEntries(
    Object.entries(row).filter(([name]) => !sizeColumns.some((column) => column === name)),
  ) as Omit<Row, SizeColumn>;
  return { own: ownSizesOf((name, bound) => row[`${name}_${bound}_cm`]), rest };
}

/** The columns of a product's own sizes. */
export function columnsOfSizes(own: OwnSizes): Record<SizeColumn, number | null> {
  const cells = dimensions.flatMap((name) =>
    boundNames.map((bound) => [`${name}_${bound}_cm`, own[name][bound]] as const),
  );
  return Object.fromEntries(cells) as Record<SizeColumn, number | null>;
}

/** Own sizes, asked for one by one. */
export function ownSizesOf(
  read: (name: Dimension, bound: keyof Bounds) => number | null,
): OwnSizes {
  const of = (name: Dimension) => ({
    start: read(name, "start"),
    min: read(name, "min"),
    max: read(name, "max"),
  });
  return { width: of("width"), height: of("height"), depth: of("depth") };
}
