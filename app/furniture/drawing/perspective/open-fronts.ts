import type { Canvas } from "../canvas";
import { type Ends, paintHandles } from "../perspective-handles";
import { block, pulledShare, type Block, type Front, type HandleSpot } from "../piece";

/** Centimetres: a leaf and a drawer's front; a drawer's boards; between a drawer and its opening. */
const LEAF = 1.8;
const DRAWER_BOARD = 1.2;
const BESIDE_BOX = 1.5;

/** Centimetres: the widest frame of a glass door, and how far an opening is from the edges of its front. */
const FRAME = 4.5;
const EDGE = 1.2;

export function opens({ kind }: Front): boolean {
  return kind === "door" || kind === "glass" || kind === "drawer";
}

/** The opening that a front has left, with what is inside. */
export function holeBehind({ handle: _handle, ...front }: Front): Front {
  const { kind, x, y, width, height } = front;
  const by = Math.min(EDGE, width / 4, height / 4);
  const hole = { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
  return { ...front, ...hole, kind: kind === "glass" ? kind : "niche", isOpen: true };
}

/** What stands open before a block. */
export function standingOut(body: Block): Block[] {
  return body.fronts.filter(opens).flatMap((front) => {
    if (front.kind === "drawer") return drawerOut(body, front);
    return front.kind === "glass" ? glassLeaf(body, front) : [leafOf(body, front)];
  });
}

/** A door that has turned by a right angle about its hinges, or a flap that has. */
function leafOf({ z, finish }: Block, front: Front): Block {
  const { x, y, width, height, hinge, handle } = front;
  if (hinge === "top" || hinge === "bottom") {
    const level = hinge === "top" ? y + height - LEAF : y;
    return block(x, level, z - height, width, LEAF, height, { finish, grain: "level" });
  }
  const isLeft = hinge === "left";
  const at = isLeft ? x : x + width - LEAF;
  const leaf = block(at, y, z - width, LEAF, height, width, { finish });
  if (!handle) return leaf;
  // Its outer face looks away from the opening; of a handle on the left one sees how far it stands out.
  const from = z - (isLeft ? handle.x - x : x + width - handle.x);
  const face = isLeft ? { x, out: -1 } : { x: x + width, out: 1 };
  return {
    ...leaf,
    around: (canvas, drawn) => {
      const seen = handleOutside(canvas, face, handle, from);
      return isLeft ? seen + drawn : drawn + seen;
    },
  };
}

/** A handle on a side of a leaf, at a place along the depth; `out`: which way it stands out. */
function handleOutside(
  { camera, handle, id }: Pick<Canvas, "camera" | "handle" | "id">,
  { x, out }: { x: number; out: number },
  { y, direction, length }: HandleSpot,
  z: number,
): string {
  const isUpright = direction === "upright";
  const at: Ends["at"] = (along, far, down = 0) =>
    camera.project(x + out * far, y + (isUpright ? along : 0) - down, z + (isUpright ? 0 : along));
  return paintHandles(handle, [{ at, half: length / 2, unit: camera.unit(x, y, z) }], id);
}

/** The frame of a glass door; through its pane one sees what is behind. */
function glassLeaf(body: Block, front: Front): Block[] {
  const { x, y, z, width, height, depth, around } = leafOf(body, front);
  const rail = Math.min(FRAME, front.width / 7, front.height / 4);
  const { finish } = body;
  const upright = (at: number) => block(x, y, at, width, height, rail, { finish });
  const across = (at: number) =>
    block(x, at, z + rail, width, rail, depth - 2 * rail, { finish, grain: "level" });
  const nearest = upright(z);
  return [
    around ? { ...nearest, around } : nearest,
    upright(z + depth - rail),
    across(y),
    across(y + height - rail),
  ];
}

/** A drawer before its body: its front, and the part of its box that has come out. */
function drawerOut(body: Block, front: Front): Block[] {
  const { x, y, width, height } = front;
  const travel = body.depth * 0.8 * pulledShare(front, body.fronts);
  const z = body.z - travel;
  const slab = block(x, y, z - LEAF, width, height, LEAF, {
    finish: body.finish,
    grain: "level",
    fronts: [front],
  });
  const inner = { x: x + BESIDE_BOX, width: width - 2 * BESIDE_BOX };
  const tall = Math.max(2.5, height - 5);
  if (inner.width < 4 * DRAWER_BOARD || tall > height) return [slab];
  const foot = y + (height - tall) / 2;
  // The warm white that drawers are made in.
  const white = { finish: "linen", grain: "level" } as const;
  const low = foot + DRAWER_BOARD;
  const side = (at: number) => block(at, low, z, DRAWER_BOARD, tall, travel, white);
  return [
    slab,
    side(inner.x),
    side(inner.x + inner.width - DRAWER_BOARD),
    block(inner.x, foot, z, inner.width, DRAWER_BOARD, travel, white),
  ];
}
