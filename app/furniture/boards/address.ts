import { keyOf, readColumn, writeColumn } from "./building/column-text";
import {
  bandsOf,
  isSlanted,
  type Column,
  type Design,
  type Kind,
  type Leg,
  type Place,
  type Slope,
  type WayIn,
} from "./design";

// A design as a short text for an address, which is also how carts and orders keep it. It starts with the
// version of this notation; a new version is read beside the old one, so that old addresses stay good.
//
//   1w-f-1000x2200x600-t18-p80_lh.rs5_pal-alb_pal-alb_metal
//   1w-f-1000x2200x600-t18-p80_lh.rs5_pal-alb_pal-alb_metal_pal-negru.
//
// The first part: version and kind, place, body, then what is not as usual. The second: columns from left
// to right, the zones of each from bottom to top with a dash between. Then decor of the body, decor of the fronts and
// handle; and where bands are of other decors, those of the body's edges and of the fronts' with a point between.
//
// A zone is its front, its inside and how many, then `m` for mirrors on its doors and `i` for a light: `lt3mi`. What is
// not as usual of the first part is in this order: a top laid over, sliding doors, a top box, `q` for pushed to open,
// side panels, the version of the rules, the way in.
//
// The place is `f` for a free one; `n` and the seven numbers of a niche; `s`, where the low wall is (`l`, `r`, `b`) and the nine
// numbers of a slope in the order of their type, 0 for null, `o` where it is left open above, `i` for slanted; `k`, what each
// wall of a corner ends at (`w` or `f`), and its five numbers, 0 for null; `d` and the same for one body across it. After
// two points the width and the columns of the leg follow that is set against the other: `os4.rs4..1000.lh.rs5`.

const kindLetters: Record<Kind, string> = { wardrobe: "w", bookcase: "b", chest: "c" };
const wallLetters = { none: "", left: "l", right: "r", both: "lr" } as const;
const fallLetters: Record<Slope["falls"], string> = { left: "l", right: "r", back: "b" };
const panelLetters = { left: "l", right: "r", both: "lr" } as const;
const endLetters = { wall: "w", free: "f" } as const;
const wayLetters: Record<WayIn["kind"], string> = { door: "d", stairs: "s", lift: "l" };

/** The longest text that is read; the largest design is far shorter. */
const LONGEST = 1500;

/** Writes a design; the same design always gives the same text. */
export function writeDesign(design: Design): string {
  const { kind, place, width, height, depth, thickness, plinth, wayIn } = design;
  const first = [
    `1${kindLetters[kind]}`,
    writePlace(place),
    `${width}x${height}x${depth}`,
    `t${thickness}`,
    `p${plinth}`,
    design.top === "over" ? "o" : "",
    design.sliding > 0 ? `s${design.sliding}` : "",
    design.topBox > 0 ? `b${design.topBox}` : "",
    design.opening === "push" ? "q" : "",
    design.panels ? `e${panelLetters[design.panels]}` : "",
    design.rules > 1 ? `r${design.rules}` : "",
    wayIn ? `g${writeWay(wayIn)}` : "",
  ].filter(Boolean);
  const { leg } = design;
  const against = leg ? `..${[leg.width, ...leg.columns.map(writeColumn)].join(".")}` : "";
  const columns = design.columns.map(writeColumn).join(".") + against;
  const { body, front, handle } = design;
  const bands = design.bands && bandsOf(design, design.bands);
  const last = bands ? [`${bands.body ?? ""}.${bands.front ?? ""}`] : [];
  return [first.join("-"), columns, body, front, handle, ...last].join("_");
}

/**
 * Reads a design, or returns undefined where the text is none: whatever is well formed is read, also a
 * design that cannot be built.
 */
export function readDesign(text: string): Design | undefined {
  if (text.length > LONGEST) return undefined;
  const [first = "", columnTexts = "", body = "", front = "", handle = "", last, ...more] =
    text.split("_");
  const ids = [body, front, handle];
  if (more.length > 0 || !ids.every((id) => /^[a-z0-9-]{1,40}$/.test(id))) return undefined;
  const banded = last === undefined ? {} : BANDS.exec(last)?.groups;
  if (!banded) return undefined;
  const bands = bandsOf({ body, front }, banded);
  const match = FIRST.exec(first)?.groups;
  if (!match) return undefined;
  const [width, height, depth] = numbers(match.size!) as [number, number, number];
  const place = readPlace(match.place!);
  const [throughText = "", against, ...others] = columnTexts.split("..");
  const columns = readColumns(throughText);
  const leg = against === undefined ? undefined : readLeg(against);
  if (!place || !columns || others.length > 0) return undefined;
  if (against !== undefined && (!leg || place.kind !== "corner")) return undefined;
  return {
    kind: keyOf(kindLetters, match.kind!)!,
    rules: Number(match.rules ?? 1),
    place,
    width,
    height,
    depth,
    thickness: Number(match.thickness),
    plinth: Number(match.plinth),
    top: match.over ? "over" : "between",
    sliding: Number(match.sliding ?? 0) as Design["sliding"],
    topBox: Number(match.box ?? 0),
    columns,
    ...(leg && { leg }),
    body,
    front,
    handle,
    wayIn: match.way ? readWay(match.way) : null,
    bands,
    ...(match.push && { opening: "push" as const }),
    ...(match.panels && { panels: keyOf(panelLetters, match.panels)! }),
  };
}

function readLeg(text: string): Leg | undefined {
  const [, width, columnTexts] = /^(\d{1,4})\.(.+)$/.exec(text) ?? [];
  const columns = columnTexts === undefined ? undefined : readColumns(columnTexts);
  return columns && { width: Number(width), columns };
}

function readColumns(text: string): Column[] | undefined {
  const columns = text.split(".").map(readColumn);
  const isRead = columns.length <= 12 && columns.every((column) => column !== undefined);
  return isRead ? columns : undefined;
}

/** The decors of bands on the edges of body and fronts. */
export const BANDS = /^(?!\.$)(?<body>[a-z0-9-]{0,40})\.(?<front>[a-z0-9-]{0,40})$/;

const FIRST = new RegExp(
  "^1(?<kind>[wbc])-(?<place>f(?:l|r|lr)?(?:c\\d{1,4})?|n\\d[\\dx]*|s(?:[lr]\\d[\\dx]*o?i?|b\\d[\\dx]*o?)|[kd][wf]{2}\\d[\\dx]*)-(?<size>\\d{1,4}x\\d{1,4}x\\d{1,4})" +
    "-t(?<thickness>\\d{1,2})-p(?<plinth>\\d{1,3})(?<over>-o)?(?:-s(?<sliding>[23]))?(?:-b(?<box>[1-9]\\d{0,3}))?" +
    "(?<push>-q)?(?:-e(?<panels>lr|l|r))?(?:-r(?<rules>[1-9]\\d{0,5}))?(?:-g(?<way>(?:[ds]\\d{1,4}x\\d{1,4}|l\\d{1,4}x\\d{1,4}x\\d{1,4})))?$",
);

function writePlace(place: Place): string {
  if (place.kind === "free") {
    return `f${wallLetters[place.walls]}${place.ceiling === null ? "" : `c${place.ceiling}`}`;
  }
  if (place.kind === "slope") {
    const { falls, widths, low, high, run, raised, depth, skirting, closed } = place;
    const sizes = [...widths, low, high, run ?? 0, raised ?? 0, depth, skirting].join("x");
    return `s${fallLetters[falls]}${sizes}${closed ? "" : "o"}${isSlanted(place) ? "i" : ""}`;
  }
  if (place.kind === "corner" || place.kind === "diagonal") {
    const { ends, walls, diagonal, ceiling, skirting } = place;
    const letters = ends.map((end) => endLetters[end]).join("");
    return `${place.kind === "corner" ? "k" : "d"}${letters}${[...walls, diagonal, ceiling ?? 0, skirting].join("x")}`;
  }
  return `n${[...place.widths, ...place.heights, place.depth, place.skirting].join("x")}`;
}

function readPlace(text: string): Place | undefined {
  if (text.startsWith("f")) {
    const [walls = "", ceiling] = text.slice(1).split("c");
    return {
      kind: "free",
      walls: keyOf(wallLetters, walls)!,
      ceiling: ceiling === undefined ? null : Number(ceiling),
    };
  }
  const kind = text[0] as "n" | "s" | "k" | "d";
  const isSlope = kind === "s";
  const sizes = text.slice({ n: 1, s: 2, k: 3, d: 3 }[kind]).replace(/o?i?$/, "").split("x");
  if (sizes.length !== { n: 7, s: 9, k: 5, d: 5 }[kind]) return undefined;
  if (!sizes.every((size) => /^\d{1,4}$/.test(size))) return undefined;
  if (kind === "k" || kind === "d") {
    const [left, right, diagonal, ceiling, skirting] = sizes.map(Number) as Sizes;
    return {
      kind: kind === "k" ? "corner" : "diagonal",
      walls: [left, right],
      ends: [keyOf(endLetters, text[1]!)!, keyOf(endLetters, text[2]!)!],
      diagonal,
      ceiling: ceiling || null,
      skirting,
    };
  }
  const [bottom, middle, top, one, other, ...more] = sizes.map(Number) as Sizes;
  const widths: [number, number, number] = [bottom, middle, top];
  if (!isSlope) {
    const [depth, skirting] = more as [number, number];
    return { kind: "niche", widths, heights: [one, other], depth, skirting };
  }
  const [run, raised, depth, skirting] = more as [number, number, number, number];
  return {
    kind: "slope",
    falls: keyOf(fallLetters, text[1]!)!,
    widths,
    low: one,
    high: other,
    run: run || null,
    raised: raised || null,
    depth,
    skirting,
    closed: !/oi?$/.test(text),
    ...(text.endsWith("i") && { style: "slanted" as const }),
  };
}

type Sizes = [number, number, number, number, number, ...number[]];

function sizesOf(wayIn: WayIn): number[] {
  const { kind, width, height } = wayIn;
  return kind === "lift" ? [width, height, wayIn.depth] : [width, height];
}

/** A way in as a text: `d80x200`. */
export function writeWay(wayIn: WayIn): string {
  return `${wayLetters[wayIn.kind]}${sizesOf(wayIn).join("x")}`;
}

export function readWay(text: string): WayIn {
  const [width, height, depth] = numbers(text.slice(1)) as [number, number, number];
  const kind = keyOf(wayLetters, text[0]!)!;
  return kind === "lift" ? { kind, width, height, depth } : { kind, width, height };
}

function numbers(text: string): number[] {
  return text.split("x").map(Number);
}
