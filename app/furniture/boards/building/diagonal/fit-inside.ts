import type { Change, Step } from "../../change";
import type { Column, Design, Zone } from "../../design";
import type { Rules } from "../../rules";
import { hasRailAcross } from "./rail";

/** One column, as wide as the front lets it be. */
export const fitDiagonalColumn: Step = (design, chosen, rules, note) => {
  const { columns } = design;
  const [{ zones }] = (columns.length > 0 ? columns : [empty]) as [Column];
  const column = { width: null, zones };
  if (JSON.stringify(columns) === JSON.stringify([column])) return design;
  note({ why: "diagonal-columns", from: columns.length, to: 1 });
  return { ...design, columns: [column] };
};

const empty: Column = {
  width: null,
  zones: [{ height: null, front: "open", inside: "shelves", count: 2 }],
};

/** What a zone across a corner may hold: shelves, and a rail where hangers have room. */
export function insideDiagonal(step: Step): Step {
  return (design, chosen, rules, note) => {
    if (design.place.kind !== "diagonal") return step(design, chosen, rules, note);
    const columns = design.columns.map(({ width, zones }, column) => ({
      width,
      zones: zones.map((zone, at) =>
        held(zone, design, rules, (why) => note({ why, column, zone: at, from: 0, to: 0 })),
      ),
    }));
    return step({ ...design, columns }, chosen, rules, note);
  };
}

function held(zone: Zone, design: Design, rules: Rules, tell: (why: Change["why"]) => void): Zone {
  const { light, ...unlit } = zone;
  if (light) tell("diagonal-light");
  const { inside, front } = unlit;
  const isRail = inside === "rail" && design.kind === "wardrobe";
  if (isRail && !hasRailAcross(design, rules)) {
    tell("diagonal-rail");
    return { ...unlit, inside: "shelves", count: 2 };
  }
  const isHeld = (inside === "rail" || inside === "shelves") && front !== "drawers";
  if (isHeld) return unlit;
  tell("diagonal-inside");
  return { ...unlit, front: front === "drawers" ? "left" : front, inside: "shelves", count: 1 };
}
