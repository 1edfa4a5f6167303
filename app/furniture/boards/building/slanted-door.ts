import type { Board } from "../piece";
import { floored, topAt, type SlantedBody } from "./slant";

/** A door below a slanted top: how high each of its edges is, in mm, and its whole. */
export interface UnderTop {
  left: number;
  right: number;
  height: number;
}

/** How high the edges of a door are that ends so far, square, below the line of a slanted top. */
export function doorUnder(
  body: SlantedBody,
  { x, width, y }: { x: number; width: number; y: number },
  gap: number,
): UnderTop {
  const less = gap * Math.hypot(1, body.slant.rise);
  const at = (edge: number) => floored(topAt(body, edge) - less - y);
  const [left, right] = [at(x), at(x + width)];
  return { left, right, height: Math.max(left, right) };
}

/** Cuts the upper end of a door off; its band goes on the cut. */
export function cutDoor(door: Board, { left, right }: UnderTop): void {
  const { edges, width, cut } = door;
  door.cuts = [{ from: { u: left, v: 0 }, to: { u: right, v: width }, band: edges.right }];
  door.edges = { ...edges, right: 0 };
  door.cut = { ...cut, length: cut.length + edges.right };
}
