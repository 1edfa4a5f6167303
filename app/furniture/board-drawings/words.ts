import {
  blindColumn,
  columnsFromLeft,
  fallsAcross,
  isStepped,
  runsLeft,
  type Design,
} from "~/furniture/boards/design";
import { slopeAngle } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { leaf } from "~/furniture/drawing/scale-room";
import { centimetres, lengthText } from "~/platform/format/measures";

import type { Group, TranslateBoards } from "./telling/translate-boards";
import { openingWords, zoneWords } from "./telling/zone-words";
import type { BoardView } from "./views";

export type { TranslateBoards } from "./telling/translate-boards";

/** The translated texts of a drawing. They are escaped where they are drawn. */
export interface BoardsWords {
  title: string;
  /** For people who do not see it. */
  descriptions: Record<BoardView, string>;
  /** Written on the pages with dimensions. */
  headings: Record<"front" | "side" | "inside" | "scale" | "above" | "left" | "right", string>;
  figures: Figures;
}

/** What is written on the sheets themselves. */
export type SheetWords = Pick<BoardsWords, "headings" | "figures">;

/** In what lengths are written: customers read centimetres, the workshop millimetres. */
export interface Figures {
  unit: "cm" | "mm";
  /** Which writes the decimals. */
  language: string;
}

/** A length of so many millimetres as a figure of a drawing, without its unit. */
export function figureOf(millimetres: number, { unit, language }: Figures): string {
  return unit === "cm" ? centimetres(millimetres, language) : lengthText(millimetres, language);
}

/** What a piece's decors and its handle are called; `bands` says of those in other decors than their boards'. */
export interface PieceNames {
  body: string;
  front: string;
  handle: string;
  bands?: string[];
}

/**
 * The texts for a piece; `names` are those of its decors and handle in the same language, `size` is how
 * its size is said to whoever reads them, `figures` how all other lengths are written.
 */
export function boardsWords(
  t: TranslateBoards,
  design: Design,
  piece: Piece,
  names: PieceNames,
  size: { inTitle: string; sentence: string },
  figures: Figures,
): BoardsWords {
  const { kind } = design;
  const unit = t(`unit.${figures.unit}`);
  const inUnit = (length: number) => `${figureOf(length, figures)} ${unit}`;
  const hasFronts = piece.fronts.length > 0;
  const isOfBody = !hasFronts && !design.panels;
  const decors = isOfBody ? "body" : names.body === names.front ? "decor" : "decors";
  const details = [
    ...contentsOf({ t, inUnit }, design, piece, size.sentence),
    t(decors, { body: names.body, front: names.front }),
    ...(names.bands ?? []),
    ...openingWords(t, design, piece, names.handle),
  ];
  const describe = (view: keyof Group["view"], around: string[] = []) =>
    [t(`view.${view}`, { unit, door }), ...around, ...details]
      .map((sentence) => `${sentence}.`)
      .join(" ");
  const door = `${figureOf(leaf.width * 10, figures)} × ${inUnit(leaf.height * 10)}`;
  const room = roomWords({ t, inUnit }, design, figures);
  const { place } = design;
  const ofCorner = (view: "front" | "inside" | "side") =>
    place.kind === "corner" || place.kind === "diagonal" ? [t(`${place.kind}.${view}`)] : [];
  return {
    title: t("title", { piece: t(`kind.${kind}`), size: size.inTitle }),
    descriptions: {
      shut: describe(hasFronts ? "shut" : "perspective"),
      open: describe(hasFronts ? "open" : "perspective"),
      front: describe("front", ofCorner("front")),
      side: describe("side", ofCorner("side")),
      inside: describe("inside", ofCorner("inside")),
      scale: describe("scale", room),
      scaleOpen: describe(hasFronts ? "scaleOpen" : "scale", room),
    },
    ...sheetWords(t, figures),
  };
}

/** The headings and figures of the sheets, in a translator's language. */
export function sheetWords(t: TranslateBoards, figures: Figures): SheetWords {
  const unit = t(`unit.${figures.unit}`);
  return {
    headings: {
      front: t("heading.front", { unit }),
      side: t("heading.side", { unit }),
      inside: t("heading.inside", { unit }),
      scale: t("heading.scale", { unit }),
      above: t("heading.above", { unit }),
      left: t("heading.left"),
      right: t("heading.right"),
    },
    figures,
  };
}

/** The texts, and how a length in millimetres is written with its unit. */
interface Writing {
  t: TranslateBoards;
  inUnit: (length: number) => string;
}

/** What is drawn of the room. */
function roomWords({ t, inUnit }: Writing, { place }: Design, { language }: Figures): string[] {
  if (place.kind === "slope") {
    const farthest = fallsAcross(place) ? Math.min(...place.widths) : place.depth;
    const run = place.run ?? farthest;
    const values = {
      width: inUnit(Math.min(...place.widths)),
      low: inUnit(place.low),
      high: inUnit(place.high),
      run: inUnit(run),
      angle: lengthText(slopeAngle(place), language),
    };
    if (fallsAcross(place)) return [t(run < farthest ? "slopeFlat" : "slope", values)];
    return [t(place.run === null ? "slopeBehind" : "slopeBehindFlat", values)];
  }
  if (place.kind === "niche") {
    const [widths, heights] = [place.widths, place.heights].map((all) =>
      all.map(inUnit).join(", "),
    );
    return [t("niche", { widths: widths!, heights: heights! })];
  }
  const ceiling = place.ceiling === null ? [] : [t("ceiling", { height: inUnit(place.ceiling) })];
  if (place.kind !== "corner") return ceiling;
  const [left, right] = place.walls.map(inUnit);
  return [t("corner.walls", { left: left!, right: right! }), ...ceiling];
}

/** What the piece is and what its columns hold, a sentence each. */
function contentsOf(
  { t, inUnit }: Writing,
  design: Design,
  { bodies, boards }: Piece,
  size: string,
): string[] {
  const { kind, sliding, topBox, place, panels } = design;
  const areSteps = isStepped(place);
  const standing = bodies.filter(({ isTopBox }) => !isTopBox);
  const columns = standing.flatMap((body) => body.columns);
  const blind = blindColumn(design);
  const slanted = standing.find(({ slant }) => slant);
  const isCorner = place.kind === "corner";
  return [
    t(`kind.${kind}`),
    size,
    ...(areSteps
      ? [t("steps", { count: standing.length })]
      : slanted?.slant
        ? [t("slanted", { low: inUnit(slanted.slant.low), high: inUnit(slanted.place.height) })]
        : standing.length > 1
          ? [t(isCorner ? "corner.stands" : "bodies")]
          : []),
    ...(place.kind === "diagonal" ? [t("diagonal.stands")] : []),
    ...(topBox > 0 ? [t("topBox", { height: inUnit(topBox) })] : []),
    ...(!slanted && boards.some(({ name }) => name === "slanted-top") ? [t("rearCut")] : []),
    ...(sliding > 0 ? [t("sliding", { count: sliding })] : []),
    ...(panels ? [t(`panels.${panels}`)] : []),
    ...(columns.length > 1 && !areSteps ? [t("columns", { count: columns.length })] : []),
    ...columnsFromLeft(design).flatMap((index, at) => {
      const column = columns[index]!;
      const zones = column.zones.map((zone) => zoneWords(t, zone, sliding > 0)).join("; ");
      const said = { number: at + 1, width: inUnit(column.width), zones };
      // Along a slope each column is a body of its own height.
      const height = areSteps ? standing[index]?.place.height : undefined;
      if (height !== undefined) return t("bodyColumn", { ...said, height: inUnit(height) });
      const own = t(index === blind ? "corner.column" : "column", said);
      const leg = standing.find((body) => body.columns[0] === column);
      if (!isCorner || !leg) return own;
      const wall = runsLeft(place) === (leg.stands === undefined) ? "left" : "right";
      return [t(`corner.${wall}`, { width: inUnit(leg.place.width) }), own];
    }),
  ];
}
