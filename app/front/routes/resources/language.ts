import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { typedField } from "~/platform/forms/field-names";
import { readPosted } from "~/platform/forms/read-form.server";
import { redirectInLanguage, safeRedirect } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

/** A GET leads back: this address answers posts only. */
export function loader() {
  return redirect(paths.home());
}

/**
 * Chooses the language of the pages to come. What was typed into a refused form is posted on to its page
 * (307), which shows it again and does nothing else with it.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readPosted(request);
  const back = withoutLanguage(safeRedirect(form.get("returnTo"), paths.home()));
  const status = form.has(typedField) ? 307 : 303;
  return redirectInLanguage(request, back, form.get("language"), { status });
}

/** Removes `lng`, which would overrule the language just chosen. */
function withoutLanguage(target: string): string {
  const [path = "", search = ""] = target.split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("lng");
  return query.size > 0 ? `${path}?${query}` : path;
}
