import { columnsOn } from "~/furniture/board-drawings/draw-boards";
import type { BoardView } from "~/furniture/board-drawings/views";
import type { SheetWords } from "~/furniture/board-drawings/words";
import { writeDesign } from "~/furniture/boards/address";
import { buyersSize } from "~/furniture/boards/buyers-size";
import {
  blindColumn,
  eachBand,
  runsLeft,
  type Bands,
  type Design,
} from "~/furniture/boards/design";
import { slopeAngle } from "~/furniture/boards/limits";
import type { Rules } from "~/furniture/boards/rules";
import { asStanding } from "~/furniture/boards/standing";
import { looksOf } from "~/furniture/planner/build-plan";
import type { DraftPlan } from "~/furniture/planner/front/draft-plan";

interface Named {
  name: string;
  untranslated: string[];
}

/** A plan as the server or the browser made it. */
type Plan = Pick<DraftPlan, "design" | "changes" | "piece" | "price" | "isOffered" | "chosen"> & {
  [Part in "body" | "front" | "handle"]: Named & Pick<DraftPlan[Part], "look">;
} & { bands: Bands<Named & Pick<DraftPlan["body"], "look">> };

/** What the page shows of a plan. Nothing of what the workshop pays is in it. */
export function showPlan(
  { design, piece, price, changes, isOffered, chosen, ...named }: Plan,
  rules: Rules,
  drawings: Partial<Record<BoardView, string>>,
  view: BoardView,
  words: SheetWords,
) {
  const { weight, warnings } = piece;
  const { width, height, depth } = asStanding(piece).bounds;
  const { plinth } = rules;
  const { body, front, handle } = named;
  const standing = piece.bodies.filter(({ isTopBox }) => !isTopBox);
  return {
    text: writeDesign(design),
    design,
    changes,
    isOffered,
    plinth: { least: plinth.least, most: plinth.most },
    drawings,
    // Where its columns are on the view that is shown.
    numbered: columnsOn(piece, design.place, view, looksOf(named), words),
    totalBani: price.totalBani,
    groups: price.groups,
    weightKg: Math.round(weight.totalGrams / 1000),
    heaviestKg: Math.round(weight.heaviestGrams / 1000),
    warnings,
    size: buyersSize(design, rules, chosen.front),
    // With fronts and fillers.
    whole: { width, height, depth },
    // What each column, its body and its zones really measure, and where in a corner it stands.
    columns: standing
      .flatMap(({ columns, place }) =>
        columns.map(({ width, zones }) => ({
          width,
          body: place.height,
          heights: zones.map(({ clear }) => clear),
        })),
      )
      .map((column, index) => ({ ...column, ...inCorner(design, index) })),
    // Whether its top follows the ceiling, and how steep that is, in degrees.
    isSlanted: piece.boards.some(({ name }) => name === "slanted-top"),
    angle: design.place.kind === "slope" ? slopeAngle(design.place) : null,
    names: { body: body.name, front: front.name, handle: handle.name },
    untranslated: {
      body: body.untranslated,
      front: front.untranslated,
      handle: handle.untranslated,
    },
    bands: eachBand(named.bands, ({ name, untranslated }) => ({ name, untranslated })) ?? {},
  };
}

export type ShownPlan = ReturnType<typeof showPlan>;

/** On which wall of a corner a column stands, by the word for it, and whether it is the one in it or the one beside. */
function inCorner(design: Design, column: number) {
  const { place, columns } = design;
  const blind = blindColumn(design);
  if (place.kind !== "corner" || blind === undefined) return {};
  const isLeft = runsLeft(place) === column < columns.length;
  const wall: "cornerLeft" | "cornerRight" = isLeft ? "cornerLeft" : "cornerRight";
  const isBeside = column < columns.length && Math.abs(column - blind) === 1;
  return { wall, isBlind: column === blind, isBeside };
}
