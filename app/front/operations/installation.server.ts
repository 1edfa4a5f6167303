import {
  copyKey,
  nextOrigin,
  officeValues,
  officeVersion,
  setOfficeValues,
  type OfficeValues,
} from "~/platform/env/env.server";
import { boundedFetch } from "~/platform/http/bounded-fetch.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { makeCopyKey } from "./copy/copy-key";

/** A key for copies to take, while none is set: nobody knows it before it is saved. */
export function offerCopyKey(): string | null {
  return copyKey === undefined ? makeCopyKey() : null;
}

/** How long the shop's own address may take, in milliseconds; it answers in a line. */
const ADDRESS_PATIENCE = { connectMs: 4000, totalMs: 8000, maxBytes: 64 * 1024 };

/** `refused`: the variable of the value with which the shop would not start. */
type SaveResult = { kind: "saved" | "stale" } | { kind: "refused"; name: string };

/**
 * Saves what the office sets of the installation, and records it in the audit log as `audited` shows it. Refuses a
 * form that was drawn from another version, and values with which the shop would not start.
 */
export async function saveInstallation(
  { values, version }: { values: OfficeValues; version: number },
  audited: (values: OfficeValues) => Record<string, string>,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveResult> {
  const save = async (trx: Db): Promise<SaveResult> => {
    if (version !== officeVersion()) return { kind: "stale" };
    const [before, after] = [audited(officeValues()), audited(values)];
    const entry = { subject: "installation", subjectId: "installation", before, after } as const;
    await recordAction({ admin, action: "settings-changed", ...entry }, trx);
    // The file is written last, so that nothing is recorded if it cannot be written.
    const [fault] = setOfficeValues(values);
    if (fault) throw new RefusedError(fault.name);
    return { kind: "saved" };
  };
  try {
    return await db.transaction().execute(save);
  } catch (error) {
    if (error instanceof RefusedError) return { kind: "refused", name: error.message };
    throw error;
  }
}

class RefusedError extends Error {}

/** Records that an administrator tried something out. */
export async function recordTry(
  what: "mail" | "address",
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  const entry = { subject: "installation", subjectId: what, before: null, after: null } as const;
  await db
    .transaction()
    .execute((trx) => recordAction({ admin, action: "installation-tried", ...entry }, trx));
}

/**
 * Asks the shop at its public address. `waits`: a shop answers there, but not under this address (421), as this shop
 * does until its next start. Any other answer comes from another server, and a restart would not help.
 */
export async function tryAddress(): Promise<"reached" | "waits" | "unreached" | "none"> {
  const address = nextOrigin();
  if (address === undefined) return "none";
  try {
    const signal = AbortSignal.timeout(ADDRESS_PATIENCE.totalMs);
    const url = new URL("/healthz", address);
    const answer = await boundedFetch(ADDRESS_PATIENCE)(url, { signal });
    const text = await answer.text();
    if (answer.status === 200 && text === "ok\n") return "reached";
    return answer.status === 421 ? "waits" : "unreached";
  } catch {
    return "unreached";
  }
}
