import type { Area, Layout, Panel } from "./layout";

/** One straight cut from edge to edge of the piece that lies on the saw. */
export interface SawCut {
  /** What is cut: its size before the cut. */
  panel: { length: number; width: number };
  /** Which way the blade runs. */
  along: "length" | "width";
  /** What the fence is set to; the trim for cuts that only clean an edge. */
  at: number;
  /** How long the cut is. */
  run: number;
  isTrim: boolean;
  /** The parts that fall off ready with this cut. */
  parts: string[];
}

/**
 * The cuts of a layout in the order in which they are made: the trim, then every piece is cut into strips
 * by all the parallel cuts it gets before a strip is cut across.
 */
export function sawSequence(layout: Layout): SawCut[] {
  const { offcut, panel } = layout;
  // What is left of a sheet begins where its trim ends.
  return [...(offcut === null ? trimCuts(layout, panel.x) : []), ...cutsOf(panel)];
}

/** How many cuts, and their length in all, in mm. */
export function sumCuts(cuts: readonly SawCut[]): { count: number; run: number } {
  return { count: cuts.length, run: cuts.reduce((sum, cut) => sum + cut.run, 0) };
}

function trimCuts({ length, width }: Layout, trim: number): SawCut[] {
  if (trim === 0) return [];
  const cut = (along: SawCut["along"], long: number, wide: number): SawCut => ({
    panel: { length: long, width: wide },
    along,
    at: trim,
    isTrim: true,
    parts: [],
    run: along === "length" ? long : wide,
  });
  return [
    cut("length", length, width),
    cut("length", length, width - trim),
    cut("width", length, width - 2 * trim),
    cut("width", length - trim, width - 2 * trim),
  ];
}

function cutsOf(panel: Panel): SawCut[] {
  if (panel.kind !== "cut") return [];
  const strips: Panel[] = [];
  const cuts: SawCut[] = [];
  let left: Panel | null = panel;
  while (left?.kind === "cut" && left.along === panel.along) {
    const { along, at, first, second }: Extract<Panel, { kind: "cut" }> = left;
    const ready = [first, ...(second ? [second] : [])];
    const parts = ready.flatMap((one) => (one.kind === "part" ? [one.part] : []));
    const run = along === "length" ? left.length : left.width;
    cuts.push({ panel: sizeOf(left), along, at, run, isTrim: false, parts });
    strips.push(first);
    left = second;
  }
  if (left) strips.push(left);
  return [...cuts, ...strips.flatMap(cutsOf)];
}

function sizeOf({ length, width }: Area): { length: number; width: number } {
  return { length, width };
}
