import {
  squareCorner,
  type Corner,
  type Design,
  type Diagonal,
  type Kind,
} from "~/furniture/boards/design";
import { boundsOf, type PlaceLength } from "~/furniture/planner/front/place-lengths";
import { writeLength } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";

import { firstFalls } from "./first-design.server";
import type { placeForm } from "./schema";

/** The fields of the first step as they are typed, also before there is a design. */
export type TypedPlace = Partial<Record<keyof (typeof placeForm)["shape"], string | undefined>>;

type Write = (name: PlaceLength, length: number) => string;

/** How lengths in millimetres stand in the first step's fields. */
export function writerOf(kind: Kind, language: Language): Write {
  return (name, length) => {
    const { may, likely } = boundsOf(name, kind);
    return writeLength(length, language, may, likely);
  };
}

/** The fields of the first step, from the design that they made; lengths in centimetres. */
export function typedPlace(design: Design, language: Language): TypedPlace {
  const { kind, place, width, height, depth, wayIn } = design;
  const write = writerOf(kind, language);
  const way = wayIn
    ? {
        way: wayIn.kind,
        wayWidth: write("wayWidth", wayIn.width),
        wayHeight: write("wayHeight", wayIn.height),
        ...(wayIn.kind === "lift" && { wayDepth: write("wayDepth", wayIn.depth) }),
      }
    : { way: "none" };
  if (place.kind === "free" || place.kind === "corner" || place.kind === "diagonal") {
    return {
      kind,
      falls: firstFalls(kind),
      ...way,
      height: write("height", height),
      depth: write("depth", depth),
      ...(place.ceiling !== null && { ceiling: write("ceiling", place.ceiling) }),
      ...(place.kind === "free"
        ? { where: "free", walls: place.walls, width: write("width", width) }
        : typedCorner(place, write)),
    };
  }
  const { widths } = place;
  const deep = { nicheDepth: write("nicheDepth", place.depth), ...typedSkirting(place, write) };
  if (place.kind === "slope") {
    const { falls, style = "stepped", low, high, run, raised, closed } = place;
    return {
      kind,
      where: "slope",
      ...way,
      falls,
      style,
      slopeWidth: write("slopeWidth", Math.min(...widths)),
      slopeLow: write("slopeLow", low),
      slopeHigh: write("slopeHigh", high),
      ...(run !== null && { slopeRun: write("slopeRun", run) }),
      ...(raised !== null && { slopeRaised: write("slopeRaised", raised) }),
      above: closed ? "closed" : "open",
      ...deep,
    };
  }
  const { heights } = place;
  const isStraight = new Set(widths).size === 1 && new Set(heights).size === 1;
  const [bottomWidth, middleWidth, topWidth] = widths.map((one) => write("bottomWidth", one));
  const [leftHeight, rightHeight] = heights.map((one) => write("leftHeight", one));
  return {
    kind,
    where: "niche",
    falls: firstFalls(kind),
    ...way,
    shape: isStraight ? "straight" : "uneven",
    nicheWidth: write("nicheWidth", Math.min(...widths)),
    nicheHeight: write("nicheHeight", Math.min(...heights)),
    bottomWidth,
    middleWidth,
    topWidth,
    leftHeight,
    rightHeight,
    ...deep,
  };
}

function typedCorner(place: Corner | Diagonal, write: Write): TypedPlace {
  const { kind, walls, ends, diagonal } = place;
  const isDiagonal = kind === "diagonal";
  return {
    where: "corner",
    cornerShape: isDiagonal ? "diagonal" : "legs",
    ...(isDiagonal && { cornerEach: write("cornerEach", Math.min(...walls)) }),
    cornerLeft: write("cornerLeft", walls[0]),
    cornerRight: write("cornerRight", walls[1]),
    endLeft: ends[0],
    endRight: ends[1],
    ...(diagonal !== squareCorner.diagonal && { diagonal: write("diagonal", diagonal) }),
    ...typedSkirting(place, write),
  };
}

function typedSkirting({ skirting }: { skirting: number }, write: Write): TypedPlace {
  return skirting > 0 ? { skirting: write("skirting", skirting) } : {};
}
