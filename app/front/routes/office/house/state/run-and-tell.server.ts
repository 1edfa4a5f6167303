import type { Post } from "~/front/desk/desk.server";
import { runNow, type NowName } from "~/front/operations/run-now.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";

/** Makes a backup or a copy, or tries to restore from one, and says on the page `to` what came of it. */
export async function runAndTell(
  { request, admin }: Post,
  name: NowName,
  to = officePaths.state(),
) {
  const result = await runNow(name, admin);
  if (result.kind === "failed") {
    const values = { reason: result.reason };
    const title = `admin.now.${name}.failed` as const;
    return redirectWithFlash(request, to, { tone: "error", title, text: "admin.now.why", values });
  }
  const tone = result.kind === "done" ? "success" : "warning";
  const title = result.kind === "done" ? (`admin.now.${name}.done` as const) : "admin.now.running";
  return redirectWithFlash(request, to, { tone, title });
}
