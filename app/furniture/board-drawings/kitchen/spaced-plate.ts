import { Plate, widthOf } from "../elevation/plate";

/** How far texts beside each other stay apart, in units of the sheet. */
const APART = 4;

/** A sheet on which two figures beside each other are never read as one: fillers stand beside modules. */
export class SpacedPlate extends Plate {
  override write(text: string, x: number, middle: number, leader?: number): boolean {
    const half = widthOf(text) / 2 + APART;
    const around = { x: x - half, y: middle - 6.9, width: 2 * half, height: 13.8 };
    return this.isFree(around) && super.write(text, x, middle, leader);
  }
}
