import { json, type LoaderFunctionArgs } from "@remix-run/node";

import { requestLanguage } from "~/platform/http/request-language.server";
import { suggestSearches } from "~/shop/catalogue/front/suggestions.server";

/** What the search field suggests while somebody types into it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const text = (new URL(request.url).searchParams.get("cauta") ?? "").slice(0, 100);
  return json(await suggestSearches(text, await requestLanguage(request)));
}
