import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { ChoiceRefusal } from "~/sales/orders/order-filter";

/** Leads back to the list of orders, where nothing was chosen or too much. */
export function refuseChoice(request: Request, refusal: ChoiceRefusal) {
  const title = refusal.kind === "none" ? "admin.noneChosen" : "admin.tooManyChosen";
  const values = refusal.kind === "none" ? undefined : { most: refusal.most };
  return redirectWithFlash(request, officePaths.orders(), { tone: "error", title, values });
}
