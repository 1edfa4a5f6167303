import type { Flash } from "~/platform/http/flash";
import { log } from "~/platform/log/log.server";

/**
 * A list for a page, or an empty one and the message that it could not be read (spec §7), so that the
 * rest of the page is still of use. The page answers with 503: nobody keeps or indexes it.
 */
export async function listOrEmpty<List>(
  what: "categories" | "products",
  read: Promise<List>,
  empty: List,
  request: Request,
): Promise<{ list: List; failure?: Flash }> {
  try {
    return { list: await read };
  } catch (error) {
    const { name, stack = "" } = error instanceof Error ? error : new Error("something was thrown");
    log("list-failed", { list: what, name, stack }, request);
    const failure = { title: "catalogue.failed", text: `catalogue.${what}` } as const;
    return { list: empty, failure: { id: what, tone: "error", ...failure } };
  }
}

/** The status of a page with these lists. */
export function listStatus(lists: { failure?: Flash }[]): 200 | 503 {
  return lists.some(({ failure }) => failure) ? 503 : 200;
}
