import { Mesh, MeshStandardMaterial, type Object3D } from "three";

import type { Outlines } from "./outline";

/**
 * Gives a piece the decor of another model of the same piece: colours and textures go over to its
 * materials of the same name, so that what is open stays open and what is seen stays in view. Boards
 * of a plain decor do not know how a grain lies on them: they take the surfaces of the other model.
 */
export function wearDecor(piece: Object3D, other: Object3D, outlines: Outlines): void {
  const surfaces = meshesOf(other);
  const worn = new Map(materialsOf(surfaces).map((material) => [material.name, material]));
  for (const material of materialsOf(meshesOf(piece))) {
    const look = worn.get(material.name);
    if (!look) continue;
    material.color.copy(look.color);
    material.map = look.map;
    material.roughness = look.roughness;
    // Whether there is a texture is part of the program that draws it.
    material.needsUpdate = true;
  }
  for (const [index, mesh] of meshesOf(piece).entries()) {
    const surface = surfaces[index];
    const isBare = standard(mesh)?.map && !mesh.geometry.hasAttribute("uv");
    if (!isBare || !surface) continue;
    mesh.geometry = surface.geometry;
    mesh.scale.copy(surface.scale);
    outlines.draw(mesh);
  }
}

/** In the order of the file, which is the same for the same piece. */
export function meshesOf(model: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  model.traverse((node) => {
    if (node instanceof Mesh) meshes.push(node as Mesh);
  });
  return meshes;
}

export function materialsOf(meshes: Mesh[]): MeshStandardMaterial[] {
  return [...new Set(meshes.flatMap((mesh) => standard(mesh) ?? []))];
}

function standard({ material }: Mesh): MeshStandardMaterial | undefined {
  return material instanceof MeshStandardMaterial ? material : undefined;
}
