import { boundsOfLegs } from "~/furniture/boards/standing";
import type { Camera, Sheet } from "~/furniture/drawing/geometry";
import type { Room } from "~/furniture/drawing/scale-room";
import { drawStage, type Figures, type Staged } from "~/furniture/drawing/scale-stage";

import type { Drawn } from "../elevation/frame";
import type { ColumnArea } from "../elevation/numbered";
import { standingLegs } from "../projection/legs";
import { beyond } from "../projection/scale";
import type { RunLooks } from "../views";
import { type AtWall, besideWall } from "./at-wall";
import { worktopLevel } from "./line";
import { moduleAreas } from "./module-numbers";
import { paintWindow } from "./paint-blocks";
import { inScene, paintRun } from "./perspective";

/** How far a tap stands above the worktop, in mm. */
const TAP = 300;

/** A run from the front beside a person and a door, in the outline of its room, shut or open. */
export function drawRunToScale(
  walls: AtWall[],
  looks: RunLooks,
  id: string,
  isOpen: boolean,
  figures: Figures | undefined,
): Drawn {
  const { legs } = standingLegs(walls, isOpen);
  const paint = (camera: Camera) => {
    const { window } = facing(walls).line;
    const behind = window ? paintWindow(camera, inScene(boundsOfLegs(walls))(window)) : "";
    return paintRun(walls, looks, { id, isOpen }, legs, camera, behind);
  };
  return stage(walls, paint, figures);
}

/** Where the modules of a run are on that sheet, which is as large shut as open: those that face who looks at it. */
export function modulesToScale(walls: AtWall[], figures: Figures): Sheet & { areas: ColumnArea[] } {
  const { width, height, standing } = stage(walls, () => "", figures);
  const { left, ground, scale } = standing;
  const bounds = boundsOfLegs(walls);
  const wall = facing(walls);
  const areas = moduleAreas(
    {
      across: (x) => left + ((x - bounds.x) / 10) * scale,
      up: (y) => ground - ((y - bounds.y) / 10) * scale,
      scale: scale / 10,
    },
    wall.line,
    besideWall(walls, walls.indexOf(wall)),
  );
  return { width, height, areas };
}

/** The wall that one looks at from its front. */
function facing(walls: AtWall[]): AtWall {
  return walls.find(({ stands }) => !stands)!;
}

function stage(
  walls: AtWall[],
  paint: Staged["paint"],
  figures: Figures | undefined,
): ReturnType<typeof drawStage> {
  const bounds = boundsOfLegs(walls);
  const { line } = facing(walls);
  const { window } = line;
  const levels = walls.map((wall) => worktopLevel(wall.line) + TAP);
  const tops = [bounds.y + bounds.height, ...levels];
  const reach = Math.max(...tops, window ? window.y + window.height : 0) / 10;
  const figured = {
    from: -bounds.x / 10,
    width: line.width / 10,
    height: (bounds.y + bounds.height) / 10,
  };
  const jutting = beyond(standingLegs(walls, true));
  return drawStage(
    { width: bounds.width / 10, hung: 0, reach, figured, room: roomOf(line), jutting, paint },
    figures,
  );
}

/** What the customer has said of the wall, in centimetres. */
function roomOf({ run, wall }: AtWall["line"]): Room {
  const [left, right] = wall.ends.map((end) => end !== "free");
  const ceiling = run.ceiling / 10;
  const [bottom, middle, top] = wall.widths;
  return {
    walls: { left: left!, right: right! },
    ceiling: [ceiling, ceiling],
    ...(left && right && { widths: [bottom / 10, middle / 10, top / 10] as const }),
  };
}
