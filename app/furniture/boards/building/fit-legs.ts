import type { Change, Step } from "../change";
import { blindColumn, type Design, type Zone } from "../design";
import { frontThicknessOf, type Rules } from "../rules";
import { NARROW_STILE } from "./blind";
import { legDesigns, type LegDesign } from "./corner";

type Note = (change: Change) => void;

/** A step that looks at columns from side to side, on each leg of a piece in a corner: but for the blind column. */
export function besideCorner(step: Step): Step {
  return onLegs(step, (leg, blind) => {
    const { columns, width, thickness } = leg;
    const others = columns.filter((_, at) => at !== blind);
    return { ...leg, columns: others, width: width - columns[blind]!.width! - thickness };
  });
}

/** A step that looks at what is in columns, on each leg: the two beside each other in the corner hold shelves. */
export function insideCorner(step: Step): Step {
  return onLegs(step, (leg, blind, rules, note) => {
    const beside = blind === 0 ? 1 : blind - 1;
    // Of a shallow stile a light's groove leaves too little to hold the shelf in which it is; the top lies over it.
    const litFrom = 3 * NARROW_STILE + rules.back.inset;
    const columns = leg.columns.map((one, column) => {
      const tell = (zone: number, why: Change["why"], from = 0, to = 0) =>
        note({ why, column, zone, from, to });
      if (column === beside) {
        const zones = one.zones.map((zone, at) => {
          const held = shelved(zone, () => tell(at, "corner-inside"));
          if (!held.light || leg.depth >= litFrom || at === one.zones.length - 1) return held;
          tell(at, "light-shelf", leg.depth, litFrom);
          const { light: _, ...unlit } = held;
          return unlit;
        });
        return { ...one, zones };
      }
      if (column !== blind) return one;
      const [{ inside, count }] = one.zones as [Zone];
      const zone: Zone = {
        height: null,
        front: "open",
        inside: "shelves",
        count: inside === "shelves" ? count : 1,
      };
      if (JSON.stringify(one.zones) !== JSON.stringify([zone])) tell(0, "corner-blind");
      return { ...one, zones: [zone] };
    });
    return { ...leg, columns };
  });
}

/** Nothing is fixed to stiles but what lies on pins, in front and behind. */
function shelved(zone: Zone, tell: () => void): Zone {
  if (zone.inside === "shelves" && zone.front !== "drawers") return zone;
  tell();
  return {
    ...zone,
    front: zone.front === "drawers" ? "left" : zone.front,
    inside: "shelves",
    count: 1,
  };
}

/** Takes a step on both legs of a piece in a corner; the one that runs through is made ready for it. */
function onLegs(
  step: Step,
  ready: (leg: LegDesign["design"], blind: number, rules: Rules, note: Note) => Design,
): Step {
  return (design, chosen, rules, note) => {
    const legs = legDesigns(design, frontThicknessOf(chosen.front), rules);
    if (!legs) return step(design, chosen, rules, note);
    const [through, against] = legs;
    const blind = blindColumn(design)!;
    const readied = ready(through.design, blind, rules, note);
    const isLater = blind === 0 && readied.columns.length < design.columns.length;
    const fitted = step(readied, chosen, rules, ({ column, ...change }) =>
      note({ ...change, ...(column !== undefined && { column: column + Number(isLater) }) }),
    ).columns;
    // What is in columns leaves their widths as they are; that of the blind one follows from the other leg.
    const hasBlind = readied.columns.length === design.columns.length;
    const widths = design.columns.map(({ width }, at) => (at === blind ? null : width));
    const corner = { ...design.columns[blind]!, width: null };
    const columns = hasBlind
      ? fitted.map((one, at) => ({ ...one, width: widths[at]! }))
      : blind === 0
        ? [corner, ...fitted]
        : [...fitted, corner];
    const other = step(against.design, chosen, rules, ({ column, ...change }) =>
      note({
        ...change,
        leg: true,
        ...(column !== undefined && { column: columns.length + column }),
      }),
    );
    return { ...design, columns, leg: { width: against.design.width, columns: other.columns } };
  };
}
