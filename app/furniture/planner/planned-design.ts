import type { RunView } from "~/furniture/board-drawings/views";
import type { BuyersSize } from "~/furniture/boards/buyers-size";
import type { Bands } from "~/furniture/boards/design";
import { paths } from "~/platform/paths/paths";

import type { PlannedKind } from "./planned";

/** What a piece may have besides usual insides, which its buyer is told wherever it is named. */
export const extras = ["mirror", "shoes", "pull-outs", "light", "panels"] as const;
export type Extra = (typeof extras)[number];

/** What cart, order and mails show of a planned piece. */
export interface PlannedDesign {
  /** The text of the design (`writePlanned`). */
  plan: string;
  kind: PlannedKind;
  size: BuyersSize;
  /** Whether anything opens: only then the front counts. */
  hasFronts: boolean;
  bodyName: string;
  frontName: string;
  /** Empty where nothing has a handle. */
  handleName: string;
  /** Of bands in other decors than their boards'. */
  bandNames?: Bands<string> | undefined;
  /** The decor whose look the worktop of a kitchen or a vanity has; of no other piece. */
  worktopName?: string | undefined;
  extras?: Extra[] | undefined;
  /** Another text as soon as the same design would be drawn otherwise. */
  version: string;
  /** The order's line that holds a copy of it, and whose names of it are meant. */
  orderLine?: { id: string; names: "buyer" | "staff" };
}

/** What is said of bands in other decors than their boards': of all of a piece together where they are of one. */
export function bandWords(
  { body, front }: Bands<string>,
  hasFronts: boolean,
  say: (of: "all" | "body" | "front", decor: string) => string,
): string[] {
  if (body && (body === front || !hasFronts)) return [say("all", body)];
  return [...(body ? [say("body", body)] : []), ...(front ? [say("front", front)] : [])];
}

/** The address of the picture of a planned piece, for where the piece's own address is shared. */
export function plannedCardAddress({
  plan,
  version,
}: Pick<PlannedDesign, "plan" | "version">): string {
  return `${paths.shareCard()}?${new URLSearchParams({ d: plan, v: version })}`;
}

/**
 * The address of a view of a planned piece: one address for one drawing, because browsers keep drawings
 * for long.
 */
export function plannedDrawingAddress(
  { plan, version }: Pick<PlannedDesign, "plan" | "version">,
  view: RunView,
  language: string,
): string {
  const query = new URLSearchParams({ d: plan, v: version, vedere: view, lng: language });
  return `${paths.plannedDrawing()}?${query}`;
}

/** The address of a planned piece's model as GLB: one address for one file, kept for ever. */
export function plannedGlbAddress(design: Pick<PlannedDesign, "plan" | "version">): string {
  return `${paths.glb()}?${designQuery(design)}`;
}

/** The same as USDZ. */
export function plannedUsdzAddress(design: Pick<PlannedDesign, "plan" | "version">): string {
  return `${paths.usdz()}?${designQuery(design)}`;
}

function designQuery({ plan, version }: Pick<PlannedDesign, "plan" | "version">): URLSearchParams {
  return new URLSearchParams({ d: plan, v: version });
}
