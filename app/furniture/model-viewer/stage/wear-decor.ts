import { Mesh, MeshStandardMaterial, type Object3D } from "three";

/**
 * Gives a piece another decor: colours and textures go over to its materials of the same name, so that
 * what is open stays open and what is seen stays in view. Every board of a decor knows how a grain lies
 * on it, also while it wears a plain one (`usedMeshes`).
 */
export function wearDecor(piece: Object3D, decor: Object3D): void {
  const worn = new Map(materialsOf(meshesOf(decor)).map((material) => [material.name, material]));
  for (const material of materialsOf(meshesOf(piece))) {
    const look = worn.get(material.name);
    if (!look) continue;
    material.color.copy(look.color);
    material.map = look.map;
    material.roughness = look.roughness;
    // Whether there is a texture is part of the program that draws it.
    material.needsUpdate = true;
  }
}

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
