import { addBoard, BLIND_DEPTH, count, drill, type Assembly } from "./assembly";
import { insideFrom } from "./carcass";
import { PITCH, type Cell } from "./cell";
import { connectorsOf } from "./joints";
import { hasPlate, rowsOf, shelfRows } from "./pin-rows";

/**
 * Shelves for shoes lie like others on the rows of holes, but their front pins so many rows lower than their rear ones;
 * a strip along the front edge keeps the shoes. They can be moved by two holes up or down.
 */
export function addShoeShelves(assembly: Assembly, cell: Cell): void {
  const { design, rules, boards } = assembly;
  const { zone, left, right } = cell;
  const { thickness: t } = design;
  const { rows: lower, strip } = rules.shoes;
  const slant = slantOf(assembly, cell);
  // The strip of one is below the next.
  const apart = Math.ceil((t + strip) / Math.cos(slant.angle) / PITCH) + 1;
  const highest = Math.floor((zone.clear - t) / PITCH) - 1 - lower;
  let lowest = 1;
  for (const middle of shelfRows(zone, t)) {
    const wanted = middle - Math.ceil(lower / 2);
    // The nearest row without a hinge's plate, and above the shelf below.
    const rows = [wanted, wanted + 1, wanted - 1, wanted + 2, wanted - 2].filter(
      (near) => near >= lowest && near <= highest,
    );
    const isFree = (near: number) => !hasPlate(assembly, [left, right], zone.y + near * PITCH);
    const row = rows.find(isFree) ?? rows[0] ?? wanted;
    lowest = row + apart;
    addShoeShelf(assembly, cell, slant, zone.y + row * PITCH);
    count(assembly, "shelf-pin", 4);
    for (const near of [-2, -1, 0, 1, 2]) {
      for (const [z, at] of [
        [slant.front, row + near],
        [slant.rear, row + near + lower],
      ] as const) {
        if (at < 1 || at * PITCH > zone.clear - PITCH) continue;
        const pin = { x: 0, y: zone.y + at * PITCH, z };
        const drilling = { diameter: 5, depth: BLIND_DEPTH, use: "shelf-pin" as const };
        drill(boards[left]!, "high", pin, drilling);
        drill(boards[right]!, "low", pin, drilling);
      }
    }
  }
}

/** How shelves for shoes lie: their slope in radians, and where front and rear pins are, from the body's front in mm. */
interface Slant {
  angle: number;
  front: number;
  rear: number;
}

/** The rear pins are as far back in both uprights, so that the shelf lies level across. */
function slantOf(assembly: Assembly, { body, left, right }: Cell): Slant {
  const { boards, rules } = assembly;
  const front = insideFrom(assembly, body) + 37;
  const rear = Math.min(...[left, right].map((upright) => rowsOf(boards[upright]!, rules)[1]));
  return { front, rear, angle: Math.atan((rules.shoes.rows * PITCH) / (rear - front)) };
}

/** A shelf whose underside lies on its front pins at a height, and the strip that stands on it. */
function addShoeShelf(assembly: Assembly, cell: Cell, slant: Slant, pinHeight: number): void {
  const { design, rules, boards } = assembly;
  const { thickness: t } = design;
  const { strip } = rules.shoes;
  const { play, setBack } = rules.shelf;
  const { column, body, bodyIndex } = cell;
  const [cos, sin] = [Math.cos(slant.angle), Math.sin(slant.angle)];
  const from = insideFrom(assembly, body) + setBack - rules.back.inset;
  const room = body.place.depth - setBack - insideFrom(assembly, body);
  // The strip's upper edge is what reaches farthest to the front.
  const z = from + (t + strip) * sin;
  const y = pinHeight - (slant.front - z) * Math.tan(slant.angle);
  const across = { x: column.x + play / 2, width: column.width - play };
  const edge = rules.edges.body;
  const width = Math.floor(Math.min(room, (room - (t + strip) * sin) / cos));
  const shelf = turn(
    addBoard(assembly, {
      name: "shoe-shelf",
      stock: "body",
      body: bodyIndex,
      place: { ...across, y, z, height: t, depth: width },
      lengthAxis: "x",
      thicknessAxis: "y",
      edges: { front: edge },
    }),
  );
  turn(
    addBoard(assembly, {
      name: "stop-strip",
      stock: "body",
      body: bodyIndex,
      place: { ...across, y: y + t * cos, z: z - t * sin, height: strip, depth: t },
      lengthAxis: "x",
      thicknessAxis: "z",
      edges: { rear: edge },
    }),
  );
  const screws = connectorsOf(shelf.length);
  for (let index = 0; index < screws; index++) {
    const u = STRIP_END + Math.round((index * (shelf.length - 2 * STRIP_END)) / (screws - 1));
    const through = { u, v: t / 2, diameter: 5, depth: t, use: "strip-screw" as const };
    shelf.machining.push({ kind: "hole", face: "low", ...through });
  }
  count(assembly, "strip-screw", screws);

  /** Turns a board about its lower front edge, and puts the box around it in its place. */
  function turn(index: number) {
    const board = boards[index]!;
    const { y: low, z: front, height, depth } = board.place;
    board.turned = { degrees: (-slant.angle * 180) / Math.PI };
    board.place = {
      ...board.place,
      y: low,
      z: front - height * sin,
      height: depth * sin + height * cos,
      depth: depth * cos + height * sin,
    };
    return board;
  }
}

/** How far the outer screws of a strip are from its ends, in mm. */
const STRIP_END = 50;
