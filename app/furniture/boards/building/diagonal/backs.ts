import { addBoard, BLIND_DEPTH, count, drill, type Assembly } from "../assembly";
import { connectorsOf } from "../joints";
import { measureDiagonal, type DiagonalCarcass } from "./measures";

/** How far pins and screws are from the inner edge of a post, and screws from its ends, in mm. */
const PIN = 20;
const SCREW = 8;
const SCREWS_FROM_ENDS = 60;

/** Backs lie in grooves of a side, top and bottom, and end on the post, where they are screwed on. */
export function addBacks(
  assembly: Assembly,
  { left, right, bottom, top, posts }: Omit<DiagonalCarcass, "backs">,
): [number, number] {
  const { design, rules, boards } = assembly;
  const { width: long, thickness: t, height } = design;
  const { inset } = measureDiagonal(design, rules);
  const { backBoard: thin } = rules;
  const { groove, play } = rules.back;
  const into = groove - play;
  const low = boards[bottom]!.place.y + t - into;
  const high = height - t + into;
  const wide = long - t + into - inset;
  const add = (place: { x: number; z: number; width: number; depth: number }, isRight: boolean) =>
    addBoard(assembly, {
      name: "back",
      stock: "hdf",
      body: 0,
      place: { ...place, y: low, height: high - low },
      lengthAxis: isRight ? "x" : "z",
      thicknessAxis: isRight ? "z" : "x",
    });
  const backs: [number, number] = [
    add({ x: inset, z: long - inset, width: wide, depth: thin }, true),
    add({ x: inset - thin, z: t - into, width: thin, depth: wide }, false),
  ];
  const cutGroove = (
    board: number,
    face: "low" | "high",
    at: { u: number; v: number; length: number; width: number },
  ) => boards[board]!.machining.push({ kind: "groove", face, ...at, depth: groove });
  const upright = { u: low - play, length: high - low + 2 * play, width: thin };
  cutGroove(right, "low", { ...upright, v: design.depth - inset });
  cutGroove(left, "high", { ...upright, v: inset - thin });
  const along = long - t - inset + play;
  for (const [board, face] of [[bottom, "high"] as const, [top, "low"] as const]) {
    cutGroove(board, face, { u: inset - play, v: long - t - inset, length: along, width: thin });
    cutGroove(board, face, { u: inset - thin, v: 0, length: thin, width: along });
  }
  for (const [index, back] of backs.entries()) screwOnPost(back, posts[index]!);
  return backs;

  function screwOnPost(back: number, post: number): void {
    const { place } = boards[post]!;
    const screws = connectorsOf(place.height);
    const inset = Math.min(SCREWS_FROM_ENDS, place.height / 4);
    const step = (place.height - 2 * inset) / (screws - 1);
    const { x, z } = onPost(assembly, SCREW);
    const face = post === posts[0] ? "low" : "high";
    for (let index = 0; index < screws; index++) {
      const y = Math.round(place.y + inset + index * step);
      const through = { diameter: 4, depth: thin, use: "panel-screw" as const };
      drill(boards[back]!, face, { x, y, z }, through);
      count(assembly, "short-screw");
    }
  }
}

/** What is so far inside the inner edge of each board of the post: across the one, behind along the other. */
function onPost({ design, rules }: Assembly, inside: number): { x: number; z: number } {
  const { off } = measureDiagonal(design, rules);
  const from = off + rules.corner.post - inside;
  return { x: from, z: design.width - from };
}

/** Drills for the pins that carry the corner of a shelf at a height: through the backs into the post. */
export function pinOnPost(assembly: Assembly, { backs, posts }: DiagonalCarcass, y: number): void {
  const { boards } = assembly;
  const { x, z } = onPost(assembly, PIN);
  for (const [index, face] of (["low", "high"] as const).entries()) {
    const [back, post] = [boards[backs[index]!]!, boards[posts[index]!]!];
    const use = "shelf-pin" as const;
    drill(back, face, { x, y, z }, { diameter: 5, depth: back.thickness, use });
    drill(post, face, { x, y, z }, { diameter: 5, depth: BLIND_DEPTH, use });
  }
}

/** Whether pins may be at a height of the post: its ends are drilled for its joints. */
export function hasPostAt({ boards }: Assembly, { posts }: DiagonalCarcass, y: number): boolean {
  const { place } = boards[posts[0]]!;
  return y >= place.y + POST_ENDS && y <= place.y + place.height - POST_ENDS;
}

const POST_ENDS = 50;
