import { piecesOf, type Area, type Layout, type Saw } from "./layout";

/** What is left of a layout and worth keeping, the largest first. */
export function keptRests({ panel }: Layout, { leastOffcut }: Pick<Saw, "leastOffcut">): Area[] {
  const { longer, shorter } = leastOffcut;
  return piecesOf(panel)
    .filter(({ kind, length, width }) => {
      const isLarge = Math.max(length, width) >= longer && Math.min(length, width) >= shorter;
      return kind === "rest" && isLarge;
    })
    .map(({ x, y, length, width }) => ({ x, y, length, width }))
    .sort((one, other) => other.length * other.width - one.length * one.width);
}
