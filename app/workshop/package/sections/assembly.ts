import type { Piece } from "~/furniture/boards/piece";
import { measuresText } from "~/platform/format/measures";
import { serverPaths } from "~/platform/paths/server-paths";

import type { PlannedPiece } from "../front/find-package.server";
import type { SheetSection } from "../front/package-sheet";
import { assemblySteps, type AssemblyStep } from "../lists/assembly-steps";
import { namedFittings } from "../lists/named-fittings";
import { numbersText, type PackageWords } from "../lists/romanian";
import { isInCorner, isOfRun, levelsOf, roleOf } from "../lists/run-steps";
import { fittingsOfStep } from "../lists/step-fittings";
import { isFromBehind } from "../lists/step-picture";

/** How one piece is put together, a picture for each step. */
export function assemblySection(
  { piece, frozen }: PlannedPiece,
  { order, line }: { order: string; line: number },
  t: PackageWords,
): SheetSection {
  return {
    post: "assembly",
    title: t("assembly.title"),
    note: t("assembly.note"),
    tables: [],
    sum: null,
    steps: assemblySteps(piece).map((step, index) => {
      const title = t("assembly.step", { number: index + 1, title: titleOf(step, piece, t) });
      const boards = step.boards.length > 0 ? numbersText(step.boards) : null;
      const fittings = namedFittings(fittingsOfStep[step.kind], { piece, frozen }, t);
      const text = [
        ...textsOf(step, piece, t),
        fittings.length > 0 && t("assembly.fittings", { fittings: fittings.join("; ") }),
        boards && t("assembly.boards", { boards }),
        isFromBehind(piece, step) && t("assembly.fromBehind"),
      ];
      return {
        title,
        text: text.filter(Boolean).join(" "),
        picture: {
          caption: title,
          line,
          of: { step: index + 1 },
          address: serverPaths.assemblyStep(order, line, index + 1),
        },
      };
    }),
  };
}

function titleOf(step: AssemblyStep, piece: Piece, t: PackageWords): string {
  const { bodies } = piece;
  const title = t(`steps.${keyOf(step, piece)}.title`);
  if (step.body === null || bodies.length === 1) return title;
  const number = step.body + 1;
  if (!areStepped(bodies)) return `${title}, ${t("assembly.body", { number })}`;
  const { width, height } = bodies[step.body]!.place;
  const size = measuresText({ width, height }, "ro");
  return `${title}, ${t("assembly.bodyOfSize", { number, size })}`;
}

function textsOf(step: AssemblyStep, piece: Piece, t: PackageWords): string[] {
  const { boards, bodies, hardware, fronts } = piece;
  const levels = levelsOf(piece);
  const values = {
    bodies: highestFirst(bodies).join(", "),
    level: levels.bases,
    hung: levels.walls,
  };
  const text = t(`steps.${keyOf(step, piece)}.text`, values);
  const own = new Set(boards.flatMap(({ body, name }) => (body === step.body ? [name] : [])));
  const isBracketed =
    own.has("slanted-top") && own.has("partition") && !hasTopAcross(piece, step.body);
  const brackets = isBracketed ? [t("steps.toBrackets")] : [];
  if (isOfRun(piece)) return [text, ...moreOfRun(step, piece, t)];
  if (step.kind === "slanted-top") return [text, ...brackets];
  if (step.kind === "left-side") {
    const hasPartitions = own.has("partition") || own.has("stile");
    const partitions = hasPartitions ? [t("steps.toPartitions")] : [];
    return [text, ...partitions, ...brackets, t("steps.pressLeft")];
  }
  if (step.kind === "doors") {
    const stopped = fronts.filter(({ isStopped }) => isStopped).map(({ board }) => board + 1);
    const mirrored = boards.flatMap(({ mirror }, index) => (mirror ? [index + 1] : []));
    return [
      text,
      ...(mirrored.length > 0 ? [t("steps.mirrors", { boards: numbersText(mirrored) })] : []),
      ...(stopped.length > 0 ? [t("steps.stops", { boards: numbersText(stopped) })] : []),
    ];
  }
  const isFixed = hardware.some(({ code }) => code === "wall-kit");
  if (step.kind === "stand" && isFixed) return [text, t("steps.wall")];
  const hasGlides = step.body !== null && !bodies[step.body]!.isTopBox;
  return step.kind === "right-side" && hasGlides ? [text, t("steps.glides")] : [text];
}

/** What a step says besides where a run has it: wall modules, stiles, a dishwasher's place, joints and mitres, a plinth's return. */
function moreOfRun({ kind, body }: AssemblyStep, piece: Piece, t: PackageWords): string[] {
  const { boards, fronts, hardware } = piece;
  const { walls } = levelsOf(piece);
  const loose = fronts.flatMap(({ opens, board }) => (opens === "down" ? [board + 1] : []));
  if (kind === "level" && walls !== undefined) return [t("steps.levelHung", { hung: walls })];
  if (kind === "bases" && loose.length > 0) return [t("steps.dishwasherPlace")];
  const isJoined = hardware.some(({ code }) => code === "worktop-bolt");
  const isMitred = boards.some(({ stock, cuts }) => stock === "worktop" && cuts);
  if (kind === "worktop" && isJoined) {
    return [t("steps.worktopJoint"), ...(isMitred ? [t("steps.worktopMitre")] : [])];
  }
  if (kind === "body" && isInCorner(piece, body!)) return [t("steps.stilesOfCorner")];
  const isReturned = boards.some(({ name }) => name === "plinth-return");
  if (kind === "plinths" && isReturned) return [t("steps.plinthReturn")];
  if (kind !== "doors" || loose.length === 0) return [];
  return [t("steps.dishwasherFront", { boards: numbersText(loose) })];
}

function keyOf({ kind, body }: AssemblyStep, piece: Piece) {
  const { bodies, boards } = piece;
  if (isOfRun(piece)) {
    const areSeveral = bodies.some(({ stands }) => stands);
    if (kind === "level" && areSeveral) return "levelOfWalls";
    if (kind === "bases" && areSeveral) return "basesFromCorner";
    if (kind === "posts") return "postsOfRun";
  }
  if (kind === "body") return bodyKeys[roleOf(piece, body!)];
  if (kind === "right-side" && isOfRun(piece)) return rightKeys[roleOf(piece, body!)];
  if (boards.some(({ stands }) => stands)) {
    if (kind === "stand") return "standAcross";
    if (kind === "shelves") return "shelvesAcross";
  }
  if (kind === "stand" && areStepped(bodies)) return "standStepped";
  if (kind === "stand" && bodies.some(({ stands }) => stands)) return "standCorner";
  const hasStiles = boards.some((board) => board.body === body && board.name === "stile");
  if (kind === "partitions" && hasStiles) return "stiles";
  if (kind === "stand" && bodies.length > 1) return "standJoined";
  if (kind === "slanted-top" && hasTopAcross(piece, body)) return "slantedOver";
  // Before a slanted top it neither lies on the back nor has a groove for it.
  const isSlanted = boards.some((board) => board.body === body && board.name === "slanted-top");
  if (kind === "top" && isSlanted) return "topBefore";
  const isTopBox = body !== null && bodies[body]!.isTopBox;
  if (isTopBox && kind === "frame") return "frameOfTopBox";
  return isTopBox && kind === "left-side" ? "leftSideOfTopBox" : kind;
}

/** Whether the top of a body slants along its width, and so lies over its uprights. */
function hasTopAcross({ boards }: Piece, body: number | null): boolean {
  return boards.some((board) => board.body === body && board.turned?.isAcross && board.bevels);
}

const bodyKeys = {
  base: "bodyOfBase",
  wall: "bodyAtWall",
  column: "bodyOfColumn",
  front: "bodyOfBase",
} as const;
const rightKeys = {
  base: "rightOfColumn",
  wall: "rightAtWall",
  column: "rightOfColumn",
  front: "rightOfColumn",
} as const;

/** Whether bodies side by side differ in height, as they do under a slope. */
function areStepped(bodies: Piece["bodies"]): boolean {
  return new Set(standing(bodies).map(({ place }) => place.height)).size > 1;
}

function standing(bodies: Piece["bodies"]) {
  return bodies.filter(({ isTopBox }) => !isTopBox);
}

/** The names of stepped bodies in the order in which they are stood up: from the high end of the room down. */
function highestFirst(bodies: Piece["bodies"]): string[] {
  const names = bodies.map((_, index) => `M${index + 1}`);
  return bodies[0]!.place.height < bodies.at(-1)!.place.height ? names.reverse() : names;
}
