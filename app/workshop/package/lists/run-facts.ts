import type { Run } from "~/furniture/boards/run";

import type { PlannedPiece } from "../front/find-package.server";
import type { PackageWords } from "./romanian";

export type Fact = [label: string, value: string];

/** What the workshop and the fitters read first of a kitchen or a vanity: its wall, connections, modules and worktop. */
export function runFacts(run: Run, { frozen }: PlannedPiece, t: PackageWords): Fact[] {
  const [{ widths, ends, window, water, hob, modules }] = run.walls;
  const [bottom, middle, top] = widths;
  const [left, right] = ends;
  const connections = [
    t("run.water", { at: water }),
    ...(modules.some((module) => module.hob) ? [t(`run.hob.${run.cooking}`, { at: hob })] : []),
  ];
  const window_: Fact[] = window ? [[t("run.window"), t("run.windowAt", window)]] : [];
  return [
    [t("run.wall"), t("run.widths", { bottom, middle, top })],
    [t("run.ends"), t("run.endsAre", { left: t(`run.end.${left}`), right: t(`run.end.${right}`) })],
    [t("run.ceiling"), t("run.mm", { length: run.ceiling })],
    ...window_,
    [t("run.connections"), connections.join("; ")],
    [t("run.modules"), modules.map((module, index) => moduleName(module, index, t)).join(" · ")],
    [t("run.worktop"), frozen.worktopName ?? ""],
  ];
}

/** `M2 corp cu sertare 900, plită`: bodies are numbered as in the piece. */
export function moduleName(
  { what, width, hob }: Run["walls"][0]["modules"][number],
  index: number,
  t: PackageWords,
): string {
  const name = t("run.module", { number: index + 1, what: t(`run.what.${what}`), width });
  return hob ? `${name}, ${t("run.withHob")}` : name;
}
