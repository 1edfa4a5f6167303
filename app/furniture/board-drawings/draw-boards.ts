import type { Place } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { asStanding, legsOf, unfolded } from "~/furniture/boards/standing";
import type { Box, Sheet } from "~/furniture/drawing/geometry";
import { shortHash, escapeText } from "~/furniture/drawing/svg";

import { drawFace } from "./elevation/face";
import type { Drawn, DrawnSheet } from "./elevation/frame";
import { numbered, type Numbered, seenFromRoom } from "./elevation/numbered";
import { drawSide } from "./elevation/side";
import { columnsInPerspective, drawInPerspective } from "./projection/perspective";
import { columnsToScale, drawToScale } from "./projection/scale";
import type { Looks, BoardView } from "./views";
import { figureOf, type BoardsWords, type SheetWords } from "./words";

/** The sheet of the two perspective views; an elevation is as wide and as high as it needs. */
export const perspectiveSheet = { width: 480, height: 400 };

/** Its buyer sees the piece as it stands between its walls, the workshop the boards that it saws. */
export type Reader = "buyer" | "workshop";

/**
 * A view of a piece as a whole SVG document, usable as a file, in `<img>` and inline. The same piece,
 * place, looks, words and reader always give the same bytes, here and in a browser.
 */
export function drawBoards(
  piece: Piece,
  place: Place,
  view: BoardView,
  looks: Looks,
  words: BoardsWords,
  reader: Reader = "buyer",
): string {
  const id = `b${shortHash(keyOf(piece, place, looks, view) + (reader === "buyer" ? "" : reader))}`;
  const seen = reader === "buyer" ? asStanding(piece) : piece;
  const { width, height, inner } = drawView(seen, place, view, looks, words, id);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}t ${id}d">` +
    `<title id="${id}t">${escapeText(words.title)}</title>` +
    `<desc id="${id}d">${escapeText(words.descriptions[view])}</desc>` +
    inner +
    "</svg>"
  );
}

/**
 * Where the columns of a piece are on the sheet of a view as its buyer sees it, from left to right, where
 * their numbers stand, and how large that sheet is. A cut from back to front goes through one column alone.
 */
export function columnsOn(
  piece: Piece,
  place: Place,
  view: BoardView,
  looks: Looks,
  words: SheetWords,
): Numbered & Sheet {
  const seen = asStanding(piece);
  switch (view) {
    case "front":
    case "inside":
    case "side": {
      const { width, height, numbered } = drawSheet(seen, place, view, looks, words);
      return { width, height, ...numbered };
    }
    case "scale":
    case "scaleOpen":
      return columnsToScale(seen, place, scaleWords(words));
    default: {
      const all = columnsInPerspective(seen, perspectiveSheet, view === "open");
      const areas = seenFromRoom(all, seen, place);
      return { ...perspectiveSheet, ...numbered(areas, () => true) };
    }
  }
}

function drawView(
  piece: Piece,
  place: Place,
  view: BoardView,
  looks: Looks,
  words: BoardsWords,
  id: string,
): Drawn {
  switch (view) {
    case "front":
    case "inside":
    case "side":
      return drawSheet(piece, place, view, looks, words);
    case "scale":
    case "scaleOpen":
      return drawToScale(piece, place, looks, id, view === "scaleOpen", scaleWords(words));
    default: {
      const inner = drawInPerspective(piece, looks, id, perspectiveSheet, view === "open");
      return { ...perspectiveSheet, inner };
    }
  }
}

function drawSheet(
  piece: Piece,
  place: Place,
  view: "front" | "inside" | "side",
  looks: Looks,
  words: SheetWords,
): DrawnSheet {
  if (view !== "side") return drawFace(piece, place, looks, words, view === "inside");
  const written = { title: words.headings.side, figures: words.figures };
  const cut = place.kind === "diagonal" ? unfolded(piece) : legsOf(piece)[0]!.piece;
  return drawSide(cut, place, looks, written);
}

function scaleWords({ headings, figures }: SheetWords) {
  const write = (centimetres: number) => figureOf(centimetres * 10, figures);
  return { heading: headings.scale, write };
}

/** All that two drawings may differ in. */
function keyOf(
  { boards, fronts, bodies, lights, pullOuts }: Piece,
  place: Place,
  looks: Looks,
  view: BoardView,
): string {
  const placeOf = ({ x, y, z, width, height, depth }: Box) =>
    [x, y, z, width, height, depth].join();
  const places = boards.map(({ place, mirror }) => placeOf(place) + (mirror ? "m" : ""));
  const bought = [
    ...pullOuts.map(({ place }) => placeOf(place)),
    ...lights.map(({ x, y, length }) => [x, y, length].join()),
  ];
  const ways = fronts.map(({ opens }) => opens);
  const isInRoom = view === "scale" || view === "scaleOpen";
  const isOwn = place.kind !== "free" && place.kind !== "niche";
  const around = isInRoom || isOwn ? JSON.stringify(place) : "";
  const looked = JSON.stringify(looks);
  return [...places, ...bought, ...ways, bodies.length, looked, view, around].join(" ");
}
