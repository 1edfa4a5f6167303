import { layOut } from "../building/layout";
import {
  allColumns,
  blindColumn,
  isSlanted,
  isStepped,
  withColumns,
  type Column,
  type Design,
  type Kind,
  type Zone,
} from "../design";
import { fit } from "../fit";
import type { Body } from "../piece";
import type { Chosen, Rules } from "../rules";
import { drawers, drawersIn, firstColumns, firstZones, rail, shelves, shelvesIn } from "../start";

/**
 * The lower part of a piece that is divided into two, in millimetres: drawers for clothes, shelves for shoes, doors of
 * a bookcase.
 */
const LOWER = { drawers: 600, shoes: 560, doors: 700 };

/** A body under a slope that is lower, in millimetres, is filled with drawers. */
const LOW_BODY = 1400;

/** The zones of a column of a ready division, counted from 0; `height` is that of its body, in mm. */
type ReadyZones = (column: number, height: number) => Zone[];

const shoes = (count: number, height: number): Zone => ({
  ...shelves(count, "pair", height),
  inside: "shoes",
});

const readyZones = {
  wardrobe: {
    "rails-and-shelves": (column, height) => firstZones("wardrobe", column, height),
    "rails-over-drawers": (column) =>
      column % 2 === 0 ? [drawers(3, LOWER.drawers), rail] : [shelves(5)],
    sliding: (column, height) =>
      firstZones("wardrobe", column, height).map((zone) => ({ ...zone, front: "open" })),
    "two-rails": (column) => (column % 2 === 0 ? [rail, rail] : [shelves(5)]),
    shelves: () => [shelves(5)],
    "rails-over-shoes": (column) =>
      column % 2 === 0 ? [shoes(2, LOWER.shoes), rail] : [shelves(5)],
  },
  bookcase: {
    open: (column, height) => firstZones("bookcase", column, height),
    "doors-below": (_, height) => [
      shelves(1, "pair", LOWER.doors),
      shelves(shelvesIn(height - LOWER.doors), "open"),
    ],
    "drawers-below": (_, height) => [
      drawers(2, LOWER.drawers),
      shelves(shelvesIn(height - LOWER.drawers), "open"),
    ],
    "open-and-shut": (column, height) => [
      shelves(shelvesIn(height), column % 2 === 0 ? "open" : "pair"),
    ],
    shut: (_, height) => [shelves(shelvesIn(height))],
  },
  chest: {
    drawers: (_, height) => [drawers(drawersIn(height))],
    "drawers-and-doors": (column, height) =>
      column % 2 === 0 ? [drawers(drawersIn(height))] : [shelves(1)],
    "drawers-over-doors": (_, height) => [shelves(1), drawers(1, Math.round(height / 4))],
    shut: () => [shelves(2)],
  },
} satisfies Record<Kind, Record<string, ReadyZones>>;

/** The same for bodies that are stepped under a slope. */
const steppedZones = {
  "drawers-where-low": (column, height) =>
    height < LOW_BODY ? [drawers(drawersIn(height))] : firstZones("wardrobe", column, height),
} satisfies Record<string, ReadyZones>;

type Names<Of> = Of extends Kind ? keyof (typeof readyZones)[Of] : never;
type Name = Names<Kind> | keyof typeof steppedZones;

/** A ready division: of every kind a few that workshops make again and again. */
export interface ReadyDivision {
  name: Name;
  design: Design;
}

/** What stands in a column that is not divided yet. */
const nothing: Zone[] = [shelves(0, "open")];

/**
 * A piece before it is divided: in as many columns as it begins with, but for a corner's legs and a slanted body, which
 * keep theirs. Pieces that differ in nothing but what is in their columns are the same before it.
 */
export function undivided(design: Design): Design {
  const { kind, width, height, place, leg } = design;
  const empty = ({ width: own }: Column): Column => ({ width: own, zones: nothing });
  const areKept = leg !== undefined || isSlanted(place);
  return {
    ...design,
    sliding: 0,
    columns: areKept ? design.columns.map(empty) : firstColumns(kind, width, height),
    ...(leg && { leg: { ...leg, columns: leg.columns.map(empty) } }),
  };
}

/**
 * The ready divisions of a piece, in the columns that it has `undivided`. Each can be built as it is, and is what its
 * name says: one whose rails, doors or drawers the size does not allow is left out, and so is a second one that came
 * to be the same.
 */
export function readyDivisions(design: Design, chosen: Chosen, rules: Rules): ReadyDivision[] {
  const { kind, width, height, place } = design;
  const areBodies = isStepped(place);
  const isUnder = place.kind === "slope";
  const first = fit(undivided(design), chosen, rules);
  const heights = isUnder ? heightsOf(layOut(first.design, chosen, rules).bodies) : [];
  const found = new Map<string, ReadyDivision>();
  const own = areBodies && kind === "wardrobe" ? steppedZones : {};
  const named: [string, ReadyZones][] = Object.entries({ ...own, ...readyZones[kind] });
  for (const [name, zonesOf] of named) {
    const divided = allColumns(first.design).map(({ width: own }, column) => ({
      width: isSlanted(place) ? own : null,
      zones: isAtCorner(first.design, column)
        ? cornerZones(first.design, column, zonesOf(1, height))
        : zonesOf(column, heights[column] ?? height),
    }));
    const wish: Design = {
      ...withColumns(design, divided, first.design.columns.length),
      sliding: name === "sliding" ? (width > 2400 ? 3 : 2) : 0,
    };
    const ready = fit(wish, chosen, rules).design;
    const key = JSON.stringify([ready.sliding, ready.columns, ready.leg?.columns]);
    // Above drawers that a slanted top makes lower a zone stays open.
    const isSame =
      isUnder && !areBodies
        ? partsOf(wish).every((part) => partsOf(ready).includes(part))
        : whatIn(ready) === whatIn(wish);
    if (!isSame || found.has(key)) continue;
    found.set(key, { name: name as Name, design: ready });
  }
  return [...found.values()];
}

/** How high each column is: as its body, under a slanted top up to its low end. */
function heightsOf(bodies: Body[]): number[] {
  return bodies.flatMap(({ place, slant, columns }) =>
    columns.map(({ zones }) => {
      const { y, clear } = zones.at(-1)!;
      return slant ? y + clear : place.height;
    }),
  );
}

/** Whether a column is the one in a corner, or the one through which one reaches into it. */
function isAtCorner(design: Design, column: number): boolean {
  const blind = blindColumn(design);
  return blind !== undefined && column < design.columns.length && Math.abs(column - blind) <= 1;
}

/** What such a column holds of what others do: shelves alone, without a front where it is the one in the corner. */
function cornerZones(design: Design, column: number, zones: Zone[]): Zone[] {
  const { kind, height } = design;
  if (column === blindColumn(design)) return [shelves(shelvesIn(height), "open")];
  const isShelved = zones.every(({ inside }) => inside === "shelves");
  if (isShelved) return zones;
  return [shelves(shelvesIn(height), kind === "bookcase" ? "open" : "pair")];
}

/** What opens and what is inside, anywhere in a piece: by this ready divisions and ordered pieces are alike. */
export function whatIn(design: Pick<Design, "columns" | "leg" | "sliding">): string {
  return partsOf(design).join(", ");
}

function partsOf(design: Pick<Design, "columns" | "leg" | "sliding">): string[] {
  const { sliding } = design;
  const zones = allColumns(design).flatMap((column) => column.zones);
  const what = zones.map(({ front, inside }) =>
    [front === "open" || front === "drawers" ? front : "door", inside].join(" "),
  );
  return [sliding > 0 ? "sliding" : "", ...new Set([...what].sort())];
}
