import type { Box } from "~/furniture/drawing/geometry";

import type { LegCorner } from "../design";
import type { Board, Body } from "../piece";
import { addBoard, count, type Assembly, type Joint } from "./assembly";

// What a leg has at its corner: in place of the partition beside the blind column two stiles, so that one reaches into
// it; before it a post, which closes what is between the fronts of both legs, and below that the plinth's return.

/** Narrower stiles have one fitting at each joint, in mm. */
export const NARROW_STILE = 100;

/** Which uprights of a leg the blind column is between, counted from the left. */
function besideBlind({ side }: LegCorner, { columns }: Body): number {
  return side === "left" ? 1 : columns.length - 1;
}

/** Where a body is at its corner: which of the piece's, and what is between two distances from the corner, in mm. */
export interface AtCorner {
  corner: LegCorner;
  body: number;
  between: (near: number, far: number) => Pick<Box, "x" | "width">;
}

/** All that a leg has at its corner. It comes before the joints, which are made at each of the stiles. */
export function addBlind(assembly: Assembly, corner: LegCorner, body: Body): void {
  const { place, plinth } = body;
  const { side, isThrough, from, begins } = corner;
  if (isThrough) {
    const uprights = [...assembly.boards.keys()].filter((at) =>
      ["side", "partition"].includes(assembly.boards[at]!.name),
    );
    const xOf = (at: number) => assembly.boards[at]!.place.x;
    uprights.sort((one, other) => xOf(one) - xOf(other));
    splitPartition(assembly, uprights[besideBlind(corner, body)]!);
  }
  const own = isThrough ? from : begins;
  const between = (near: number, far: number) => ({
    x: side === "left" ? near - own : place.width + own - far,
    width: far - near,
  });
  const at = { corner, body: 0, between };
  addPost(assembly, at, { y: place.y + plinth, height: place.height - plinth });
  if (!isThrough) addReturn(assembly, at, { y: place.y, height: plinth });
}

/**
 * Saws the partition beside the blind column into a stile in front and one behind, with the holes of shelves in them;
 * the index of the one behind.
 */
export function splitPartition(assembly: Assembly, index: number): number {
  const { boards, rules, joints } = assembly;
  const whole = boards[index]!;
  const deep = Math.min(rules.corner.stile, Math.floor(whole.width / 3));
  const stileAt = (from: number): Board => ({
    ...whole,
    name: "stile",
    width: deep,
    place: { ...whole.place, z: whole.place.z + from, depth: deep },
    cut: { ...whole.cut, width: deep - whole.edges.front },
    machining: whole.machining
      .filter(({ v }) => v >= from && v < from + deep)
      .map((work) => ({ ...work, v: work.v - from })),
  });
  const behind = whole.width - deep;
  boards[index] = stileAt(0);
  const rear = boards.push(stileAt(behind)) - 1;
  assembly.joints = joints.flatMap((joint): Joint[] => {
    if (joint.end.board === index) {
      return [joint, { ...joint, end: { ...joint.end, board: rear } }];
    }
    if (joint.into.board !== index) return [joint];
    // A shelf that ends there is held by both.
    const at = (from: number, board: number): Joint => ({
      end: { ...joint.end, from, stretch: deep },
      into: { ...joint.into, board },
    });
    return [at(0, index), at(behind, rear)];
  });
  return rear;
}

type Stretch = Pick<Box, "y" | "height">;

/** The post before what fronts are before at a corner, held to the other one and to its body. */
export function addPost(assembly: Assembly, at: AtCorner, { y, height: whole }: Stretch): void {
  const { rules, frontThickness } = assembly;
  const { side, isThrough, reach, begins } = at.corner;
  const { outerGap } = rules;
  const near = reach + (isThrough ? 0 : frontThickness);
  const height = Math.floor(whole - 2 * outerGap);
  const edge = rules.edges.front;
  addBoard(assembly, {
    name: "post",
    stock: "front",
    body: at.body,
    place: {
      ...at.between(near, near + Math.floor(begins - outerGap - near)),
      y: y + outerGap,
      z: -frontThickness,
      height,
      depth: frontThickness,
    },
    lengthAxis: "y",
    thicknessAxis: "z",
    edges: side === "left" ? { rear: edge } : { front: edge },
  });
  // The posts are held together, and each at its leg.
  if (!isThrough) count(assembly, "bracket", 3 * Math.ceil(height / rules.corner.bracket));
}

/** The plinth's return beside what is set against the other leg. */
export function addReturn(assembly: Assembly, at: AtCorner, { y, height }: Stretch): void {
  const { design, rules } = assembly;
  const { reach, begins } = at.corner;
  const { setBack } = rules.plinth;
  addBoard(assembly, {
    name: "plinth-return",
    stock: "body",
    body: at.body,
    place: {
      ...at.between(reach - setBack, begins),
      y,
      z: setBack,
      height,
      depth: design.thickness,
    },
    lengthAxis: "x",
    thicknessAxis: "z",
  });
}
