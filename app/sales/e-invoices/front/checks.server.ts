import { setTimeout } from "node:timers/promises";

import { log } from "~/platform/log/log.server";

import { workOnEInvoices } from "../ubl/check.server";
import type { EInvoice } from "./e-invoice.server";
import type { Refusal } from "./run-rules";

type Checkable = Pick<EInvoice, "id" | "content">;

/** The result of a check. A document never changes, and so neither does the result. */
export type CheckState = { kind: "passes" } | { kind: "refused"; refusals: Refusal[] };

const MOST_KEPT = 5_000;
const kept = new Map<string, CheckState>();
const running = new Map<string, Promise<unknown>>();

/** What is known of a document's check; undefined before it. */
export function findCheck(id: string): CheckState | undefined {
  return kept.get(id);
}

/** Whether a document's check is under way. */
export function isBeingChecked(id: string): boolean {
  return running.has(id);
}

/** Checks one document against the rules, before all that wait, and returns its XML too. */
export async function checkEInvoice({
  id,
  content,
}: Checkable): Promise<{ xml: string; state: CheckState }> {
  const result = await workOnEInvoices({ kind: "check", content }, { isUrgent: true });
  if (result.kind !== "checked") throw new Error("a check returned something else");
  return { xml: result.xml, state: keep(id, result.refusals) };
}

/**
 * Checks those documents against the rules that have not been checked yet, and waits at most
 * `patienceMs`; the rest is checked in the background. Returns how many are left. A check that fails is
 * logged, and its document stays unchecked.
 */
export async function checkEInvoices(
  documents: readonly Checkable[],
  patienceMs: number,
): Promise<number> {
  const checks = documents.filter(({ id }) => !kept.has(id)).map(checkInTurn);
  const waiting = new AbortController();
  await Promise.race([
    Promise.all(checks),
    setTimeout(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  return documents.filter(({ id }) => !kept.has(id)).length;
}

function checkInTurn({ id, content }: Checkable): Promise<unknown> {
  const already = running.get(id);
  if (already) return already;
  const check = workOnEInvoices({ kind: "check", content })
    .then((result) => {
      if (result.kind === "checked") keep(id, result.refusals);
    })
    .catch((error: unknown) => {
      log("e-invoice-check-failed", { reason: error instanceof Error ? error.message : "" });
    })
    .finally(() => running.delete(id));
  running.set(id, check);
  return check;
}

function keep(id: string, found: Refusal[]): CheckState {
  const refusals = found.filter(({ flag }) => flag === "fatal");
  const state: CheckState =
    refusals.length === 0 ? { kind: "passes" } : { kind: "refused", refusals };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(id, state);
  return state;
}
