import type { Change } from "../change";
import { isSlanted, slopeBodies, type Column, type Design, type Place } from "../design";
import { most, slopeAngles, widestLeaf } from "../limits";
import type { Body } from "../piece";
import { widestColumn, type Chosen, type Rules } from "../rules";
import { hingedClear, highSide, slants } from "./slant";
import { widestSlanted } from "./slanted-split";
import { slopeAngle } from "./slope";

type Note = (change: Change) => void;

/** A slope that is steeper than the saw tilts is answered by stepped bodies. */
export function fitStyle(place: Place, note: Note): Place {
  if (!isSlanted(place)) return place;
  const angle = slopeAngle(place);
  if (angle <= slopeAngles.slanted) return place;
  note({ why: "slanted-steep", from: Math.ceil(angle), to: slopeAngles.slanted });
  return stepped(place);
}

function stepped({ ...place }: Place): Place {
  if (place.kind === "slope") delete place.style;
  return place;
}

/** How high the highest zone below a slanted top is at least at its low end: its door has an edge so high there. */
export function lowestUnder({ lowestZone }: Pick<Rules, "lowestZone">): number {
  return Math.max(lowestZone, slants.edge);
}

/** How many sides of its body a column touches. */
export function endsOf({ columns }: Body, at: number): number {
  return Number(at === 0) + Number(at === columns.length - 1);
}

/** The widest door below a slanted top, in mm: its hinges carry as much as its high edge is high. */
export function widestUnder(
  body: Body,
  column: Body["columns"][number],
  design: Design,
  chosen: Chosen,
  rules: Rules,
): number {
  const zone = column.zones.at(-1)!;
  const clear = hingedClear(body, column, zone, highSide(body) ?? "left") ?? zone.clear;
  // Zones that do not yet stand together are made as high as they have to be.
  const high = Math.min(body.place.height, Math.max(clear + slants.hinge, lowestUnder(rules)));
  return widestLeaf(high, design, chosen, rules);
}

/**
 * The columns of a slanted body and of straight ones beside it: as they are wished, else as wide a slanted body as the
 * slope allows in about as many columns, else a stepped piece.
 */
export function divideSlanted(
  design: Design,
  suits: (one: Design) => boolean,
  like: () => Column,
  chosen: Chosen,
  rules: Rules,
  note: Note,
): Design {
  if (suits(design)) return design;
  const before = design.columns.length;
  const added = like();
  const divided = divisions(design, chosen, rules)
    .map((widths) => ({
      ...design,
      columns: widths.map((width, index) => ({ ...(design.columns[index] ?? added), width })),
    }))
    .find(suits);
  if (divided) {
    note({ why: "slanted-columns", from: before, to: divided.columns.length });
    return divided;
  }
  note({ why: "slanted-stepped", from: 0, to: 0 });
  return { ...design, place: stepped(design.place) };
}

/** The widths of columns from left to right that a piece may be divided into, those nearest to what it has first. */
function divisions(design: Design, chosen: Chosen, rules: Rules): (number | null)[][] {
  const { place, width, thickness: t, columns } = design;
  const { narrowest } = slopeBodies;
  const widest = widestSlanted(design, chosen, rules);
  const whole = widest >= width ? width : Math.min(widest, width - narrowest);
  const isClosed = columns.some(({ zones }) => zones.some(({ front }) => front !== "open"));
  const all = Array.from({ length: most.columns }, (_, index) => index + 1);
  const found = all.flatMap((own) => {
    const each = isClosed
      ? Math.floor(rules.widestDoor + 2 * rules.outerGap - t - (own === 1 ? t : t / 2))
      : widestColumn(t, rules);
    const filled = Math.min(whole, own * each + (own + 1) * t);
    const body = filled < width ? Math.min(filled, width - narrowest) : filled;
    const less = whole - body;
    if (body === width) return [{ less, columns: all.slice(0, own).map(() => null) }];
    const free = body - (own + 1) * t;
    const share = Math.floor(free / own);
    const slanted = all.slice(0, own).map((at) => share + (at <= free - share * own ? 1 : 0));
    return all.slice(0, most.columns - own).map((others) => ({
      less,
      columns: [...slanted, ...all.slice(0, others).map(() => null)],
    }));
  });
  const far = (one: (typeof found)[number]) =>
    Math.abs(one.columns.length - columns.length) + one.less / NARROWER;
  return found
    .sort((one, other) => far(one) - far(other))
    .map((one) =>
      place.kind === "slope" && place.falls === "right" ? one.columns.reverse() : one.columns,
    );
}

/** A slanted body narrower by so much, in mm, is as far from what is wished as a column more or less. */
const NARROWER = 200;
