import { paletteOf, washOf } from "../materials";
import type { Finish } from "../piece";
import type { HandleLook, Palette } from "../piece-look";

/** One elevation on the sheet: where its lower left corner is, and the scale. */
export interface Elevation {
  left: number;
  ground: number;
  scale: number;
  material: Palette;
  handle: HandleLook;
}

export type Frame = (
  across: number,
  y: number,
  wide: number,
  tall: number,
) => [number, number, number, number];

export const thin = ' stroke-width=".6"';

export function frameOf({ left, ground, scale }: Elevation): Frame {
  return (across, y, wide, tall) => [
    left + across * scale,
    ground - (y + tall) * scale,
    wide * scale,
    tall * scale,
  ];
}

export function shape(data: string, sheet: Elevation, finish: Finish, more = ""): string {
  return `<path d="${data}" fill="${washOf(paletteOf(finish, sheet.material))}"${more}/>`;
}

export function line(data: string, more = thin): string {
  return data && `<path d="${data}" fill="none"${more}/>`;
}

export const dashes = ' stroke-width=".55" stroke-dasharray="4 2.4"';
