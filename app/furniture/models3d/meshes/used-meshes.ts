import {
  allNodes,
  type Form,
  type Model,
  type ModelNode,
  type Shape,
  type Vector,
} from "../front/model";
import { grainCoordinates, isUnit, meshOf } from "./mesh";
import type { Mesh } from "./surface";

/** A surface as files keep it: once, for all nodes of the same form and material. */
export interface UsedMesh {
  /** Other texts for other corners and other faces: surfaces with the same share them. */
  corners: string;
  faces: string;
  mesh: Mesh;
  /** Where its corners lie on the texture of its material's grain. */
  coordinates: number[] | undefined;
  material: string;
  /** Whether nodes stretch it to their size; others have their own. */
  isUnit: boolean;
}

export interface UsedMeshes {
  meshes: UsedMesh[];
  /** The number of a node's mesh, and how far the node stretches it. */
  meshFor: (node: ModelNode) => { mesh: number; size: Vector | undefined } | undefined;
}

/** From so many boards of one size their mesh has it itself: that is shorter than to say it so often. */
const MANY = 16;

/**
 * The meshes of a model in the order of their first use, each once. Where it `isWearing`, other decors
 * can come over it, so that the place on a grain is known of plain ones too.
 */
export function usedMeshes({ nodes, materials }: Model, isWearing = false): UsedMeshes {
  const shaped = allNodes(nodes).flatMap((node) =>
    node.shape ? [{ node, shape: node.shape }] : [],
  );
  const uses = shaped.map(({ node, shape }) => {
    const { grain, isDecor } = materials[shape.material]!;
    const grained = grain || (isWearing && isDecor) ? grainOf(shape) : undefined;
    const look = `${formKey(shape.form)} ${shape.material} ${grained?.key ?? ""}`;
    return { node, shape, grained, look, sized: `${look} ${shape.size?.join()}` };
  });
  const counts = new Map<string, number>();
  for (const { sized } of uses) counts.set(sized, (counts.get(sized) ?? 0) + 1);

  const meshes: UsedMesh[] = [];
  const numbers = new Map<string, number>();
  const found = new Map<ModelNode, { mesh: number; size: Vector | undefined }>();
  for (const { node, shape, grained, look, sized } of uses) {
    const isOwn = shape.size !== undefined && counts.get(sized)! >= MANY;
    const key = isOwn ? sized : look;
    let number = numbers.get(key);
    if (number === undefined) {
      const unit = meshOf(shape.form);
      const faces = formKey(shape.form);
      const coordinates =
        grained && grainCoordinates(unit, grained.size, shape.grain, grained.from);
      const mesh = isOwn ? stretched(unit, shape.size!) : unit;
      const corners = isOwn ? `${faces} ${shape.size!.join()}` : faces;
      const { material, size } = shape;
      const unitary = size !== undefined && !isOwn;
      number = meshes.push({ corners, faces, mesh, coordinates, material, isUnit: unitary }) - 1;
      numbers.set(key, number);
    }
    found.set(node, { mesh: number, size: isOwn ? undefined : shape.size });
  }
  return { meshes, meshFor: (node) => found.get(node) };
}

function formKey(form: Form): string {
  return form.kind === "box" ? "box" : JSON.stringify(form);
}

/** Only boxes and round forms are stretched in large numbers, whose faces keep looking along the axes. */
function stretched(mesh: Mesh, size: Vector): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, index) => value * size[index % 3]!) };
}

/**
 * What a shape's place on its texture depends on. Boards of nearly the same size share it: nobody sees
 * that a grain is a tenth wider.
 */
function grainOf({ form, size = unstretched, grain, variant = 0 }: Shape) {
  const shown = isUnit(form) ? size.map(nearly) : unstretched;
  return { size: shown as Vector, from: variant, key: `${shown.join()} ${grain} ${variant}` };
}

function nearly(length: number): number {
  return length < 0.04 ? 0.02 : STEP ** Math.round(Math.log(length) / Math.log(STEP));
}

const STEP = 1.25;
const unstretched: Vector = [1, 1, 1];
