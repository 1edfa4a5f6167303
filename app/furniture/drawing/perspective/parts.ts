import {
  type Canvas,
  fill,
  frontQuad,
  grainOver,
  levelQuad,
  line,
  plain,
  sideQuad,
  through,
  tones,
} from "../canvas";
import type { Flat } from "../geometry";
import type { Block, Leg, Part, Tube } from "../piece";
import { chain, polygon, short } from "../svg";
import { drawFronts } from "./fronts";
import { drawMirror } from "./mirror";
import { drawDisc } from "./round-parts";
import { drawPillow, drawSoftBox } from "./soft-parts";

export function drawPart(canvas: Canvas, part: Part): string {
  switch (part.part) {
    case "block":
      return drawBlock(canvas, part);
    case "leg":
      return drawLeg(canvas, part);
    case "disc":
      return drawDisc(canvas, part);
    case "mirror":
      return drawMirror(canvas, part);
    case "cushion":
      return part.isPillow ? drawPillow(canvas, part) : drawSoftBox(canvas, part);
    case "tube":
      return drawTube(canvas, part);
  }
}

function drawBlock(canvas: Canvas, block: Block): string {
  const { camera, id } = canvas;
  const { x, y, z, width, height, depth, finish, grain } = block;
  const tone = tones(canvas, finish);
  const front = polygon(frontQuad(camera, z, x, y, width, height));
  const side = polygon(sideQuad(camera, x + width, y, z, height, depth));
  const top = polygon(levelQuad(camera, y + height, x, z, width, depth));
  const isUpright = grain === "upright";
  const isLarge = height > 12 && finish !== "linen";
  const doorEdge = chain([
    camera.project(x + width, y + height, z + 2),
    camera.project(x + width, y, z + 2),
  ]);
  const drawn =
    fill(top, tone.top) +
    grainOver(canvas, finish, top, "top") +
    fill(side, tone.side) +
    grainOver(canvas, finish, side, isUpright ? "sideUpright" : "sideLevel") +
    (isLarge ? plain(side, `url(#${id}light)`) : "") +
    fill(front, tone.front) +
    grainOver(canvas, finish, front, isUpright ? "frontUpright" : "frontLevel") +
    (isLarge && block.fronts.length === 0 ? plain(front, `url(#${id}light)`) : "") +
    (block.fronts.some((each) => each.kind !== "niche") ? line(doorEdge, tone.gap, ".7") : "") +
    drawFronts(canvas, block);
  return block.around ? block.around(canvas, drawn) : drawn;
}

/** A turned or square leg, lit from the left. */
function drawLeg(canvas: Canvas, leg: Leg): string {
  const { camera } = canvas;
  const tone = tones(canvas, leg.finish);
  const [footX, footZ] = [leg.x + leg.splayX, leg.z + leg.splayZ];
  const [topX, topY] = camera.project(leg.x, leg.y + leg.height, leg.z);
  const [lowX, lowY] = camera.project(footX, leg.y, footZ);
  const unit = camera.unit(leg.x, leg.y, leg.z);
  const [wide, narrow] = [Math.max(1, leg.top * unit), Math.max(0.7, leg.foot * unit)];
  const across = (from: number, to: number): Flat[] => [
    [topX + wide * from, topY],
    [topX + wide * to, topY],
    [lowX + narrow * to, lowY + narrow * 0.25],
    [lowX + narrow * from, lowY + narrow * 0.25],
  ];
  return fill(polygon(across(-1, 1)), tone.front) + plain(polygon(across(0.25, 1)), tone.side);
}

function drawTube(canvas: Canvas, { points, thickness, finish }: Tube): string {
  const tone = tones(canvas, finish);
  const first = points[0]!;
  const width = Math.max(1, thickness * canvas.camera.unit(first.x, first.y, first.z));
  const data = chain(through(canvas.camera, points));
  const round = ' stroke-linecap="round"';
  return (
    line(data, tone.side, short(width + 0.6), round) +
    line(data, tone.top, short(width * 0.5), round)
  );
}
