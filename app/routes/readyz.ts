import { log } from "~/log.server";
import { fallbackLanguage } from "~/languages";
import { listCategories } from "~/models/category.server";

/** The shop can read its catalogue. */
export async function loader() {
  const headers = { "Cache-Control": "no-store" };
  try {
    await listCategories(fallbackLanguage);
    return new Response("ready\n", { headers });
  } catch (error) {
    log("not-ready", { reason: error instanceof Error ? error.message : "unknown" });
    return new Response("not ready\n", { status: 503, headers });
  }
}
