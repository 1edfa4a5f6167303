import {
  EdgesGeometry,
  LineBasicMaterial,
  LineSegments,
  type BufferGeometry,
  type Mesh,
  type MeshStandardMaterial,
} from "three";

/** Degrees between two faces whose edge is drawn: those of boards, not of what is round. */
const SHARP = 40;

/** Draws a board's edges: on a white piece nobody would see where one front ends and the next begins. */
export class Outlines {
  readonly #edges = new Map<BufferGeometry, EdgesGeometry>();
  readonly #material = new LineBasicMaterial({
    color: "#1a202c",
    opacity: 0.3,
    transparent: true,
  });

  /** Draws the edges of a mesh. */
  draw(mesh: Mesh): void {
    const edges = this.#edges.get(mesh.geometry) ?? new EdgesGeometry(mesh.geometry, SHARP);
    this.#edges.set(mesh.geometry, edges);
    mesh.clear().add(new LineSegments(edges, this.#material));
    // The face steps back a little behind its edges.
    const material = mesh.material as MeshStandardMaterial;
    material.polygonOffset = true;
    material.polygonOffsetFactor = 1;
    material.polygonOffsetUnits = 1;
  }

  dispose(): void {
    for (const edges of this.#edges.values()) edges.dispose();
    this.#material.dispose();
  }
}
