import { elevationHandle, profileHandle } from "../elevation-handles";
import { paletteOf, washOf } from "../materials";
import type { Block, Front } from "../piece";
import { chain, mix, rectangle } from "../svg";
import { ornament, opening, glints } from "./front-lines";
import { dashes, type Elevation, frameOf, line, shape, thin } from "./pen";

export function drawFronts(block: Block, sheet: Elevation): string {
  const frame = frameOf(sheet);
  const handles = block.fronts.map(({ handle }) => {
    if (!handle) return "";
    const [x, y] = frame(handle.x, handle.y, 0, 0);
    return elevationHandle(sheet.handle.shape, handle, [x, y], sheet.scale);
  });
  const data = handles.join("");
  return (
    block.fronts.map((front) => drawOne(front, block, sheet)).join("") +
    (data && `<path d="${data}" fill="#fffdf9"${thin}/>`)
  );
}

function drawOne(front: Front, block: Block, sheet: Elevation): string {
  const frame = frameOf(sheet);
  const [x, y, width, height] = frame(front.x, front.y, front.width, front.height);
  const outline = rectangle(x, y, width, height);
  const level = (at: number) => {
    const [, shelf] = frame(0, at, 0, 0);
    return chain([
      [x, shelf],
      [x + width, shelf],
    ]);
  };
  const shelves = (front.shelves ?? []).map(level).join("");
  const rail = front.rail ? level(front.rail) : "";
  const wash = washOf(paletteOf(block.finish, sheet.material));
  switch (front.kind) {
    case "niche":
      return (
        `<path d="${outline}" fill="${mix(wash, "#3b3127", 0.2)}"${thin}/>` +
        line(shelves) +
        line(rail, ' stroke-width="1.1"')
      );
    case "glass": {
      const rim = Math.min(4.5 * sheet.scale, width / 7);
      const pane = rectangle(x + rim, y + rim, width - 2 * rim, height - 2 * rim);
      return (
        line(outline) +
        shape(pane, sheet, "glass", thin) +
        line(shelves) +
        line(glints(x, y, width, height)) +
        line(opening(front, x, y, width, height), dashes)
      );
    }
    case "oven":
      return (
        `<path d="${outline}" fill="#c9ccd0"${thin}/>` +
        line(
          rectangle(x + width * 0.1, y + height * 0.34, width * 0.8, height * 0.54) +
            chain([
              [x, y + height * 0.2],
              [x + width, y + height * 0.2],
            ]),
        )
      );
    default:
      return (
        line(outline) +
        line(ornament(front, x, y, width, height)) +
        line(shelves + rail + opening(front, x, y, width, height), dashes)
      );
  }
}

export function hiddenShelves(block: Block, sheet: Elevation, across: number): string {
  const heights = new Set<number>();
  for (const front of block.fronts) {
    for (const shelf of front.shelves ?? []) heights.add(Math.round(shelf * 10) / 10);
    if (front.kind === "niche" && front.y > block.y + 3) heights.add(Math.round(front.y * 10) / 10);
  }
  const frame = frameOf(sheet);
  const data = [...heights].map((height) => {
    const [from, y, wide] = frame(across + 1, height, block.depth - 2, 0);
    return chain([
      [from, y],
      [from + wide, y],
    ]);
  });
  return line(data.join(""), dashes);
}

/** Each handle's profile once, however many columns repeat it. */
export function profiles(block: Block, sheet: Elevation, across: number): string {
  const closed = block.fronts.some((front) => front.kind !== "niche");
  const frame = frameOf(sheet);
  const seen = new Map<string, string>();
  for (const { handle } of block.fronts) {
    if (!handle) continue;
    const [x, y] = frame(across, handle.y, 0, 0);
    const data = profileHandle(sheet.handle.shape, handle, x, y, sheet.scale);
    if (data) seen.set(data, data);
  }
  const [edge, top, , tall] = frame(across - 1.9, block.y, 0, block.height);
  const handles = [...seen.values()].join("");
  return (
    (closed
      ? line(
          chain([
            [edge, top],
            [edge, top + tall],
          ]),
        )
      : "") + (handles && `<path d="${handles}" fill="#fffdf9"${thin}/>`)
  );
}
