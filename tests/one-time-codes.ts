import { TOTP } from "otpauth";

import type { Db } from "~db/engine";

import { controlOf } from "./routes/reading";
import type { Visitor } from "./visitor";
import { textOf } from "./visitor";

/**
 * The code that an app shows for a secret now. It stays valid for another half minute, however slow
 * the test is.
 */
export function codeOf(secret: string): string {
  return new TOTP({ secret }).generate();
}

/** Forgets which codes were used, because a test enters more of them than there are time steps. */
export async function forgetUsedCodes(db: Db): Promise<void> {
  await db.updateTable("one_time_codes").set({ last_step: 0 }).execute();
}

/**
 * Turns one-time codes on as their owner does, and returns the secret and the recovery codes. The
 * code that was entered counts as used.
 */
export async function turnCodesOn(
  visitor: Visitor,
  returnTo = "",
): Promise<{ secret: string; recoveryCodes: string[]; location: string | null }> {
  const query = returnTo === "" ? "" : `?${new URLSearchParams({ returnTo }).toString()}`;
  const address = `/cont/securitate${query}`;
  await visitor.post(address, { intent: "start-codes" });
  const { page } = await visitor.get(address);
  controlOf(page, "code");
  const secret = textOf(page.querySelector("main code")).replaceAll(" ", "");
  const typed = { intent: "confirm-codes", code: codeOf(secret) };
  const { status, location } = await visitor.post(address, typed);
  if (status !== 303 || !location) throw new Error(`codes are not on: ${status}`);
  const shown = await visitor.get(location);
  const recoveryCodes = shown.page.querySelectorAll("main ol li").map((code) => textOf(code));
  const { location: onward } = await visitor.post(location, {});
  return { secret, recoveryCodes, location: onward };
}
