import type { Piece, Stands } from "~/furniture/boards/piece";
import type { Run, WallPlaces } from "~/furniture/boards/run";
import { asStanding } from "~/furniture/boards/standing";
import type { Box, Sheet } from "~/furniture/drawing/geometry";
import { drawCard } from "~/furniture/drawing/scale-card";
import { escapeText, shortHash } from "~/furniture/drawing/svg";

import { perspectiveSheet, type Reader } from "./draw-boards";
import type { Drawn } from "./elevation/frame";
import { inWholeUnits, type ColumnArea } from "./elevation/numbered";
import { type Block, blocksOf } from "./kitchen/appliances";
import { type AtWall, wallsSeen } from "./kitchen/at-wall";
import { drawCornerPlan } from "./kitchen/corner-plan";
import { drawRunFace, type DrawnRun, type SheetOfRun } from "./kitchen/elevation";
import { linesOf } from "./kitchen/line";
import { drawRunInPerspective, modulesInPerspective } from "./kitchen/perspective";
import { drawRunPlan } from "./kitchen/plan";
import { drawRunToScale, modulesToScale } from "./kitchen/scale";
import { drawRunSection } from "./kitchen/section";
import { runWords, type RunTranslate, type RunWords, type SaidOfRun } from "./kitchen/words";
import type { RunLooks, RunView } from "./views";
import { figureOf } from "./words";

export { bareLooks, type Bare } from "./kitchen/appliances";
export type { SaidOfRun } from "./kitchen/words";

/** A run, the piece it makes, and where in it all is (`placesOf`). */
export interface BuiltRun {
  run: Run;
  piece: Piece;
  places: WallPlaces[];
}

/**
 * A view of a run as a whole SVG document, usable as a file, in `<img>` and inline. The same run, looks, words and
 * reader always give the same bytes. Its buyer sees it as it stands between its walls, the workshop the boards that it saws.
 */
export function drawRun(
  { run, piece, places }: BuiltRun,
  view: RunView,
  looks: RunLooks,
  t: RunTranslate,
  said: SaidOfRun,
  reader: Reader = "buyer",
): string {
  const lines = linesOf(run, places);
  const words = runWords(t, lines, said);
  const walls = wallsSeen(reader === "buyer" ? asStanding(piece) : piece, lines);
  const { figures } = said;
  const id = `r${shortHash(JSON.stringify([run, looks, view, reader, figures, placesOfBoards(piece)]))}`;
  const { width, height, inner } = drawView(walls, view, looks, words, { id, reader });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}t ${id}d">` +
    `<title id="${id}t">${escapeText(words.title)}</title>` +
    `<desc id="${id}d">${escapeText(words.descriptions[view])}</desc>` +
    inner +
    "</svg>"
  );
}

/** Where the modules of a run are on the sheet of a view as its buyer sees it, from left to right, and how large it is. */
export function modulesOn(
  { run, piece, places }: BuiltRun,
  view: RunView,
  looks: RunLooks,
  t: RunTranslate,
  said: SaidOfRun,
): Sheet & { modules: ColumnArea[] } {
  const lines = linesOf(run, places);
  const words = runWords(t, lines, said);
  const walls = wallsSeen(asStanding(piece), lines);
  const { width, height, areas } = areasOn(walls, view, looks, words);
  return { width, height, modules: areas.map(inWholeUnits) };
}

function areasOn(
  walls: AtWall[],
  view: RunView,
  looks: RunLooks,
  words: RunWords,
): Sheet & { areas: ColumnArea[] } {
  switch (view) {
    case "front":
    case "inside":
    case "side":
    case "plan":
      return drawSheet(walls, view, looks, words, { reader: "buyer", isBare: true });
    case "scale":
    case "scaleOpen":
      return modulesToScale(walls, scaleWords(words));
    default: {
      const areas = modulesInPerspective(walls, perspectiveSheet, view === "open");
      return { ...perspectiveSheet, areas };
    }
  }
}

/** The picture of a run for where its address is shared, as SVG without text. */
export function drawRunCard({ run, piece, places }: BuiltRun, looks: RunLooks): string {
  const walls = wallsSeen(asStanding(piece), linesOf(run, places));
  const stage = drawRunToScale(walls, looks, "s", false, undefined);
  const view = drawRunInPerspective(walls, looks, "v", perspectiveSheet, false);
  return drawCard({ ...perspectiveSheet, svg: view }, { ...stage, svg: stage.inner });
}

/**
 * What stands among the boards of a run at each of its walls and is bought: parts of appliances, and legs; in mm of what
 * stands there, with how that lies before whoever looks at all of it.
 */
export function boughtParts({ run, piece, places }: BuiltRun): BoughtParts[] {
  return wallsSeen(piece, linesOf(run, places)).map(({ line: { appliances, legs }, stands }) => ({
    blocks: appliances.flatMap(blocksOf),
    legs,
    stands,
  }));
}

interface BoughtParts {
  blocks: Block[];
  legs: Box[];
  stands: Stands | undefined;
}

function drawView(
  walls: AtWall[],
  view: RunView,
  looks: RunLooks,
  words: RunWords,
  { id, reader }: { id: string; reader: Reader },
): Drawn {
  switch (view) {
    case "front":
    case "inside":
    case "side":
    case "plan":
      return drawSheet(walls, view, looks, words, { reader, isBare: false });
    case "scale":
    case "scaleOpen":
      return drawRunToScale(walls, looks, id, view === "scaleOpen", scaleWords(words));
    default: {
      const inner = drawRunInPerspective(walls, looks, id, perspectiveSheet, view === "open");
      return { ...perspectiveSheet, inner };
    }
  }
}

function drawSheet(
  walls: AtWall[],
  view: "front" | "inside" | "side" | "plan",
  looks: RunLooks,
  { headings, figures, connections, walls: names }: RunWords,
  by: Pick<SheetOfRun, "reader" | "isBare">,
): DrawnRun {
  const sheet = { looks, title: headings[view], figures, names, ...by };
  if (view === "side") return drawRunSection(walls, sheet);
  if (view !== "plan") return drawRunFace(walls, sheet, view === "inside");
  const [{ line }] = walls as [AtWall];
  if (walls.length === 1) return drawRunPlan(line, sheet, connections);
  return drawCornerPlan(walls, sheet, connections);
}

function scaleWords({ headings, figures }: RunWords) {
  const write = (centimetres: number) => figureOf(centimetres * 10, figures);
  return { heading: headings.scale, write };
}

/** What rules of other versions make of the same run. */
function placesOfBoards({ boards }: Piece): string {
  return boards.map(({ place }) => Object.values(place).join()).join(" ");
}
