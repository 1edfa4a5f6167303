import type { TFunction } from "~/platform/i18n/translate";
import type { AnswerChangeResult } from "~/sales/changes/front/answer-change.server";
import type { SaveDraftResult } from "~/sales/changes/front/desk-change.server";
import type { proposeChange } from "~/sales/changes/front/propose-change.server";

import type { TypedLine } from "./read-lines.server";

/** The rooms' refusals of a change as a whole. */
type Refusal = Exclude<
  SaveDraftResult | Awaited<ReturnType<typeof proposeChange>> | AnswerChangeResult,
  { kind: "saved" | "sent" | "applied" | "accepted" | "declined" | "unknown" }
>;

/** Why a change was not taken. */
export type ChangeTrouble =
  | { kind: Exclude<Refusal["kind"], "out-of-stock"> }
  | { kind: "out-of-stock"; name: string; left: number };

/** What a change that was not taken comes back with: its lines as they were typed, and what is wrong. */
export interface RefusedParts {
  lines?: TypedLine[];
  lineErrors?: Record<string, string>;
  /** Why the whole was not taken. */
  why?: ChangeTrouble | undefined;
}

/** Why it was not taken in words; nothing where it was taken. */
export function troubleWords(
  why: ChangeTrouble | undefined,
  t: TFunction<"office-order-change">,
): string | undefined {
  if (!why) return undefined;
  switch (why.kind) {
    case "out-of-stock":
      return t("refused.out-of-stock", { name: why.name, left: why.left });
    case "locked":
    case "in-production":
    case "unmade":
    case "numbered":
      return t("refused.line");
    default:
      return t(`refused.${why.kind}`);
  }
}
