import type { Module, Run } from "~/furniture/boards/run";
import { leaf } from "~/furniture/drawing/scale-room";
import type { TFunction } from "~/platform/i18n/translate";

import type { RunView } from "../views";
import { figureOf, type Figures, type PieceNames } from "../words";
import type { Line } from "./line";
import { type ConnectionWords, connectionsOn } from "./plan-wall";

/** A translator of the texts of runs, and of those that all pieces share. */
export type RunTranslate = TFunction<["run-drawing", "planner-drawing"]>;

/** What decors, worktop and handle are called, how the size is said to whoever reads it, and how other lengths are written. */
export interface SaidOfRun {
  names: PieceNames & { worktop: string };
  size: { inTitle: string; sentence: string };
  figures: Figures;
}

type RunHeading = "front" | "side" | "inside" | "scale";

/** The translated texts of a run's drawing. */
export interface RunWords {
  title: string;
  descriptions: Record<RunView, string>;
  headings: Record<RunHeading | "plan", string>;
  connections: ConnectionWords;
  /** What the walls are called, from left to right. */
  walls: string[];
  figures: Figures;
}

export function runWords(
  t: RunTranslate,
  lines: Line[],
  { names, size, figures }: SaidOfRun,
): RunWords {
  const { run } = lines[0]!;
  const kind = t(`kind.${kindOf(run)}`);
  const walls = wallNames(t, lines.length);
  const unit = t(`planner-drawing:unit.${figures.unit}`);
  const inUnit = (length: number) => `${figureOf(length, figures)} ${unit}`;
  const door = `${figureOf(leaf.width * 10, figures)} × ${inUnit(leaf.height * 10)}`;
  const details = [
    kind,
    size.sentence,
    ...lines.flatMap(({ modules }, wall) => [
      ...(lines.length > 1 ? [walls[wall]!] : []),
      ...modules.map(({ module, index }) => moduleWords(t, run.kind, module, index, inUnit)),
    ]),
    ...decorWords(t, names),
    ...(names.bands ?? []),
    names.handle
      ? t("planner-drawing:handle", { handle: names.handle })
      : t("planner-drawing:push"),
  ];
  const room = lines.flatMap((line, wall) => roomWords(t, line, walls[wall], inUnit));
  const said = (first: string, more: string[]) =>
    [first, ...more].map((sentence) => `${sentence}.`).join(" ");
  const describe = (view: Exclude<RunView, "plan">, around: string[] = []) =>
    said(t(`planner-drawing:view.${view}`, { unit, door }), [...around, ...details]);
  const heading = (of: RunHeading) => t(`planner-drawing:heading.${of}`, { unit });
  return {
    title: t("planner-drawing:title", { piece: kind, size: size.inTitle }),
    descriptions: {
      shut: describe("shut"),
      open: describe("open"),
      front: describe("front", room),
      side: describe("side"),
      inside: describe("inside", room),
      scale: describe("scale", room),
      scaleOpen: describe("scaleOpen", room),
      plan: said(t("view.plan", { unit }), [...room, ...details]),
    },
    headings: {
      front: heading("front"),
      side: heading("side"),
      inside: heading("inside"),
      scale: heading("scale"),
      plan: t("heading.plan", { unit }),
    },
    connections: {
      water: t("connection.water"),
      hob: t(`connection.${run.cooking}`),
    },
    walls,
    figures,
  };
}

/** Which kitchen it is: along one wall, in an L or in a U; or a vanity. */
function kindOf({ kind, walls }: Run) {
  if (kind === "vanity" || walls.length === 1) return kind;
  return walls.length === 2 ? "kitchenL" : "kitchenU";
}

/** What each of so many walls is called, from left to right. */
function wallNames(t: RunTranslate, count: number): string[] {
  const names = count === 3 ? (["left", "middle", "right"] as const) : (["left", "right"] as const);
  return names.map((name) => t(`wallName.${name}`));
}

/** A module by its number: what it is, how wide, what lies on it and hangs over it. */
function moduleWords(
  t: RunTranslate,
  kind: Run["kind"],
  { what, width, count, hob, above }: Module,
  index: number,
  inUnit: (length: number) => string,
): string {
  const drawers = count > 0 ? [t("planner-drawing:zone.drawers", { count })] : [];
  const parts = [
    ...(what === "drawers" ? [] : [t(`module.${nameOf(what, kind)}`)]),
    ...drawers,
    ...(hob ? [t("hob")] : []),
    ...(above === "nothing" ? [] : [t(`above.${above}`)]),
  ];
  return t("place", { number: index + 1, width: inUnit(width), what: parts.join(", ") });
}

function nameOf(what: Exclude<Module["what"], "drawers">, kind: Run["kind"]) {
  return what === "sink" && kind === "vanity" ? "basin" : what;
}

function decorWords(t: RunTranslate, { body, front, worktop }: SaidOfRun["names"]): string[] {
  const decors = body === front ? "decor" : "decors";
  return [t(`planner-drawing:${decors}`, { body, front }), t("worktop", { worktop })];
}

/** The wall, by its name where it is one of several, its window and its connections. */
function roomWords(
  t: RunTranslate,
  line: Line,
  name: string | undefined,
  inUnit: (length: number) => string,
): string[] {
  const { run, window, wall } = line;
  const { ends } = wall;
  const width = inUnit(line.width);
  const closed = ends.filter((end) => end === "wall").length;
  const side = ends[0] === "wall" ? "left" : "right";
  const alone = closed === 2 ? "both" : closed === 0 ? "none" : side;
  const free = ends[0] === "free" ? "left" : ends[1] === "free" ? "right" : undefined;
  const ceiling = t("planner-drawing:ceiling", { height: inUnit(run.ceiling) });
  const isFirst = wall === run.walls[0];
  return [
    ...(run.walls.length === 1
      ? [t(`wall.${alone}`, { width }), ceiling]
      : [
          // Said once, of the whole room.
          ...(isFirst ? [ceiling] : []),
          t("wallWidth", { wall: name ?? "", width }),
          ...(free ? [t(`freeEnd.${free}`)] : []),
        ]),
    ...(window
      ? [t("window", { at: inUnit(window.x), width: inUnit(window.width), sill: inUnit(window.y) })]
      : []),
    ...connectionsOn(line).map(({ of, x }) =>
      t(of === "water" ? of : `hobAt.${run.cooking}`, { at: inUnit(x) }),
    ),
  ];
}
