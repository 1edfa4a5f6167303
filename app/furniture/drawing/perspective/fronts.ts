import {
  type Canvas,
  fill,
  frontQuad,
  grainOver,
  levelQuad,
  line,
  plain,
  sideQuad,
  tones,
} from "../canvas";
import { clip, type Flat } from "../geometry";
import { perspectiveHandles } from "../perspective-handles";
import type { Block, Front } from "../piece";
import { chain, polygon, short } from "../svg";

/** Everything on the front plane of a block: holes first, then what closes it, then handles. */
export function drawFronts(canvas: Canvas, block: Block): string {
  const holes = block.fronts.filter((front) => front.kind === "niche" || front.kind === "glass");
  const closed = block.fronts.filter((front) => front.kind !== "niche" && front.kind !== "glass");
  const spots = block.fronts.flatMap((front) => front.handle ?? []);
  return (
    holes.map((hole) => drawHole(canvas, block, hole)).join("") +
    drawClosed(canvas, block, closed) +
    holes
      .map((hole) =>
        hole.kind === "glass" && !hole.isOpen ? drawGlassDoor(canvas, block, hole) : "",
      )
      .join("") +
    perspectiveHandles(canvas.handle, spots, block.z, canvas.camera, canvas.id)
  );
}

/** Doors and drawers: dark gaps below, the fronts above, a lit edge on each. */
function drawClosed(canvas: Canvas, block: Block, fronts: Front[]): string {
  if (fronts.length === 0) return "";
  const { camera, id } = canvas;
  const tone = tones(canvas, block.finish);
  const middle = fronts[0]!;
  const unit = camera.unit(middle.x, middle.y, block.z);
  const gap =
    canvas.handle.shape === "none" ? Math.max(0.3, 0.8 / unit) : Math.max(0.18, 0.5 / unit);
  const quads = fronts.map((front) => ({ front, quad: inset(canvas, block.z, front, gap) }));
  const whole = fronts.map((front) => polygon(inset(canvas, block.z, front, -gap * 0.4))).join("");
  const doors = quads.filter(({ front }) => front.kind !== "oven");
  const shapes = (grain: "upright" | "level") =>
    doors
      .filter(({ front }) => (front.grain ?? "upright") === grain)
      .map(({ quad }) => polygon(quad))
      .join("");
  const edges = doors.map(({ quad }) => chain([quad[3]!, quad[0]!, quad[1]!])).join("");
  const all = shapes("upright") + shapes("level");
  return (
    plain(whole, tone.gap) +
    plain(all, tone.front) +
    grainOver(canvas, block.finish, shapes("upright"), "frontUpright") +
    grainOver(canvas, block.finish, shapes("level"), "frontLevel") +
    doors
      .map(({ quad }) => plain(polygon(quad), `url(#${id}${tone.isGlossy ? "gloss" : "light"})`))
      .join("") +
    line(edges, "#fff", ".6", ' stroke-opacity=".4"') +
    fronts.map((front) => decorate(canvas, block, front)).join("")
  );
}

function inset(canvas: Canvas, z: number, front: Front, by: number): Flat[] {
  const { x, y, width, height } = front;
  return frontQuad(canvas.camera, z, x + by, y + by, width - 2 * by, height - 2 * by);
}

function decorate(canvas: Canvas, block: Block, front: Front): string {
  const { camera } = canvas;
  const { x, y, width, height, decoration, kind } = front;
  if (kind === "oven") return drawOven(canvas, block, front);
  if (decoration === "slats") {
    const count = Math.max(3, Math.round(width / 3.2));
    const upright = Array.from({ length: count - 1 }, (_, index) => {
      const at = x + (width * (index + 1)) / count;
      return chain([camera.project(at, y + height, block.z), camera.project(at, y, block.z)]);
    });
    const shade = tones(canvas, block.finish).gap;
    return line(upright.join(""), shade, ".9", ' stroke-opacity=".55"');
  }
  if (decoration === "frame") {
    const rail = Math.min(7, width / 5, height / 5);
    const [outer, inner] = [
      inset(canvas, block.z, front, rail),
      inset(canvas, block.z, front, rail + 0.9),
    ];
    return (
      plain(polygon(outer), "#000", ' fill-opacity=".07"') +
      line(chain([outer[3]!, outer[0]!, outer[1]!]), "#000", ".8", ' stroke-opacity=".35"') +
      line(chain([inner[1]!, inner[2]!, inner[3]!]), "#fff", ".7", ' stroke-opacity=".4"')
    );
  }
  if (decoration === "lock") {
    const [cx, cy] = camera.project(x + width - 4, y + height - 4, block.z);
    const radius = short(Math.max(1, 0.9 * camera.unit(x, y, block.z)));
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${radius}" fill="#b9bec4"/>`;
  }
  return "";
}

function drawOven(canvas: Canvas, { z }: Block, { x, y, width, height }: Front): string {
  const { camera, id } = canvas;
  const panel = 0.2 * height;
  const bar = y + height - panel - 4;
  return (
    plain(polygon(frontQuad(camera, z, x + 0.3, y + 0.3, width - 0.6, height - 0.6)), "#23262a") +
    plain(
      polygon(frontQuad(camera, z, x + 0.3, y + height - panel, width - 0.6, panel - 0.3)),
      "#3a3e44",
    ) +
    plain(polygon(frontQuad(camera, z, x + 5, y + 5, width - 10, bar - y - 9)), "#111316") +
    plain(
      polygon(frontQuad(camera, z, x + 0.3, y + 0.3, width - 0.6, height - 0.6)),
      `url(#${id}gloss)`,
      ' opacity=".5"',
    ) +
    line(
      chain([camera.project(x + 6, bar, z - 3), camera.project(x + width - 6, bar, z - 3)]),
      "#c3c7cb",
      "1.6",
    ) +
    line(
      chain([
        camera.project(x + width / 2 - 5, y + height - panel / 2, z),
        camera.project(x + width / 2 + 5, y + height - panel / 2, z),
      ]),
      "#9fb4c4",
      "1.4",
    )
  );
}

/** A hole in the front plane: back, left wall, floor and shelves, cut to the opening. */
function drawHole(canvas: Canvas, block: Block, front: Front): string {
  const { camera, id } = canvas;
  const { x, y, width, height } = front;
  const { z } = block;
  const depth = Math.min(front.hollow ?? block.depth - 2, block.depth - 1);
  const tone = tones(canvas, block.finish);
  const opening = frontQuad(camera, z, x, y, width, height);
  const seen = (points: Flat[]) => polygon(clip(points, opening));
  const back = seen(frontQuad(camera, z + depth, x, y, width, height));
  const wall = seen(sideQuad(camera, x, y, z, height, depth));
  const floor = seen(levelQuad(camera, y, x, z, width, depth));
  const parts = [
    fill(back, tone.back),
    grainOver(canvas, block.finish, back, "frontUpright"),
    fill(wall, tone.wall),
    fill(floor, tone.front),
    grainOver(canvas, block.finish, floor, "top"),
  ];
  if (front.rail) {
    const rail = [
      camera.project(x, front.rail, z + depth / 2),
      camera.project(x + width, front.rail, z + depth / 2),
    ];
    parts.push(line(chain(rail), "#2e3238", "1.8"), line(chain(rail), "#b9bec4", ".7"));
  }
  const isGlass = front.kind === "glass";
  for (const shelf of [...(front.shelves ?? [])].sort((one, other) => one - other)) {
    const thick = isGlass ? 0.8 : 1.8;
    const setBack = Math.min(1.5, depth / 8);
    const top = seen(levelQuad(camera, shelf + thick, x, z + setBack, width, depth - setBack));
    const edge = seen(frontQuad(camera, z + setBack, x, shelf, width, thick));
    const shadow = seen(frontQuad(camera, z + depth, x, shelf - 5, width, 5));
    parts.push(plain(shadow, "#000", ' fill-opacity=".14"'));
    parts.push(fill(top, isGlass ? "#e4efee" : tone.front, isGlass ? ' fill-opacity=".55"' : ""));
    parts.push(fill(edge, isGlass ? "#cfe3e0" : tone.top));
  }
  parts.push(plain(polygon(opening), `url(#${id}hollow)`));
  return parts.join("");
}

/** A glass pane in a frame of the material, in front of the hole it closes. */
function drawGlassDoor(canvas: Canvas, block: Block, front: Front): string {
  const { camera, id } = canvas;
  const tone = tones(canvas, block.finish);
  const rail = Math.min(4.5, front.width / 7);
  const gap = Math.max(0.16, 0.42 / camera.unit(front.x, front.y, block.z));
  const outer = inset(canvas, block.z, front, gap);
  const inner = inset(canvas, block.z, front, rail);
  const frame = polygon(outer) + polygon(inner);
  const around = polygon(inset(canvas, block.z, front, -gap * 0.5)) + polygon(inner);
  return (
    plain(polygon(inner), "#dcebec", ' fill-opacity=".2"') +
    plain(polygon(inner), `url(#${id}pane)`) +
    plain(around, tone.gap, ' fill-rule="evenodd"') +
    plain(frame, tone.front, ' fill-rule="evenodd"') +
    line(polygon(inner), "#14110e", ".5", ' stroke-opacity=".5"') +
    line(chain([outer[3]!, outer[0]!, outer[1]!]), "#fff", ".6", ' stroke-opacity=".4"')
  );
}
