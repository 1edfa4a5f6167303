import type { Piece } from "~/furniture/boards/piece";
import { usable } from "~/furniture/boards/rules";
import type { StripPlace } from "~/furniture/cutting/layout";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";

/** One board of one copy of an order's piece. All counts begin at 1. */
export interface BoardId {
  /** The order's number. */
  order: string;
  line: number;
  /** Which of the line's pieces. */
  copy: number;
  /** Its place among the piece's boards. */
  board: number;
}

/** The text that labels, layouts and addresses name a board by, such as `AM-2026-000123.1.1.7`. */
export function boardId({ order, line, copy, board }: BoardId): string {
  return `${order}.${line}.${copy}.${board}`;
}

/** Reads such a text; undefined for any other. */
export function readBoardId(text: string): BoardId | undefined {
  const [, order, ...counts] =
    /^([A-Z0-9]{1,8}-\d{4}-\d{6,9})\.(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  const [line, copy, board] = counts.map(readCount);
  return order && line && copy && board ? { order, line, copy, board } : undefined;
}

/** A count without leading zeros, so that each board has one text; 0 for none. */
function readCount(digits: string): number {
  return /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 0;
}

/** Fronts farther from each other, in mm, are not of one stack. */
const STACKED = 10;

/**
 * The places of a piece's fronts in strips, by their index: where the fronts' decor has grain, fronts of one stack are
 * cut from one strip from the lowest to the highest, as many as their sheet takes. Upright grain runs through doors,
 * level grain lies side by side on drawers.
 */
export function stripsOf(
  { boards, fronts }: Pick<Piece, "boards" | "fronts">,
  { front, rules }: Pick<FrozenPlan, "front" | "rules">,
): Map<number, Omit<StripPlace, "key">> {
  const places = new Map<number, Omit<StripPlace, "key">>();
  if (!front.hasGrain) return places;
  const sheet = usable(front.sheet, rules);
  const stacks: { along: "length" | "width"; long: number; members: number[] }[] = [];
  const isStacked = ({ opens, isInner }: Piece["fronts"][number]) => opens !== "slide" && !isInner;
  const upwards = fronts
    .filter(isStacked)
    .map(({ board }) => board)
    .sort((one, other) => boards[one]!.place.y - boards[other]!.place.y);
  for (const index of upwards) {
    const { name, body, place, cut } = boards[index]!;
    const along = name === "door" ? ("length" as const) : ("width" as const);
    const below = stacks.find(({ long, members }) => {
      const last = boards[members.at(-1)!]!;
      const gap = place.y - (last.place.y + last.place.height);
      const isOver =
        last.place.x === place.x && last.place.width === place.width && gap <= STACKED && gap >= 0;
      const isAlike = last.name === name && last.body === body;
      return isOver && isAlike && long + rules.sheet.kerf + cut[along] <= sheet[along];
    });
    if (below) {
      below.members.push(index);
      below.long += rules.sheet.kerf + cut[along];
    } else stacks.push({ along, long: cut[along], members: [index] });
  }
  const strips = stacks.filter(({ members }) => members.length > 1);
  for (const [at, { along, members }] of strips.entries()) {
    for (const [place, index] of members.entries()) {
      places.set(index, { number: at + 1, place: place + 1, count: members.length, along });
    }
  }
  return places;
}
