import type { Rules } from "../rules";
import type { Run } from "../run";

/** The sizes that modules of a run share, in mm. */
export interface RunSizes {
  depth: number;
  /** The upper edge of base modules, of the worktop, of wall modules and columns. */
  base: number;
  worktop: number;
  top: number;
  worktopDepth: number;
}

/** A vanity is less deep, and its worktop as much less. */
export function sizesOf(run: Pick<Run, "kind" | "wallHeight">, rules: Rules): RunSizes {
  const { baseModule, worktop, wallModule, vanity } = rules;
  const depth = run.kind === "vanity" ? vanity.depth : baseModule.depth;
  const base = baseModule.legs + baseModule.height;
  return {
    depth,
    base,
    worktop: base + worktop.thickness,
    top: wallModule.from + run.wallHeight,
    worktopDepth: worktop.depth - baseModule.depth + depth,
  };
}
