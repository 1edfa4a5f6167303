import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";

/** Leads back to the list of orders, where nothing was chosen for a file. */
export function noneChosen(request: Request) {
  return redirectWithFlash(request, officePaths.orders(), {
    tone: "error",
    title: "admin.noneChosen",
  });
}
