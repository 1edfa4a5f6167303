import type { Body } from "../piece";
import { hdfSheet, usable } from "../rules";
import { addBoard, type Assembly } from "./assembly";
import { clearUnder } from "./rear-cut";
import { isSlantedBody } from "./slant";
import { backUnder, cutTopGroove, faceUnder } from "./slanted-body";

/** The boards that other parts are fixed to: the sides and, between the columns, the partitions. */
export interface Carcass {
  /** One more than there are columns: left side, partitions, right side. */
  uprights: number[];
  bottom: number;
  /** None where the slanted top under a slope begins at the front, and under one that lies over the uprights. */
  top: number | undefined;
  /** The top that lies over them slanting along the width. */
  slanted?: number | undefined;
}

/** From and to a height above a body's lower edge, in mm. */
export interface Stretch {
  from: number;
  to: number;
}

/** A back lies in grooves of sides, top and bottom; below a slanted top it ends where that begins. */
export function wholeBack({ rules, design, rearCut }: Assembly, { place, plinth }: Body): Stretch {
  const { groove, play, inset } = rules.back;
  const into = groove - play;
  const z = place.depth - inset;
  const under = rearCut && Math.floor(clearUnder(rearCut, z + rules.backBoard)) - place.y;
  return {
    from: plinth + design.thickness - into,
    to: under ?? place.height - design.thickness + into,
  };
}

/** One larger than its sheet is in strips that meet behind partitions. */
export function addBack(
  assembly: Assembly,
  body: Body,
  index: number,
  carcass: Carcass,
  { from: low, to: end }: Stretch,
): void {
  const { boards, rules, design, rearCut } = assembly;
  const { thickness: t } = design;
  const { groove, play, inset } = rules.back;
  const into = groove - play;
  const { place } = body;
  const z = place.depth - inset;
  const y = place.y + low;
  const height = end - low;
  const ends = [place.x + t - into, place.x + place.width - t + into] as const;
  const sheet = usable(hdfSheet(rules), rules);
  const fits = (width: number) =>
    Math.max(width, height) <= sheet.length && Math.min(width, height) <= sheet.width;
  const joints = body.columns.slice(1).map((column) => column.x - t / 2);
  let from: number = ends[0];
  while (from < ends[1]) {
    const to = [...joints, ends[1]].filter((x) => x > from && fits(x - from)).at(-1) ?? ends[1];
    const under = isSlantedBody(body)
      ? backUnder(body, { x: from, right: to, y }, into)
      : undefined;
    addBoard(assembly, {
      name: "back",
      stock: "hdf",
      body: index,
      place: {
        x: from,
        y,
        z,
        width: to - from,
        height: under?.height ?? height,
        depth: rules.backBoard,
      },
      lengthAxis: "x",
      thicknessAxis: "z",
      ...(under && { cuts: [under.cut] }),
    });
    from = to;
  }
  const { uprights, bottom, top, slanted } = carcass;
  const cutGroove = (board: number, face: "low" | "high", start: number, length: number) => {
    const { place: own } = boards[board]!;
    const v = z - own.z;
    boards[board]!.machining.push({
      kind: "groove",
      face,
      u: start,
      v,
      length,
      width: rules.backBoard,
      depth: groove,
    });
  };
  const start = low - play;
  // Below a top that is laid over it a side ends where its groove does.
  for (const [side, face] of [
    [uprights[0]!, "high"],
    [uprights.at(-1)!, "low"],
  ] as const) {
    cutGroove(side, face, start, Math.min(end + play, faceUnder(assembly, side, face)) - start);
  }
  if (isSlantedBody(body) && slanted !== undefined) cutTopGroove(assembly, body, slanted, z);
  if (low < body.plinth + t) cutGroove(bottom, "high", 0, boards[bottom]!.length);
  if (top === undefined || rearCut || end <= place.height - t) return;
  const across = boards[top]!.length - boards[bottom]!.length;
  cutGroove(top, "low", across / 2, boards[bottom]!.length);
}
