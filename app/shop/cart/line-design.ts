import type { BoardView } from "~/furniture/board-drawings/views";
import { configurationWords } from "~/furniture/configurator/configuration-words";
import { drawingAddress } from "~/furniture/configurator/drawing-address";
import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import type { PieceView } from "~/furniture/drawing/piece-look";
import {
  bandWords,
  plannedDrawingAddress,
  type PlannedDesign,
} from "~/furniture/planner/planned-design";
import { plannedSize, type Speaker } from "~/platform/i18n/size-words";
import { paths } from "~/platform/paths/paths";

/** The design of a line: of a product, from the customiser, or of a planned piece. */
export type LineDesign = OrderedConfiguration | PlannedDesign;

export function isPlanned(design: LineDesign): design is PlannedDesign {
  return "plan" in design;
}

/** A design in one line of text, with its size as its buyer reads it. Needs the text group `cart`. */
export function lineWords(design: LineDesign, speaker: Speaker): string {
  if (!isPlanned(design)) return configurationWords(design, speaker);
  const t = speaker.translate("cart");
  const { hasFronts, bodyName: body, frontName: front, handleName: handle } = design;
  const values = { body, front, handle, size: plannedSize(design.size, speaker) };
  const isOne = !hasFronts || body === front;
  const hasHandles = hasFronts && handle !== "";
  const made = hasHandles
    ? t(isOne ? "planned.decor" : "planned.decors", values)
    : t(isOne ? "planned.open" : "planned.decorsWithoutHandle", values);
  const say = (of: "all" | "body" | "front", decor: string) => t(`planned.bands.${of}`, { decor });
  const bands = bandWords(design.bandNames ?? {}, hasFronts, say);
  const extras = (design.extras ?? []).map((extra) => t(`planned.extras.${extra}`));
  return [made, ...bands, ...extras].join(" · ");
}

/** The drawing that is shown small beside a line, and the one with dimensions. */
export function lineDrawingAddress(
  design: LineDesign,
  view: "picture" | "measured",
  language: string,
): string {
  if (isPlanned(design)) {
    return planViewAddress(design, view === "picture" ? "shut" : "front", language);
  }
  const pieceView = view === "picture" ? "perspective" : "technical";
  return orderedAddress(design, pieceView, language) ?? drawingAddress(design, pieceView, language);
}

/** The picture of what was ordered for mails, which show no drawings; undefined for a cart's. */
export function linePictureAddress({ orderLine }: LineDesign): string | undefined {
  return orderLine && `${paths.shareCard()}?${new URLSearchParams({ linie: orderLine.id })}`;
}

/** A view of a planned piece, in a cart or ordered. */
export function planViewAddress(design: PlannedDesign, view: BoardView, language: string): string {
  return orderedAddress(design, view, language) ?? plannedDrawingAddress(design, view, language);
}

/** What was ordered is drawn from its order, as it was built and looked then. */
function orderedAddress(
  { orderLine }: LineDesign,
  view: PieceView | BoardView,
  language: string,
): string | undefined {
  if (!orderLine) return undefined;
  const { id, names } = orderLine;
  return `${paths.orderedDrawing(id)}?${new URLSearchParams({ names, view, lng: language })}`;
}
