import type { Board, Piece } from "~/furniture/boards/piece";

/** A board as a line of the workshop's sheet: its size, place and bands, and its work by use and face. */
function lineOf(board: Board): string {
  const { name, stock, length, width, thickness, place, cut, edges, machining } = board;
  const works = machining.map((one) => {
    const what =
      one.kind === "hole" ? `${one.use} ⌀${one.diameter}` : `groove ${one.length}×${one.width}`;
    return { what: `${what} ${one.depth} deep ${one.face}`, u: one.u, v: one.v };
  });
  const kinds = [...new Set(works.map(({ what }) => what))].map((what) => {
    const own = works.filter((one) => one.what === what);
    const sum = (axis: "u" | "v") => own.reduce((all, one) => all + one[axis], 0);
    return `${own.length} ${what}: ${sum("u")}, ${sum("v")}`;
  });
  const size = `${name} ${stock} ${length}×${width}×${thickness} (${cut.length}×${cut.width})`;
  const at = `${place.x}, ${place.y}, ${place.z}`;
  const bands = `${edges.front}/${edges.rear}/${edges.left}/${edges.right}`;
  return [`${board.body}: ${size} at ${at}, ${bands}`, ...kinds].join("; ");
}

/**
 * A whole piece as the workshop's sheet tells it. Of the work of one kind on a board the sheet has the
 * number and the sums of both measures, so that nothing moves, comes or goes unnoticed.
 */
export function sheetOf({
  boards,
  fronts,
  rails,
  hardware,
  warnings,
  bounds,
  weight,
}: Piece): string[] {
  const { totalGrams, heaviest, heaviestGrams } = weight;
  return [
    ...boards.map(lineOf),
    ...fronts.map(({ board, opens, carries, travel, handle, isInner, column, zone }) => {
      const grip = handle
        ? `${handle.direction} ${handle.length} at ${handle.x}, ${handle.y}`
        : "pushed";
      const where = `column ${column}, zone ${zone}${isInner ? ", inner" : ""}`;
      return `${board} opens ${opens} ${travel} with ${carries.join(" ")}: ${grip}; ${where}`;
    }),
    ...rails.map(
      ({ x, y, z, length, isPullOut }) => `rail ${length} at ${x}, ${y}, ${z} ${isPullOut}`,
    ),
    hardware.map(({ code, length, count }) => `${count} ${code} ${length ?? ""}`.trim()).join(", "),
    warnings.map((one) => Object.values(one).join(" ")).join(", "),
    `${bounds.width}×${bounds.height}×${bounds.depth} at ${bounds.x}, ${bounds.y}, ${bounds.z}`,
    `${totalGrams} g, of which board ${heaviest} ${heaviestGrams} g`,
  ];
}
