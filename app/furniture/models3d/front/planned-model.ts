import { bandLook, prismOf, type Looks } from "~/furniture/board-drawings/views";
import type { Board, Front, Piece, Stock } from "~/furniture/boards/piece";
import { bandOn, boundsOfLegs, legsSeen, mirrorPlace } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import { prismForm } from "../meshes/board-prism";
import { basketNodes, boxNode, lightNode, railNode, type Place } from "../meshes/extras";
import { handleNode } from "../meshes/handles";
import { openingsOf, PULL, pull } from "../meshes/openings";
import {
  axes,
  decorOf,
  materialOf,
  metal,
  mirrorGlass,
  groupedByMotion,
  origin,
  vector,
  type Model,
  type ModelNode,
  type Motion,
  type Shape,
  type Vector,
} from "./model";

const materialOfStock: Record<Stock, string> = {
  body: "body",
  front: "front",
  drawer: "drawer",
  hdf: "drawer",
  worktop: "worktop",
};

/**
 * The model of a planned piece: a node for each of its boards, in groups where boards open together, and one for a leg
 * that is turned. `name` is its kind.
 */
export function modelOfPiece(name: string, piece: Piece, looks: Looks): Model {
  const legs = legsSeen(piece);
  const bounds = boundsOfLegs(legs);
  const place = (x: number, y: number, z: number) =>
    vector(
      (x - bounds.x - bounds.width / 2) / 1000,
      (y - bounds.y) / 1000,
      (bounds.z + bounds.depth / 2 - z) / 1000,
    );
  return {
    name,
    materials: {
      body: decorOf(looks.body),
      front: decorOf(looks.front),
      ...(looks.bands?.body && { "body-band": materialOf(looks.bands.body) }),
      ...(looks.bands?.front && { "front-band": materialOf(looks.bands.front) }),
      drawer: { color: "#f1efe9", roughness: 0.6, opacity: 1 },
      handle: metal(looks.handle.color),
      steel: metal("#b4b9be"),
      mirror: mirrorGlass,
      light: { color: "#fff0c9", roughness: 0.6, opacity: 1 },
      wire: { ...metal("#b4b9be"), opacity: 0.45 },
    },
    nodes: legs.flatMap(({ piece: leg, stands }): ModelNode[] => {
      if (!stands) return nodesOf(leg, looks, place);
      const own: Place = (x, y, z) => vector(x / 1000, y / 1000, -z / 1000);
      const at = place(stands.x, 0, stands.z);
      const children = nodesOf(leg, looks, own);
      return [{ name: "leg", at, turned: -90 * stands.turn, children }];
    }),
  };
}

/** The nodes of a piece, of which a place is somewhere in the model. */
function nodesOf(piece: Piece, looks: Looks, place: Place): ModelNode[] {
  const { boards, fronts, rails, lights, pullOuts } = piece;
  const openings = openingsOf(piece);

  const boardNodes = (board: Board, from: Vector, variant = 0): ModelNode[] => {
    const node = (name: string, box: Box, material: string): ModelNode => ({
      name,
      at: minus(middleOf(box, place), from),
      shape: boardShape(board, box, material, variant),
    });
    const isBanded = bandLook(looks, board) !== undefined;
    const { inner, bands } = isBanded ? unbanded(board) : { inner: board.place, bands: [] };
    return [
      node(board.name, inner, materialOfBoard(board)),
      ...bands.map((box) => node("band", box, `${board.stock}-band`)),
    ];
  };

  const frontNodes = (front: Front, index: number, pivot: Vector): ModelNode[] => {
    const board = boards[front.board]!;
    const { handle } = front;
    const pane = mirrorPlace(board);
    return [
      ...boardNodes(board, pivot, index % 2),
      ...(pane ? [boxNode("mirror", pane, "mirror", place, pivot)] : []),
      ...front.carries.flatMap((at) => boardNodes(boards[at]!, pivot)),
      ...(handle
        ? handleNode(
            looks.handle,
            { ...handle, length: handle.length / 1000 },
            minus(place(handle.x, handle.y, board.place.z), pivot),
          )
        : []),
    ];
  };

  const hinged: ModelNode[] = [];
  const pulled: { nodes: ModelNode[]; motion: Motion }[] = [];
  const still: ModelNode[] = [];
  for (const [index, front] of fronts.entries()) {
    const motion = openings.get(front);
    const { place: leaf } = boards[front.board]!;
    if (motion?.kind === "turn") {
      const at = hingeOf(leaf, front, place);
      hinged.push({ name: "hinge", at, children: frontNodes(front, index, at), motion });
    } else if (motion) pulled.push({ nodes: frontNodes(front, index, origin), motion });
    else still.push(...frontNodes(front, index, origin));
  }

  // Behind sliding doors there is no telling which column is free.
  const isFree = !fronts.some(({ opens }) => opens === "slide");
  for (const { place: basket, travel } of pullOuts) {
    const nodes = basketNodes(basket, place);
    const out = Math.floor(travel / 2 / PULL) * PULL;
    if (isFree) pulled.push({ nodes, motion: pull(vector(0, 0, out / 1000), true) });
    else still.push(...nodes);
  }

  const moving = new Set(fronts.flatMap(({ board, carries }) => [board, ...carries]));
  return [
    ...boards.flatMap((board, index) => (moving.has(index) ? [] : boardNodes(board, origin))),
    ...still,
    ...hinged,
    ...groupedByMotion(pulled),
    ...rails.map((rail) => railNode(rail, place)),
    ...lights.map((light) => lightNode(light, place)),
  ];
}

function materialOfBoard({ name, stock }: Board): string {
  return name === "back" ? "body" : materialOfStock[stock];
}

/** A board without its bands, and the place of each of them. */
function unbanded(board: Board): { inner: Box; bands: Box[] } {
  let inner = board.place;
  const bands: Box[] = [];
  for (const axis of axes) {
    const extent = extents[axis];
    for (const end of ["low", "high"] as const) {
      const thickness = bandOn(board, axis, end);
      if (thickness === 0) continue;
      const far = inner[axis] + inner[extent] - thickness;
      bands.push({ ...inner, [axis]: end === "low" ? inner[axis] : far, [extent]: thickness });
      const from = end === "low" ? inner[axis] + thickness : inner[axis];
      inner = { ...inner, [axis]: from, [extent]: inner[extent] - thickness };
    }
  }
  return { inner, bands };
}

const extents = { x: "width", y: "height", z: "depth" } as const;

/** What of a board is within a box, which is its place or what bands leave of it. */
function boardShape(board: Board, box: Box, material: string, variant: number): Shape {
  const { width, height, depth } = box;
  const grain = board.name === "back" ? "y" : board.lengthAxis;
  const prism = prismOf(board);
  if (prism) return { form: prismForm(prism, box), material, grain, variant };
  return {
    form: { kind: "box" },
    size: vector(width / 1000, height / 1000, depth / 1000),
    material,
    grain,
    variant,
  };
}

function middleOf({ x, y, z, width, height, depth }: Box, place: Place): Vector {
  return place(x + width / 2, y + height / 2, z + depth / 2);
}

/**
 * The axis a door turns about: in the middle of its thickness, so that it stays before its side board; the lower edge of
 * one that opens down.
 */
function hingeOf({ x, y, z, width, depth }: Box, { opens }: Front, place: Place): Vector {
  if (opens === "down") return place(x + width / 2, y, z + depth / 2);
  return place(opens === "left" ? x + depth / 2 : x + width - depth / 2, y, z + depth / 2);
}

function minus(one: Vector, other: Vector): Vector {
  return vector(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
