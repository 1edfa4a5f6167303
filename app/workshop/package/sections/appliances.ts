import { placesOf } from "~/furniture/boards/build-run";
import {
  allModules,
  type Module,
  type ModuleKind,
  type ModulePlace,
  type Run,
} from "~/furniture/boards/run";
import type { Box } from "~/furniture/drawing/geometry";
import { isRun } from "~/furniture/planner/planned";
import { BY, measuresText } from "~/platform/format/measures";

import type { PlannedPiece } from "../front/find-package.server";
import type { SheetTable } from "../front/package-sheet";
import { numberText, type PackageWords } from "../lists/romanian";
import { moduleName, onWall } from "../lists/run-facts";

/** What a kitchen's fitters and suppliers ask: its worktops with their cut-outs, and what its appliances need. */
export function runTables(planned: PlannedPiece, quantity: number, t: PackageWords): SheetTable[] {
  const { design } = planned;
  return isRun(design)
    ? [worktopTable(planned, quantity, t), applianceTable(design, planned, t)].filter(
        ({ rows }) => rows.length > 0,
      )
    : [];
}

/** The pieces of worktop as they are sawn from slabs, what is cut out of each, and which ends are mitred in a corner. */
function worktopTable({ piece }: PlannedPiece, quantity: number, t: PackageWords): SheetTable {
  return {
    title: t("worktops.title"),
    note: t("worktops.note"),
    columns: [
      { label: t("worktops.board"), isNumber: true, share: 0.5 },
      { label: t("hardware.count"), isNumber: true, share: 0.5 },
      { label: t("worktops.size"), share: 1.5 },
      { label: t("worktops.cutOuts"), share: 3 },
    ],
    rows: piece.boards.flatMap(
      ({ stock, length, width, thickness, machining, cuts = [] }, index) => {
        if (stock !== "worktop") return [];
        const mitres = cuts.map(({ from, to }) => {
          const isLeft = from.u + to.u < length;
          return t("worktops.mitre", { end: t(`worktops.mitreAt.${isLeft ? "left" : "right"}`) });
        });
        const cutOuts = machining.flatMap((work) =>
          work.kind === "cut-out"
            ? [
                t("worktops.cutOut", {
                  size: [work.length, work.width].map((mm) => numberText(mm)).join(BY),
                  end: numberText(work.u),
                  front: numberText(work.v),
                }),
              ]
            : [],
        );
        const size = [length, width, thickness].map((mm) => numberText(mm)).join(BY);
        return [[String(index + 1), String(quantity), size, [...cutOuts, ...mitres].join("; ")]];
      },
    ),
  };
}

/** The niches and cut-outs of the appliances by their modules, measured from their wall's left end and the floor. */
function applianceTable(run: Run, { chosen, rules }: PlannedPiece, t: PackageWords): SheetTable {
  const modules = allModules(run);
  return {
    title: t("appliances.title"),
    note: t("appliances.note"),
    columns: [
      { label: t("appliances.module"), share: 2 },
      { label: t("appliances.what"), share: 1.3 },
      { label: t("appliances.size"), share: 1.4 },
      { label: t("appliances.left"), isNumber: true },
      { label: t("appliances.floor"), isNumber: true },
    ],
    rows: placesOf(run, chosen, rules).flatMap((wall, at) =>
      wall.modules.flatMap((place) => {
        const { module } = modules[place.index]!;
        const name = onWall(run.walls, at, moduleName(module, place.index, t), t);
        return needsOf(module, place).map(([what, box]) => [
          name,
          t(`appliances.${what}`),
          measuresText(box, "ro"),
          numberText(box.x),
          numberText(box.y),
        ]);
      }),
    ),
  };
}

/** What stays free for the appliance of a module, is cut out for it, and of the hood over it. */
function needsOf(
  { what, hob }: Module,
  { niche, cutOut, hoodCut }: ModulePlace,
): [Appliance, Box][] {
  const all: [Appliance | undefined, Box | null][] = [
    [inNiche[what], niche],
    [hob ? "hob" : "sink", cutOut],
    ["hood", hoodCut],
  ];
  return all.flatMap(([one, box]): [Appliance, Box][] => (one && box ? [[one, box]] : []));
}

type Appliance = "oven" | "fridge" | "dishwasher" | "hob" | "sink" | "hood";

const inNiche: Partial<Record<ModuleKind, Appliance>> = {
  "oven-column": "oven",
  "fridge-column": "fridge",
  dishwasher: "dishwasher",
};
