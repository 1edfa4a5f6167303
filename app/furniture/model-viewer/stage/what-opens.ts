import type { Object3D } from "three";

/** What of a piece opens. */
export type Opens = "doors" | "drawers" | "both" | undefined;

/** What of a piece opens, by the names of its parts. */
export function whatOpens(piece: Object3D): Opens {
  const names: string[] = [];
  piece.traverse(({ name }) => names.push(name));
  const hasDoors = names.some((name) => /^(hinge|sliding)/.test(name));
  const hasDrawers = names.some((name) => name.startsWith("drawers"));
  if (hasDoors && hasDrawers) return "both";
  return hasDrawers ? "drawers" : "doors";
}
