import type { StandingLeg } from "~/furniture/board-drawings/projection/legs";
import type { StandingBoard } from "~/furniture/board-drawings/projection/scene";
import { prismInRoom, type Prism } from "~/furniture/boards/standing";
import type { Point } from "~/furniture/drawing/geometry";

/** A solid as it lies before whoever looks at all legs; of what stands at 45° all are boxes. */
export function before(
  standing: StandingBoard,
  { outwards, isTurned }: Pick<StandingLeg, "outwards" | "isTurned">,
): StandingBoard {
  const { foot, prism, ...rest } = standing.solid;
  const zero = outwards({ x: 0, y: 0, z: 0 });
  const moved = foot.map(([x, z]) => {
    const at = outwards({ x, y: 0, z });
    return [at.x, at.z] as const;
  });
  const along = outwards({ x: 1, y: 0, z: 0 });
  const turn = along.z > zero.z ? -1 : 1;
  const stands = isTurned ? ({ x: zero.x, z: zero.z, turn } as const) : undefined;
  const turned = prism && (stands ? prismInRoom({ stands }, prism) : shifted(prism, zero));
  return { ...standing, solid: { ...rest, foot: moved, prism: turned } };
}

function shifted({ axis, from, to, outline }: Prism, by: Point): Prism {
  const [one, other] = { x: ["y", "z"], y: ["x", "z"], z: ["x", "y"] }[axis] as ["x", "y"];
  const corners = outline.map(({ a, b }) => ({ a: a + by[one], b: b + by[other] }));
  return { axis, from: from + by[axis], to: to + by[axis], outline: corners };
}
