import type { Body, Stands } from "../piece";
import { count, type Assembly } from "./assembly";

/** What is put together, and its bodies. */
export interface Built {
  assembly: Assembly;
  bodies: Body[];
}

/** Two legs, each put together as a piece of its own, as one: the second one's bodies say how they stand. */
export function joinLegs(through: Built, against: Built, stands: Stands | undefined): Built {
  const { assembly } = through;
  const { boards, fronts, rails, pullOuts, lights, counts } = against.assembly;
  const [firstBoard, firstBody] = [assembly.boards.length, through.bodies.length];
  const firstColumn = assembly.design.columns.length;
  assembly.boards.push(...boards.map((one) => ({ ...one, body: firstBody + one.body })));
  assembly.fronts.push(
    ...fronts.map((one) => ({
      ...one,
      board: firstBoard + one.board,
      carries: one.carries.map((board) => firstBoard + board),
      column: firstColumn + one.column,
    })),
  );
  assembly.rails.push(...rails.map((one) => ({ ...one, body: firstBody })));
  const inSecond = { body: firstBody };
  assembly.pullOuts.push(
    ...pullOuts.map((one) => ({ ...one, ...inSecond, column: firstColumn + one.column })),
  );
  assembly.lights.push(
    ...lights.map((one) => ({ ...one, ...inSecond, column: firstColumn + one.column })),
  );
  for (const [article, more] of counts) count(assembly, article, more);
  const bodies = against.bodies.map((one) => (stands ? { ...one, stands } : one));
  return { assembly, bodies: [...through.bodies, ...bodies] };
}
