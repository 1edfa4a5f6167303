import type { Board, Light, PullOut } from "~/furniture/boards/piece";
import { mirrorPlace } from "~/furniture/boards/standing";
import { short } from "~/furniture/drawing/svg";

import type { Frame } from "./frame";

/** The pane of a door with a mirror, with what gleams on it. */
export function drawMirror({ plate, across, up, scale }: Frame, door: Board): void {
  const pane = mirrorPlace(door);
  if (!pane) return;
  const [x, y] = [across(pane.x), up(pane.y + pane.height)];
  const [wide, tall] = [pane.width * scale, pane.height * scale];
  plate.area(x, y, wide, tall, 'fill="#e4ecef" stroke-width=".5"');
  const reach = Math.min(wide * 0.7, tall * 0.3);
  const gleam = (from: number, to: number) =>
    `M${short(x + wide * 0.15)} ${short(y + tall * 0.08 + from)}l${short(to)} ${short(-to)}`;
  const [first, second] = [gleam(reach * 0.7, reach * 0.6), gleam(reach, reach * 0.9)];
  plate.draw(first + second, 'fill="none" stroke="#fff" stroke-width="2.4"');
}

/** A basket from the front: its rim, and the wires below it. */
export function drawPullOut({ plate, across, up, scale }: Frame, { place }: PullOut): void {
  const [x, y] = [across(place.x), up(place.y + place.height)];
  const [wide, tall] = [place.width * scale, place.height * scale];
  const wires = Math.max(2, Math.round(wide / 12));
  const upright = Array.from({ length: wires - 1 }, (_, index) => {
    return `M${short(x + ((index + 1) * wide) / wires)} ${short(y)}v${short(tall)}`;
  });
  plate.area(x, y, wide, tall, 'fill="#f4f6f7" stroke-width=".7"');
  plate.draw(
    `${upright.join("")}M${short(x)} ${short(y + tall / 2)}h${short(wide)}`,
    'fill="none" stroke="#7d858c" stroke-width=".5"',
  );
  plate.draw(
    `M${short(x)} ${short(y)}h${short(wide)}`,
    'fill="none" stroke="#7d858c" stroke-width="1.8"',
  );
}

/** A strip of light along the underside of its board. */
export function drawLight({ plate, across, up, scale }: Frame, light: Light): void {
  const line = `M${short(across(light.x))} ${short(up(light.y) + 1.2)}h${short(light.length * scale)}`;
  plate.draw(line, 'fill="none" stroke="#e0a52e" stroke-width="2.2"');
}
