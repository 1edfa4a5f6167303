import type { Hardware, HardwareCode, Piece } from "~/furniture/boards/piece";

/** A fitting, how many a line of an order needs, and how many more are packed. */
export interface HardwareRow extends Hardware {
  spares: number;
}

/** What falls down and rolls away; everything else is counted out. */
const small: ReadonlySet<HardwareCode> = new Set<HardwareCode>([
  "connector",
  "cap",
  "eccentric",
  "dowel",
  "shelf-eccentric",
  "shelf-pin",
  "drawer-screw",
  "drawer-front-screw",
  "hinge-screw",
  "runner-screw",
  "short-screw",
  "handle-screw",
  "spacer-screw",
  "strip-screw",
  "panel-screw",
  "body-bolt",
]);

/** One small part in fifty, and at least one. */
const SPARE_SHARE = 0.02;

/** The hardware of so many equal pieces, small parts with spares for all of them together. */
export function hardwareList({ hardware }: Pick<Piece, "hardware">, quantity = 1): HardwareRow[] {
  return hardware.map(({ code, length, count }) => {
    const all = count * quantity;
    const spares = small.has(code) ? Math.ceil(all * SPARE_SHARE) : 0;
    return { code, length, count: all, spares };
  });
}
