import { redirect } from "@remix-run/node";

import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { planAddress } from "~/furniture/planner/front/plan-address";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import {
  findCurrent,
  previewChange,
  startDraft,
  type CurrentOrder,
} from "~/sales/changes/front/current-version.server";
import {
  findChanges,
  openChange,
  type DraftChange,
} from "~/sales/changes/front/find-changes.server";
import { findQuotedDesign } from "~/sales/quotes/quoted-design.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";

import { keepDraft } from "./keep-draft.server";
import { typedLines } from "./start-values.server";
import type { RefusedParts } from "./trouble";

type VersionLine = CurrentOrder["version"]["lines"][number];

/** The design of a line's planned piece as text; undefined for any other. */
function planOf({ configuration }: VersionLine): string | undefined {
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
  return planAddress(plan, { step: "division", line, order: number, draft: version });
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

/**
 * Takes the planner's design into the draft, in place of a line's piece, at today's price; the ordered design
 * gets its old price again. Refuses a line that is no longer there, a design that cannot be made, and a draft
 * that was changed since the planner was opened; its page then has the design in its line, and can still keep it.
 */
export async function takeDesign(post: Post, number: string, line: string) {
  const current = await findCurrent(number);
  const base = current?.version.lines.find(({ id }) => id === line);
  const ordered = base && planOf(base);
  if (!current || !base || ordered === undefined) throw notThere();
  const plan = readText(post.posted, "design");
  const query = new URLSearchParams({ d: plan }).toString();
  const found = await findQuotedDesign(query, "ro");
  const kept = (await findChanges(current.id)).draft?.draft ?? startDraft(current);
  const at = kept.lines.findIndex(({ id }) => id === line);
  const shown = async (one: DraftChange) => ({
    lines: typedLines(one, current, await previewChange(current, one)),
  });
  if (found?.priceBani === undefined) {
    const lineErrors = { [`quantity-${at}`]: message("quoteUnmade") };
    return refused<RefusedParts>(post, { ...(await shown(kept)), lineErrors });
  }
  const { design, priceBani } = found;
  const taken =
    plan === ordered
      ? { design: "", unit_bani: base.unit_price_bani }
      : { design, unit_bani: priceBani };
  const draft = {
    ...kept,
    lines: kept.lines.map((one) => (one.id === line ? { ...one, ...taken } : one)),
  };
  const rows = [...draft.lines.keys()];
  const [again, withoutLine] = await Promise.all([shown(draft), shown(kept)]);
  const saved = await keepDraft(post, number, draft, { again, withoutLine, rows });
  if (saved.kind === "refused") return saved.answer;
  return done(post, { to: officePaths.orderChange(number), title: "admin.change.kept" });
}
