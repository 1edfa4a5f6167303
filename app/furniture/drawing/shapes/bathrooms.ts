import { WASHSTAND_RIM } from "../outer-size";
import {
  columns,
  doors,
  doorsBeside,
  drawer,
  drawers,
  type Field,
  niche,
  rows,
  within,
} from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";
import { basins, aboveBasin, washLevel, tap } from "./basins";
import { legs } from "./legs";

/** Hangs on the wall: two wide drawers and, from 90 cm, an open niche for towels, under a stone top with a basin; above 70 cm it stands on a steel frame with a shelf; from 105 cm a splashback, from 165 cm a mirror is above the top. */
export function vanity(size: Size): Piece {
  const { width, height, depth } = size;
  const level = washLevel(height);
  const isHung = height <= 70;
  const body = isHung ? level - 2 : within(level - 30, 30, 50);
  const base = level - 2 - body;
  const field = { x: 0.3, y: base + 0.3, width: width - 0.6, height: body - 0.6 };
  const open = width >= 90 ? within(width * 0.24, 24, 45) : 0;
  const shut = { ...field, width: field.width - open };
  const tall = Math.min(35, shut.height / 2 + 0.1);
  const fronts = columns(shut, 120).flatMap((column) =>
    rows(column, tall).map((row) => drawer(row)),
  );
  if (open) fronts.push(...towelNiche({ ...field, x: field.x + shut.width, width: open }));
  const parts: Part[] = [
    block(0, base, 1, width, body, depth - 1, { fronts, grain: "level" }),
    block(0, level - 2, 0, width, 2, depth, { finish: "stone", grain: "level" }),
    ...basins(size, level),
  ];
  if (isHung) return { parts, hung: 24, above: tap };
  const side = { finish: "material" as const };
  parts.push(
    ...legs({ width, height: base, depth }, 4, { top: 1.6, foot: 1.4, finish: "steel" }),
    block(6, 12, 5, width - 12, 2.2, depth - 9, { ...side, grain: "level" }),
    ...aboveBasin(size, level),
  );
  return height === level ? { parts, above: tap } : { parts, levels: [level] };
}

function towelNiche(field: Field) {
  return rows(field, 26).map((row) =>
    niche({ x: row.x + 0.9, y: row.y + 1, width: row.width - 1.8, height: row.height - 2 }),
  );
}

/** On turned legs: framed doors at the ends and, from 100 cm, three drawers in the middle; a basin for every 150 cm; from 105 cm a splashback, from 165 cm a mirror above. */
export function washstand(size: Size): Piece {
  const { width, height, depth } = size;
  const level = washLevel(height);
  const stand = within(level * 0.16, 6, 13);
  const stone = { finish: "stone" as const, grain: "level" as const };
  const framed = { decoration: "frame" as const };
  const field = { x: 2, y: stand + 1, width: width - 4, height: level - stand - 4 };
  const middle =
    width >= 100
      ? { ...field, x: field.x + field.width * 0.33, width: field.width * 0.34 }
      : undefined;
  const side = middle ? middle.x - field.x : 0;
  const left = { ...field, width: side };
  const right = { ...left, x: field.x + field.width - side };
  const fronts = middle
    ? [
        ...doorsBeside(left, right, framed),
        ...drawers(middle, Math.min(35, field.height / 3 + 0.1), 110),
      ]
    : doors(field, framed);
  return {
    parts: [
      ...legs({ width, height: stand, depth }, 5, { top: 2.6, foot: 1.6 }),
      block(1, stand, 1, width - 2, level - stand - 2.4, depth - 1, { fronts }),
      block(0, level - 2.4, 0, width, 2.4, depth, { finish: "stone", grain: "level" }),
      ...(height > level ? [] : [block(0, level, depth - 2, width, WASHSTAND_RIM, 2, stone)]),
      ...basins({ width, height, depth: depth - 2 }, level),
      ...aboveBasin(size, level),
    ],
    ...(height === level ? { above: tap } : { levels: [level] }),
  };
}
