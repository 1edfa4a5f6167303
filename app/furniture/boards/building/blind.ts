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

/** All that a leg has at its corner. It comes before the joints, which are made at each of the stiles. */
export function addBlind(assembly: Assembly, corner: LegCorner, body: Body): void {
  if (corner.isThrough) splitPartition(assembly, corner, body);
  addPost(assembly, corner, body);
}

/**
 * Saws the partition beside the blind column into a stile in front and one behind, with the holes of shelves in them.
 */
function splitPartition(assembly: Assembly, corner: LegCorner, body: Body): void {
  const { boards, rules, joints } = assembly;
  const uprights = [...boards.keys()].filter((at) =>
    ["side", "partition"].includes(boards[at]!.name),
  );
  const sorted = uprights.sort((one, other) => boards[one]!.place.x - boards[other]!.place.x);
  const index = sorted[besideBlind(corner, body)]!;
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
}

/** The post before a leg's corner, and beside the leg that is set against the other the plinth's return. */
function addPost(assembly: Assembly, corner: LegCorner, body: Body): void {
  const { design, rules, frontThickness } = assembly;
  const { side, isThrough, reach, from, begins } = corner;
  const { outerGap, plinth } = rules;
  const own = isThrough ? from : begins;
  /** What is between two distances from the corner, in the leg's own coordinates. */
  const between = (near: number, far: number) => ({
    x: side === "left" ? near - own : body.place.width + own - far,
    width: far - near,
  });
  const near = reach + (isThrough ? 0 : frontThickness);
  const height = Math.floor(body.place.height - body.plinth - 2 * outerGap);
  const edge = rules.edges.front;
  const post = {
    ...body.place,
    ...between(near, near + Math.floor(begins - outerGap - near)),
    y: body.plinth + outerGap,
    z: -frontThickness,
    height,
    depth: frontThickness,
  };
  addBoard(assembly, {
    name: "post",
    stock: "front",
    body: 0,
    place: post,
    lengthAxis: "y",
    thicknessAxis: "z",
    edges: side === "left" ? { rear: edge } : { front: edge },
  });
  if (isThrough) return;
  // The posts are held together, and each at its leg.
  count(assembly, "bracket", 3 * Math.ceil(height / rules.corner.bracket));
  addBoard(assembly, {
    name: "plinth-return",
    stock: "body",
    body: 0,
    place: {
      ...body.place,
      ...between(reach - plinth.setBack, begins),
      z: plinth.setBack,
      height: body.plinth,
      depth: design.thickness,
    },
    lengthAxis: "x",
    thicknessAxis: "z",
  });
}
