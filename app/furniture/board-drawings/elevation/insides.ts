import type { Piece, Rail } from "~/furniture/boards/piece";
import { short } from "~/furniture/drawing/svg";

import type { Frame } from "./frame";
import { letter, widthOf } from "./plate";

export function drawRail({ plate, across, up, scale }: Frame, rail: Rail): void {
  const { x, y, length, isPullOut } = rail;
  const thick = Math.max(1.6, 25 * scale);
  const level = up(y);
  if (isPullOut) {
    const radius = short(thick);
    const data = `M${short(across(x) - thick)} ${short(level)}a${radius} ${radius} 0 1 0 ${short(2 * thick)} 0a${radius} ${radius} 0 1 0 ${short(-2 * thick)} 0z`;
    plate.draw(data, 'fill="#e3e6e8" stroke-width=".7"');
    return;
  }
  plate.area(
    across(x),
    level - thick / 2,
    length * scale,
    thick,
    'fill="#e3e6e8" stroke-width=".7"',
  );
}

/** The heights between shelves, each in its place or once for several equal ones. */
export function drawInsides({ plate, across, up, scale }: Frame, { boards, bodies }: Piece): void {
  for (const [index, { columns }] of bodies.entries()) {
    for (const { x, width, zones } of columns) {
      for (const { y, clear } of zones) {
        const shelves = boards
          .filter(({ name, body, place }) => {
            const isIn = place.x >= x - 2 && place.x + place.width <= x + width + 2;
            return name === "shelf" && body === index && isIn && place.y > y && place.y < y + clear;
          })
          .map(({ place }) => place)
          .sort((one, other) => one.y - other.y);
        if (shelves.length === 0) continue;
        let from = y;
        for (const to of [...shelves, { y: y + clear, height: 0 }]) {
          const [text, middle] = [plate.figure(to.y - from), up((from + to.y) / 2)];
          const isRoomy = (to.y - from) * scale >= letter - 1 && width * scale >= widthOf(text) + 2;
          from = to.y + to.height;
          if (!isRoomy) continue;
          const centre = across(x + width / 2);
          const right = across(x + width) - widthOf(text) / 2 - 3;
          [centre, right].some((place) => plate.write(text, place, middle));
        }
      }
    }
  }
}
