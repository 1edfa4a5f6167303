import {
  columns,
  cut,
  door,
  doors,
  drawer,
  type Field,
  flap,
  tallestDrawer,
  within,
} from "../parts/division";
import { block, type Front, type Part, type Piece, type Size } from "../piece";

export const worktop = 4;

/** Base units in bays of at most 60 cm: sink doors, an oven under the hob from 180 cm, drawers; a worktop at 90 cm; from 165 cm wall units 50 cm above it, in two rows when they pass 95 cm; a splashback between. */
export function kitchen({ width, height, depth }: Size): Piece {
  const level = height <= 100 ? height : 90;
  const plinth = level > 70 ? 10 : 6;
  const field = {
    x: 0.3,
    y: plinth + 0.3,
    width: width - 0.6,
    height: level - plinth - worktop - 0.6,
  };
  const bays = columns(field);
  const isWorking = level >= 75;
  const hob = isWorking && width >= 180 ? bays.length - 2 : -1;
  const sink = isWorking && width >= 120 ? Math.min(1, bays.length - 1) : -1;
  const parts: Part[] = [
    block(0, 0, 6, width, plinth, depth - 8, { finish: "plinth" }),
    block(0, plinth, 2, width, level - plinth - worktop, depth - 2, {
      fronts: bays.flatMap((bay, index) => baseFronts(bay, index, bays.length, hob)),
    }),
    block(0, level - worktop, 0, width, worktop, depth, { finish: "stone", grain: "level" }),
  ];
  if (hob >= 0) parts.push(hobOn(bays[hob]!, level, depth));
  if (sink >= 0 && sink !== hob) parts.push(...sinkIn(bays[sink]!, level, depth));
  else if (isWorking && width >= 60 && width < 120) parts.push(...sinkIn(bays[0]!, level, depth));
  if (height <= 100) return { parts, above: isWorking && width >= 60 ? 28 : 0 };
  if (height < 165) {
    parts.push(block(0, level, depth - 2, width, height - level, 2, { finish: "stone" }));
    if (height >= 130)
      parts.push(block(0, height - 2.2, depth - 22, width, 2.2, 20, { grain: "level" }));
    return { parts, levels: [level] };
  }
  const from = level + 50;
  const reach = Math.min(34, depth * 0.62);
  const wall = { x: 0.3, y: from + 0.3, width: width - 0.6, height: height - from - 0.6 };
  parts.push(
    block(0, level, depth - 1.6, width, from - level, 1.6, { finish: "stone" }),
    block(0, from, depth - reach, width, height - from, reach, { fronts: wallFronts(wall) }),
  );
  return { parts, levels: [level, from] };
}

function baseFronts(bay: Field, index: number, count: number, hob: number): Front[] {
  if (index === hob && bay.width > 44) {
    const [low, high] = cut(bay, Math.max(0, bay.height - 58));
    return low.height > 7 ? [drawer(low), { kind: "oven", ...high }] : [{ kind: "oven", ...bay }];
  }
  const isDrawers =
    index === hob ||
    (count > 2 && index === (hob >= 0 ? hob + 1 : count - 1)) ||
    (count > 4 && index === 2);
  if (isDrawers) {
    const [low, rest] = cut(bay, Math.min(tallestDrawer, bay.height * 0.42));
    const [middle, high] = cut(rest, bay.height * 0.36);
    return [low, middle, high].map((row) => drawer(row));
  }
  return [
    door(bay, index % 2 === 0 && index < count - 1 ? "left" : index === 0 ? "left" : "right"),
  ];
}

function wallFronts(wall: Field): Front[] {
  if (wall.height < 42) return columns(wall, 100).map((each) => flap(each));
  if (wall.height <= 95) return doors(wall);
  const [low, high] = cut(wall, wall.height - within(wall.height * 0.34, 36, 60));
  return [...doors(low), ...doors(high, { shelves: [] })];
}

function hobOn(bay: Field, level: number, depth: number): Part {
  const wide = Math.min(56, bay.width - 4);
  const deep = Math.min(50, depth - 10);
  const x = bay.x + (bay.width - wide) / 2;
  return block(x, level, (depth - deep) / 2, wide, 0.6, deep, { finish: "screen" });
}

function sinkIn(bay: Field, level: number, depth: number): Part[] {
  const wide = Math.min(48, bay.width - 8);
  const x = bay.x + (bay.width - wide) / 2;
  const [middle, back] = [x + wide / 2, depth - 8];
  const deep = Math.max(14, depth - 22);
  return [
    block(x, level, 6, wide, 0.3, deep, { finish: "steel" }),
    {
      part: "tube",
      thickness: 2,
      finish: "steel",
      points: [
        { x: middle, y: level, z: back },
        { x: middle, y: level + 24, z: back },
        { x: middle, y: level + 27, z: back - 3 },
        { x: middle, y: level + 27, z: back - Math.min(14, depth * 0.3) },
        { x: middle, y: level + 22, z: back - Math.min(16, depth * 0.32) },
      ],
    },
  ];
}
