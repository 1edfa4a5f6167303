import type { Board } from "~/furniture/boards/piece";
import { bevelReach, outlineOf, sawnLine } from "~/furniture/boards/standing";
import { OBLIQUE } from "~/furniture/cutting/layout";
import { slugOf } from "~/platform/format/compare-texts";

/** AutoCAD's numbers of colours. */
const [RED, YELLOW, GREEN, CYAN, BLUE, MAGENTA, WHITE] = [1, 2, 3, 4, 5, 6, 7];

/**
 * A board as a DXF in millimetres, a layer for each operation: `CONTUR` as it is finished, `DEBITARE` as
 * it is cut, `OBLIC` the cuts that then take more off its rectangle, `TESIT_45_FATA1` where the face that a bevel of so
 * many degrees sets in ends, `CANT_2MM` the edges with that band, `CANT_2MM_PAL_NEGRU` where it is of another decor than the board,
 * which `bandDecor` is the name of, on oblique cuts too, `GAURI_D5_A12_FATA2` holes by diameter, depth and
 * face, `STRAPUNS` for a depth where they go through, `GAURI_CAPAT_…` those in the ends and `GAURI_MUCHIE_…` those in the edges, as lines of
 * their depth, `CANAL_A8_FATA1` grooves, `DECUPAJ` what is cut out through the board. Length runs along x and width along y from the edges that the
 * drilling list names. Face 1 is the one towards the left, below or the front, face 2 the other; the work of
 * both is drawn as it lies seen from one of them (`seenFrom`). Below it stand lines of text: whose board it is,
 * from which face it is seen, and for which fittings it is drilled.
 */
export async function boardDxf(
  board: Board,
  texts: readonly string[],
  bandDecor = "",
): Promise<string> {
  // Only a package needs it.
  const { DxfWriter, Units, point2d, point3d } = await import("@tarikjabiri/dxf");
  const { length, width, thickness, edges, machining } = board;
  const ofDecor = bandDecor === "" ? [] : slugOf(bandDecor).toUpperCase().split("-");
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  const layers = new Set<string>();
  const onLayer = (layerName: string, color: number) => {
    if (!layers.has(layerName)) dxf.addLayer(layerName, color, "Continuous");
    layers.add(layerName);
    return { layerName };
  };
  const rectangle = (u: number, v: number, long: number, wide: number, layer: Layer) =>
    dxf.addRectangle(point2d(u, v + wide), point2d(u + long, v), onLayer(...layer));
  const line = ([fromU, fromV, toU, toV]: Ends, layer: Layer) =>
    dxf.addLine(point3d(fromU, fromV), point3d(toU, toV), onLayer(...layer));

  if (board.cuts) {
    const corners = outlineOf(board);
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % corners.length]!;
      line([from.u, from.v, to.u, to.v], ["CONTUR", WHITE]);
    }
  } else rectangle(0, 0, length, width, ["CONTUR", WHITE]);
  const banded = (band: number) => [`CANT_${plain(band)}MM`, ...ofDecor].join("_");
  for (const { band = 0, ...cut } of board.cuts ?? []) {
    const { from, to } = sawnLine({ ...cut, band });
    line([from.u, from.v, to.u, to.v], [OBLIQUE, RED]);
    const { from: begins, to: ends } = cut;
    if (band > 0) line([begins.u, begins.v, ends.u, ends.v], [banded(band), MAGENTA]);
  }
  for (const edge of ["front", "rear", "left", "right"] as const) {
    const degrees = board.bevels?.[edge] ?? 0;
    if (degrees === 0) continue;
    const reach = bevelReach(degrees, thickness);
    const isEnd = edge === "left" || edge === "right";
    const [whole, long] = isEnd ? [length, width] : [width, length];
    const at = edge === "front" || edge === "left" ? reach : whole - reach;
    const angle = plain(Math.round(Math.abs(degrees) * 10) / 10);
    // Where the upper face reaches farther the lower one is set in.
    line(isEnd ? [at, 0, at, long] : [0, at, long, at], [
      `TESIT_${angle}_${faceOf(degrees > 0 ? "low" : "high")}`,
      RED,
    ]);
  }
  rectangle(edges.left, edges.front, board.cut.length, board.cut.width, ["DEBITARE", GREEN]);
  for (const [band, ends] of [
    [edges.front, [0, 0, length, 0]],
    [edges.rear, [0, width, length, width]],
    [edges.left, [0, 0, 0, width]],
    [edges.right, [length, 0, length, width]],
  ] satisfies [number, Ends][]) {
    if (band > 0) line(ends, [banded(band), MAGENTA]);
  }
  for (const work of machining) {
    const { face, u, v, depth } = work;
    if (work.kind === "cut-out") {
      rectangle(u, v, work.length, work.width, ["DECUPAJ", RED]);
    } else if (work.kind === "groove") {
      rectangle(u, v, work.length, work.width, [
        `CANAL_A${plain(depth)}_${faceOf(work.face)}`,
        CYAN,
      ]);
    } else if (face === "start" || face === "end") {
      const inwards = face === "start" ? depth : -depth;
      const layer = `GAURI_CAPAT_D${plain(work.diameter)}_A${plain(depth)}`;
      line([u, v, u + inwards, v], [layer, YELLOW]);
    } else if (face === "front" || face === "rear") {
      const inwards = face === "front" ? depth : -depth;
      const layer = `GAURI_MUCHIE_D${plain(work.diameter)}_A${plain(depth)}`;
      line([u, v, u, v + inwards], [layer, YELLOW]);
    } else {
      const how = depth >= thickness ? "STRAPUNS" : `A${plain(depth)}`;
      const layer = `GAURI_D${plain(work.diameter)}_${how}_${faceOf(face)}`;
      dxf.addCircle(point3d(u, v), work.diameter / 2, onLayer(layer, face === "low" ? RED : BLUE));
    }
  }
  for (const [line, text] of texts.entries()) {
    dxf.addText(point3d(0, -30 * (line + 1)), 20, escaped(text), onLayer("TEXT", WHITE));
  }
  return dxf.stringify();
}

/**
 * The face from which a board is drawn, with its length to the right and its width upwards: face 1 of sides,
 * partitions and plinths, face 2 of doors, tops, bottoms and shelves. In a piece, x to the right and y up, z goes
 * away from who looks at it: axes in this order, or turned on, show the lower face; in the other order they would
 * show it in a mirror.
 */
export function seenFrom({
  lengthAxis,
  thicknessAxis,
}: Pick<Board, "lengthAxis" | "thicknessAxis">): "low" | "high" {
  return ["xz", "yx", "zy"].includes(lengthAxis + thicknessAxis) ? "low" : "high";
}

/** Faces as the layers' names have them, by number. */
export const faceNumbers = { low: 1, high: 2 } as const;

type Layer = [name: string, color: number];
type Ends = [fromU: number, fromV: number, toU: number, toV: number];

function faceOf(face: "low" | "high"): string {
  return `FATA${faceNumbers[face]}`;
}

/** Readers of DXF agree on letters beyond ASCII only in this form. */
function escaped(text: string): string {
  return text.replaceAll(
    /[^ -~]/g,
    (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
}

/** Names of layers have no decimal points. */
function plain(length: number): string {
  return String(length).replace(".", "_");
}
