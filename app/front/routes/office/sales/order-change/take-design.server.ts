import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import type { DraftChange } from "~/sales/changes/front/draft-change.server";
import { findChanges } from "~/sales/changes/front/find-changes.server";
import { previewChange, startDraft } from "~/sales/changes/front/preview-change.server";
import { findQuotedDesign } from "~/sales/quotes/quoted-design.server";

import { keepDraft } from "./keep-draft.server";
import { planOf } from "./planned.server";
import { typedLines } from "./start-values.server";
import type { RefusedParts } from "./trouble";

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
