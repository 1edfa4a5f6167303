import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { typedField } from "~/platform/forms/field-names";
import { readPosted } from "~/platform/forms/read-form.server";
import { assistantCookie } from "~/platform/http/cookies.server";
import { redirectWithFlash, safeRedirect } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { isLanguage } from "~/platform/i18n/languages";
import { paths } from "~/platform/paths/paths";

/** A GET leads back: this address answers posts only. */
export function loader() {
  return redirect(paths.home());
}

/**
 * Chooses the language of the pages to come, in which the chat starts anew. Choosing the current
 * language does nothing (spec §4). What was typed into a refused form is posted on to its page (307),
 * which shows it again and does nothing else with it.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readPosted(request);
  const back = withoutLanguage(safeRedirect(form.get("returnTo"), paths.home()));
  const language = form.get("language");
  if (!isLanguage(language)) {
    return redirectWithFlash(request, back, {
      tone: "error",
      title: "language.failed",
      fadesAfter: 3000,
    });
  }
  const status = form.has(typedField) ? 307 : 303;
  if (language === (await requestLanguage(request))) return redirect(back, status);
  const headers = new Headers({ "Set-Cookie": await assistantCookie.serialize("", { maxAge: 0 }) });
  return redirectWithFlash(
    request,
    back,
    { tone: "success", title: "language.changed", fadesAfter: 2000 },
    { language, headers, status },
  );
}

/** Removes `lng`, which would overrule the language just chosen. */
function withoutLanguage(target: string): string {
  const [path = "", search = ""] = target.split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("lng");
  return query.size > 0 ? `${path}?${query}` : path;
}
