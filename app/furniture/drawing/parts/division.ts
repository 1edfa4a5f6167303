import type { Front, HandleSpot } from "../piece";

/** A rectangle of the front plane that is still to be divided. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

type More = Partial<Front>;

/** The widest a door, and the tallest a drawer, should be. */
const widestDoor = 60;
export const tallestDrawer = 35;

export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function partsOf(length: number, longest: number): number {
  return Math.max(1, Math.ceil(length / longest - 0.001));
}

/** Equal columns, from the left, none wider than the widest allowed. */
export function columns(field: Field, widest = widestDoor): Field[] {
  const count = partsOf(field.width, widest);
  const width = field.width / count;
  return Array.from({ length: count }, (_, index) => ({
    ...field,
    x: field.x + index * width,
    width,
  }));
}

/** Equal rows, from the bottom, none taller than the tallest allowed. */
export function rows(field: Field, tallest: number): Field[] {
  const count = partsOf(field.height, tallest);
  const height = field.height / count;
  return Array.from({ length: count }, (_, index) => ({
    ...field,
    y: field.y + index * height,
    height,
  }));
}

/** Cuts a piece off the bottom: the piece, and what remains above it. */
export function cut(field: Field, height: number): [Field, Field] {
  return [
    { ...field, height },
    { ...field, y: field.y + height, height: field.height - height },
  ];
}

export function inside(field: Field, board: number): Field {
  const { x, y, width, height } = field;
  return { x: x + board, y: y + board, width: width - 2 * board, height: height - 2 * board };
}

/** Heights of shelves at equal distances, none farther apart than `clear`. */
export function shelvesIn({ y, height }: Field, clear: number): number[] {
  const count = partsOf(height, clear);
  return Array.from({ length: count - 1 }, (_, index) => y + ((index + 1) * height) / count - 0.9);
}

/** Doors of one row: pairs open away from each other, so that their handles meet. */
export function doors(field: Field, more: More = {}, widest = widestDoor): Front[] {
  const fields = columns(field, widest);
  return fields.map((each, index) => {
    const isLast = index === fields.length - 1;
    const hinge = index % 2 === 0 && !(isLast && index > 0) ? "left" : "right";
    return door(each, hinge, more);
  });
}

/** Doors on both sides of something else: a lone door has its hinges on the outer side. */
export function doorsBeside(left: Field, right: Field, more: Partial<Front> = {}): Front[] {
  const side = (field: Field, hinge: "left" | "right") =>
    partsOf(field.width, widestDoor) === 1 ? [door(field, hinge, more)] : doors(field, more);
  return [...side(left, "left"), ...side(right, "right")];
}

export function door(field: Field, hinge: "left" | "right", more: More = {}): Front {
  const handle = doorHandle(field, hinge);
  return { kind: "door", ...field, hinge, handle, shelves: shelvesIn(field, 38), ...more };
}

/** A low wide front of a wall unit that lifts up. */
export function flap(field: Field, more: More = {}): Front {
  const handle = levelHandle(field, field.y + Math.min(5, field.height * 0.25));
  return { kind: "door", ...field, hinge: "top", handle, ...more };
}

export function drawer(field: Field, more: More = {}): Front {
  const middle = field.y + field.height * (field.height > 26 ? 0.68 : 0.5);
  const handle = levelHandle(field, middle);
  return { kind: "drawer", ...field, grain: "level", handle, ...more };
}

/** Drawers one above the other in each column. */
export function drawers(field: Field, tallest: number, widest: number): Front[] {
  return columns(field, widest).flatMap((column) =>
    rows(column, tallest).map((row) => drawer(row)),
  );
}

export function niche(field: Field, more: More = {}): Front {
  return { kind: "niche", ...field, ...more };
}

export function glassDoors(field: Field, more: More = {}): Front[] {
  return doors(field, { kind: "glass", shelves: shelvesIn(field, 36), ...more }, 55);
}

/** On the opening edge; by the top of a low door, by the foot of a high one, else at 105 cm. */
function doorHandle({ x, y, width, height }: Field, hinge: "left" | "right"): HandleSpot {
  const length = within(height * 0.22, Math.min(10, height * 0.5), height > 150 ? 48 : 32);
  const edge = Math.min(4.2, width * 0.14);
  const margin = Math.min(7, height * 0.12) + length / 2;
  const top = y + height;
  const middle =
    top <= 105 ? top - margin : y >= 95 ? y + margin : within(105, y + margin, top - margin);
  return {
    x: hinge === "left" ? x + width - edge : x + edge,
    y: middle,
    direction: "upright",
    length,
  };
}

function levelHandle({ x, width }: Field, y: number): HandleSpot {
  return {
    x: x + width / 2,
    y,
    direction: "level",
    length: within(width * 0.36, Math.min(10, width * 0.6), 42),
  };
}
