import { allModules, type Module, type Run, type Wall } from "~/furniture/boards/run";

import type { PlannedPiece } from "../front/find-package.server";
import type { PackageWords } from "./romanian";

export type Fact = [label: string, value: string];

/** What the workshop and the fitters read first of a kitchen or a vanity: its walls, connections, modules and worktop. */
export function runFacts(run: Run, { frozen }: PlannedPiece, t: PackageWords): Fact[] {
  return [
    ...(run.walls.length === 1 ? lineFacts(run.walls[0], t) : wallFacts(run, t)),
    [t("run.ceiling"), t("run.mm", { length: run.ceiling })],
    ...cornerFacts(run, t),
    ...windowFacts(run, t),
    [t("run.connections"), connectionsOf(run, t).join("; ")],
    ...moduleFacts(run, t),
    [t("run.worktop"), frozen.worktopName ?? ""],
  ];
}

function lineFacts(wall: Wall, t: PackageWords): Fact[] {
  return [
    [t("run.wall"), widthsText(wall, t)],
    [t("run.ends"), endsText(wall, t)],
  ];
}

/** The walls of a kitchen along several, each by where it is as one looks from the room. */
function wallFacts({ walls }: Run, t: PackageWords): Fact[] {
  return walls.map((wall, index): Fact => {
    const said = { widths: widthsText(wall, t), ends: endsText(wall, t) };
    return [t(`run.wallAt.${wallWord(walls, index)}`), t("run.widthsAndEnds", said)];
  });
}

function widthsText({ widths: [bottom, middle, top] }: Wall, t: PackageWords): string {
  return t("run.widths", { bottom, middle, top });
}

function endsText({ ends: [left, right] }: Wall, t: PackageWords): string {
  return t("run.endsAre", { left: t(`run.end.${left}`), right: t(`run.end.${right}`) });
}

function cornerFacts({ diagonals = [] }: Run, t: PackageWords): Fact[] {
  if (diagonals.length === 0) return [];
  return [[t("run.corners"), diagonals.map((one) => t("run.mm", { length: one })).join("; ")]];
}

function windowFacts({ walls }: Run, t: PackageWords): Fact[] {
  const windows = walls.flatMap(({ window }, index) =>
    window ? [onWall(walls, index, t("run.windowAt", window), t)] : [],
  );
  return windows.length > 0 ? [[t("run.window"), windows.join("; ")]] : [];
}

function connectionsOf(run: Run, t: PackageWords): string[] {
  const { walls, cooking } = run;
  const hasHob = allModules(run).some(({ module }) => module.hob);
  const at = (index: number, point: number | null, say: (at: number) => string) =>
    point === null ? [] : [onWall(walls, index, say(point), t)];
  return [
    ...walls.flatMap(({ water }, index) =>
      at(index, water, (from) => t("run.water", { at: from })),
    ),
    ...walls.flatMap(({ hob }, index) =>
      hasHob ? at(index, hob, (from) => t(`run.hob.${cooking}`, { at: from })) : [],
    ),
  ];
}

function moduleFacts({ walls }: Run, t: PackageWords): Fact[] {
  let number = 0;
  return walls.map(({ modules }, index): Fact => {
    const names = modules.map((module) => moduleName(module, number++, t)).join(" · ");
    if (walls.length === 1) return [t("run.modules"), names];
    return [t("run.modulesAt", { wall: t(`facts.atWall.${wallWord(walls, index)}`) }), names];
  });
}

/** What is at a wall, which is named where there are several. */
export function onWall(walls: Run["walls"], index: number, what: string, t: PackageWords): string {
  if (walls.length === 1) return what;
  return t("run.at", { what, wall: t(`facts.atWall.${wallWord(walls, index)}`) });
}

/** Which of several walls one is, as one looks from the room. */
function wallWord(walls: Run["walls"], index: number): "left" | "middle" | "right" {
  if (index === 0) return "left";
  return index === walls.length - 1 ? "right" : "middle";
}

/** `M2 corp cu sertare 900, plită`: bodies are numbered as in the piece, from wall to wall. */
export function moduleName({ what, width, hob }: Module, index: number, t: PackageWords): string {
  const name = t("run.module", { number: index + 1, what: t(`run.what.${what}`), width });
  return hob ? `${name}, ${t("run.withHob")}` : name;
}
