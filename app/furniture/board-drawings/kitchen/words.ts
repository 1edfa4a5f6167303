import type { Module, Run } from "~/furniture/boards/run";
import { leaf } from "~/furniture/drawing/scale-room";
import type { TFunction } from "~/platform/i18n/translate";

import type { RunView } from "../views";
import { figureOf, type Figures, type PieceNames } from "../words";
import type { Line } from "./line";
import type { ConnectionWords } from "./plan-wall";

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
  figures: Figures;
}

export function runWords(
  t: RunTranslate,
  line: Line,
  { names, size, figures }: SaidOfRun,
): RunWords {
  const { run } = line;
  const unit = t(`planner-drawing:unit.${figures.unit}`);
  const inUnit = (length: number) => `${figureOf(length, figures)} ${unit}`;
  const door = `${figureOf(leaf.width * 10, figures)} × ${inUnit(leaf.height * 10)}`;
  const details = [
    t(`kind.${run.kind}`),
    size.sentence,
    ...run.walls[0].modules.map((module, index) => moduleWords(t, line, module, index, inUnit)),
    ...decorWords(t, names),
    ...(names.bands ?? []),
    names.handle
      ? t("planner-drawing:handle", { handle: names.handle })
      : t("planner-drawing:push"),
  ];
  const room = roomWords(t, line, inUnit);
  const said = (first: string, more: string[]) =>
    [first, ...more].map((sentence) => `${sentence}.`).join(" ");
  const describe = (view: Exclude<RunView, "plan">, around: string[] = []) =>
    said(t(`planner-drawing:view.${view}`, { unit, door }), [...around, ...details]);
  const heading = (of: RunHeading) => t(`planner-drawing:heading.${of}`, { unit });
  return {
    title: t("planner-drawing:title", { piece: t(`kind.${run.kind}`), size: size.inTitle }),
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
    figures,
  };
}

/** A module by its number: what it is, how wide, what lies on it and hangs over it. */
function moduleWords(
  t: RunTranslate,
  { run }: Line,
  { what, width, count, hob, above }: Module,
  index: number,
  inUnit: (length: number) => string,
): string {
  const drawers = count > 0 ? [t("planner-drawing:zone.drawers", { count })] : [];
  const parts = [
    ...(what === "drawers" ? [] : [t(`module.${nameOf(what, run.kind)}`)]),
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

/** The wall, its window and its connections. */
function roomWords(t: RunTranslate, line: Line, inUnit: (length: number) => string): string[] {
  const { run, window } = line;
  const { water, hob, ends } = run.walls[0];
  const hasHob = run.walls[0].modules.some((module) => module.hob);
  const closed = ends.filter((end) => end === "wall").length;
  return [
    t(
      `wall.${closed === 2 ? "both" : closed === 0 ? "none" : ends[0] === "wall" ? "left" : "right"}`,
      {
        width: inUnit(line.width),
      },
    ),
    t("planner-drawing:ceiling", { height: inUnit(run.ceiling) }),
    ...(window
      ? [t("window", { at: inUnit(window.x), width: inUnit(window.width), sill: inUnit(window.y) })]
      : []),
    t("water", { at: inUnit(water) }),
    ...(hasHob ? [t(`hobAt.${run.cooking}`, { at: inUnit(hob) })] : []),
  ];
}
