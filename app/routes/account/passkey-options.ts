import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";

import { findSignedIn } from "~/accounts/auth.server";
import { budgets } from "~/http/budgets";
import { readFormData } from "~/forms/read-form.server";
import { isRecentlyProven } from "~/accounts/account-session.server";
import { requestPasskey, hasPasskeys, offerPasskey } from "~/accounts/second-factor/passkey.server";
import { findPendingSignIn } from "~/accounts/second-factor/pending-sign-in.server";
import { findSettings } from "~/shop/settings.server";
import { paths } from "~/paths";
import { countClientUse } from "~/http/client-rate-limit.server";
import { readPendingToken } from "~/http/cookies.server";

/** Nothing to see here by GET: the way back. */
export function loader() {
  return redirect(paths.home());
}

/**
 * What script hands to the browser to make a passkey or to ask for one. Only a script asks for JSON;
 * a form that was sent here is led home.
 */
export async function action({ request }: ActionFunctionArgs) {
  const isScript = request.headers.get("Accept") === "application/json";
  const form = await readFormData(request);
  if (!isScript) return redirect(paths.home(), { status: 303 });
  if (await countClientUse(request, budgets.passkey.client)) return refusal(429);
  const options = await findOptions(request, form.get("purpose") === "register");
  return options ? json(options) : refusal(403);
}

/** A new passkey for who has just proven who they are; one of their own for who has yet to. */
async function findOptions(request: Request, isNew: boolean) {
  if (!hasPasskeys) return undefined;
  const account = await findSignedIn(request);
  if (isNew) {
    if (!account || !isRecentlyProven(account)) return undefined;
    return offerPasskey(account, (await findSettings()).general.siteName);
  }
  const person = account ?? (await findPendingSignIn(await readPendingToken(request)));
  return person && requestPasskey(person.id);
}

function refusal(status: number) {
  return json(null, { status });
}
