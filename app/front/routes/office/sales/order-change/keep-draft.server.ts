import { notThere, refused, saving, stale, type Post } from "~/front/desk/desk.server";
import type { FormAnswer } from "~/front/desk/record";
import { message } from "~/platform/forms/validation-message";
import { saveDraft } from "~/sales/changes/front/desk-change.server";
import type { DraftChange } from "~/sales/changes/front/draft-change.server";

import { draftWords } from "./start-values.server";
import type { RefusedParts } from "./trouble";

export type Again = RefusedParts & { isNotSaved?: boolean; result?: FormAnswer["result"] };

interface Page {
  /** What the page comes back with. */
  again: Again;
  /** The same if a line cannot be changed as wished; by default `again`. */
  withoutLine?: Again;
  /** The row of the page in which each of the draft's lines stands. */
  rows: number[];
}

/** Keeps a draft of an order's change, or answers with the page and why it was not kept. */
export async function keepDraft(
  post: Post,
  number: string,
  draft: DraftChange,
  { again, withoutLine = again, rows }: Page,
) {
  const { admin, version } = post;
  const saved = await saving(() => saveDraft(number, { draft, version }, admin));
  const not = <Answer>(answer: Answer) => ({ kind: "refused" as const, answer });
  switch (saved.kind) {
    case "unknown":
      throw notThere();
    case "not-saved":
      return not(refused<RefusedParts>(post, { ...again, isNotSaved: true }, 503));
    case "stale": {
      const now = saved.current ? draftWords(saved.current.draft) : {};
      const newest = saved.current?.version ?? 0;
      const subject = { kind: "order", id: number, version: newest } as const;
      return not(
        await stale<RefusedParts>(post, subject, { now, yours: draftWords(draft) }, again),
      );
    }
    case "saved":
      return saved;
    default: {
      const line = "line" in saved ? rows[saved.line] : undefined;
      if (line !== undefined) {
        const lineErrors = { [`quantity-${line}`]: lineFault(saved.kind) };
        return not(refused<RefusedParts>(post, { ...withoutLine, lineErrors }));
      }
      const status = saved.kind === "discount" ? 422 : 409;
      return not(refused<RefusedParts>(post, { ...again, why: { kind: saved.kind } }, status));
    }
  }
}

/** What is wrong with a line, as a message beside its quantity. */
function lineFault(kind: string): string {
  const keys = {
    locked: "changeLocked",
    "in-production": "changeInProduction",
    numbered: "changeNumbered",
  } as const;
  return message(kind in keys ? keys[kind as keyof typeof keys] : "quoteUnmade");
}
