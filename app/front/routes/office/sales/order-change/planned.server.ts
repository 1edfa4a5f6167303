import { redirect } from "@remix-run/node";

import { plannedAddress } from "~/furniture/planner/front/run-start";
import { findCurrent, type CurrentOrder } from "~/sales/changes/front/current-version.server";
import type { DraftChange } from "~/sales/changes/front/draft-change.server";
import { findChanges, openChange } from "~/sales/changes/front/find-changes.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";

type VersionLine = CurrentOrder["version"]["lines"][number];

/** The design of a line's planned piece as text; undefined for any other. */
export function planOf({ configuration }: VersionLine): string | undefined {
  if (configuration === "") return undefined;
  const design = readFrozenDesign(configuration);
  return isPlanned(design) ? design.plan : undefined;
}

/** The ids of the lines whose planned piece may be another still. */
export function plannableLines({ version, locks, isInProduction }: CurrentOrder): string[] {
  if (isInProduction) return [];
  return version.lines.flatMap((line) =>
    line.id !== null && !locks.has(line.id) && planOf(line) !== undefined ? [line.id] : [],
  );
}

interface Opened {
  line: string;
  /** The version of the draft into which the design comes back; 0 if there is none. */
  version: number;
}

/** Where the planner shows the design of an order's line, to bring it back into the order's change. */
function plannerAddress(plan: string, { number }: CurrentOrder, { line, version }: Opened): string {
  return plannedAddress(plan, { step: "division", line, order: number, draft: version });
}

/** The design, as text, that a draft gives a line's planned piece; undefined if the draft does not change it. */
function planIn(draft: DraftChange | undefined, line: string): string | undefined {
  const written = draft?.lines.find(({ id }) => id === line)?.design ?? "";
  return new URLSearchParams(written).get("d") ?? undefined;
}

/**
 * The planner's address for each of these designs of an order's lines (texts by the line's id) that may be
 * changed, with the design of the order's draft if it has one. Empty if the order allows no change, or if a
 * change waits for its customer.
 */
export async function plannersOf(
  number: string,
  plans: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const current = await findCurrent(number);
  if (!current || current.forbidden) return {};
  const { changes, draft } = await findChanges(current.id);
  if (openChange(changes)) return {};
  const version = draft?.version ?? 0;
  return Object.fromEntries(
    plannableLines(current).flatMap((line) => {
      const plan = planIn(draft?.draft, line) ?? plans.get(line);
      return plan === undefined ? [] : [[line, plannerAddress(plan, current, { line, version })]];
    }),
  );
}

/** Opens the planner on the piece of a plannable line as the draft has it, once all that was typed is kept. */
export function openPlanner(current: CurrentOrder, draft: DraftChange, at: Opened) {
  const base = current.version.lines.find(({ id }) => id === at.line)!;
  return redirect(plannerAddress(planIn(draft, at.line) ?? planOf(base)!, current, at), 303);
}
