import type { Piece } from "~/furniture/boards/piece";
import type { Camera } from "~/furniture/drawing/geometry";
import type { Room } from "~/furniture/drawing/scale-room";
import { drawStage, type Figures, type Staged } from "~/furniture/drawing/scale-stage";

import type { Drawn } from "../elevation/frame";
import { type Numbered, numbered } from "../elevation/numbered";
import { sceneOf } from "../projection/scene";
import type { RunLooks } from "../views";
import { worktopLevel, type Line } from "./line";
import { moduleAreas } from "./module-numbers";
import { paintWindow } from "./paint-blocks";
import { inScene, paintRun } from "./perspective";

/** How far a tap stands above the worktop, in mm. */
const TAP = 300;

/** A run from the front beside a person and a door, in the outline of its room, shut or open. */
export function drawRunToScale(
  piece: Piece,
  line: Line,
  looks: RunLooks,
  id: string,
  isOpen: boolean,
  figures: Figures | undefined,
): Drawn {
  const scene = sceneOf(piece, isOpen);
  const paint = (camera: Camera) => {
    const { window } = line;
    const behind = window ? paintWindow(camera, inScene(piece.bounds)(window)) : "";
    return paintRun({ piece, line, looks, id, isOpen }, scene, camera, behind);
  };
  return stage(piece, line, paint, figures);
}

/** Where the modules of a run are on that sheet, which is as large shut as open. */
export function modulesToScale(
  piece: Piece,
  line: Line,
  figures: Figures,
): Numbered & { width: number; height: number } {
  const { width, height, standing } = stage(piece, line, () => "", figures);
  const { left, ground, scale } = standing;
  const { bounds } = piece;
  const areas = moduleAreas(
    {
      across: (x) => left + ((x - bounds.x) / 10) * scale,
      up: (y) => ground - ((y - bounds.y) / 10) * scale,
      scale: scale / 10,
    },
    line,
  );
  return { width, height, ...numbered(areas, () => true) };
}

function stage(
  piece: Piece,
  line: Line,
  paint: Staged["paint"],
  figures: Figures | undefined,
): ReturnType<typeof drawStage> {
  const { bounds } = piece;
  const { window } = line;
  const tops = [bounds.y + bounds.height, worktopLevel(line) + TAP];
  const reach = Math.max(...tops, window ? window.y + window.height : 0) / 10;
  const figured = {
    from: -bounds.x / 10,
    width: line.width / 10,
    height: (bounds.y + bounds.height) / 10,
  };
  return drawStage(
    {
      width: bounds.width / 10,
      hung: 0,
      reach,
      figured,
      room: roomOf(line),
      jutting: openedBeside(piece),
      paint,
    },
    figures,
  );
}

/** How far open doors stand out to the left and right of the run, in centimetres. */
function openedBeside(piece: Piece): Staged["jutting"] {
  const { boards, size } = sceneOf(piece, true);
  const across = boards.flatMap(({ solid }) => solid.foot.map(([x]) => x));
  const tenths = (value: number) => Math.round(Math.max(0, value) * 10) / 10;
  return {
    left: tenths(-Math.min(...across)),
    right: tenths(Math.max(...across) - size.width),
  };
}

/** What the customer has said of the wall, in centimetres. */
function roomOf({ run }: Line): Room {
  const [wall] = run.walls;
  const [left, right] = wall.ends.map((end) => end === "wall");
  const ceiling = run.ceiling / 10;
  const [bottom, middle, top] = wall.widths;
  return {
    walls: { left: left!, right: right! },
    ceiling: [ceiling, ceiling],
    ...(left && right && { widths: [bottom / 10, middle / 10, top / 10] as const }),
  };
}
