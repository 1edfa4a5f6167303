import { type Canvas, frontQuad, grainOver, line, plain, tones } from "../canvas";
import type { Flat } from "../geometry";
import type { Block, Front } from "../piece";
import { chain, polygon, short } from "../svg";
import { perspectiveHandles } from "./front-handles";
import { drawHole } from "./hole";
import { drawOven } from "./oven";

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
