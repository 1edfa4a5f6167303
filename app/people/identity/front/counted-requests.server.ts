import { fileBudgets } from "~/platform/http/budgets";
import { requireWithin } from "~/platform/http/client-rate-limit.server";
import { countUses, type RateLimit } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { orNotSaved } from "~db/engine";

import type { Account } from "./account-session.server";

/**
 * Counts a post towards a limit; pages are not limited. What the database cannot count it cannot save
 * either: that is for the form to say, in its own words.
 */
export async function countPost(
  request: Request,
  account: Account,
  limit: RateLimit,
): Promise<Account> {
  const use = { limit, who: account.id };
  if (request.method === "POST") await orNotSaved(() => requireWithin([use]));
  return account;
}

/**
 * Counts a file, of all that a list has if nothing else is said, of which each of the staff may have so many in an
 * hour; leads back to its page where that is one too many. Where nothing can be counted, the file can be read all
 * the same.
 */
export async function countFile(
  request: Request,
  { id }: Account,
  page: string,
  limit: RateLimit = fileBudgets.office,
): Promise<void> {
  const tooMany = await orNotSaved(() => countUses([{ limit, who: id }]));
  if (tooMany === undefined || tooMany === "not-saved") return;
  throw await redirectWithFlash(request, page, {
    tone: "error",
    title: "admin.tooManyFiles",
    values: { most: limit.most, minutes: tooMany.minutes },
  });
}

/** Counts a look at something that takes much of a processor; one too many is a 429. Where nothing can be counted, it is free. */
export async function countLook({ id }: Account, limit: RateLimit): Promise<void> {
  await orNotSaved(() => requireWithin([{ limit, who: id }]));
}
