import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash, safeRedirect } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

/** A GET leads back: this address answers posts only. */
export function loader() {
  return redirect(paths.home());
}

/** Turns lighter pictures on or off. Any other value changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const back = safeRedirect(form.get("returnTo"), paths.home());
  const wish = form.get("economy");
  if (wish !== "on" && wish !== "off") return redirect(back, 303);
  return redirectWithFlash(
    request,
    back,
    { tone: "success", title: `economy.${wish}`, fadesAfter: 2000 },
    { isEconomic: wish === "on" },
  );
}
