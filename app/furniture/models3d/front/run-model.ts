import {
  type Bare,
  bareLooks,
  type BuiltRun,
  boughtParts,
} from "~/furniture/board-drawings/draw-run";
import type { RunLooks } from "~/furniture/board-drawings/views";
import { asStanding, boundsOfLegs, boxInRoom, legsSeen } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import { boxNode } from "../meshes/extras";
import { decorOf, type Material, metal, type Model, type ModelNode, origin, vector } from "./model";
import { modelOfPiece } from "./planned-model";

/** The model of a run as it stands: a node for each of its boards, and what is bought beside them as plain parts. */
export function modelOfRun(built: BuiltRun, looks: RunLooks): Model {
  const standing = asStanding(built.piece);
  const bounds = boundsOfLegs(legsSeen(standing));
  const place = (x: number, y: number, z: number) =>
    vector(
      (x - bounds.x - bounds.width / 2) / 1000,
      (y - bounds.y) / 1000,
      (bounds.z + bounds.depth / 2 - z) / 1000,
    );
  const model = modelOfPiece(built.run.kind, standing, looks);
  const atWalls = boughtParts(built);
  const disc = (name: string, { x, y, z, width, height, depth }: Box, look: Bare): ModelNode => ({
    name,
    at: place(x + width / 2, y + height / 2, z + depth / 2),
    shape: {
      form: { kind: "disc" },
      size: vector(width / 1000, height / 1000, depth / 1000),
      material: look,
      grain: "x",
    },
  });
  return {
    ...model,
    materials: { ...model.materials, worktop: decorOf(looks.worktop), ...bareMaterials() },
    nodes: [
      ...model.nodes,
      ...atWalls.flatMap(({ blocks, legs, stands }) => [
        ...blocks.map(({ look, isDisc, ...block }) => {
          const box = boxInRoom({ stands }, block);
          return isDisc
            ? disc("appliance", box, look)
            : boxNode("appliance", box, look, place, origin);
        }),
        ...legs.map((leg) => disc("leg", boxInRoom({ stands }, leg), "dark")),
      ]),
    ],
  };
}

function bareMaterials(): Record<Bare, Material> {
  const { steel, glass, dark, white } = bareLooks;
  return {
    steel: metal(steel.front),
    glass: { color: glass.front, roughness: 0.1, opacity: 1 },
    dark: metal(dark.front),
    white: { color: white.front, roughness: 0.3, opacity: 1 },
  };
}
