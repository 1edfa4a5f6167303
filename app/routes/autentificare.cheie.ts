import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";

import { findSignedIn } from "~/auth.server";
import { budgets } from "~/budgets";
import { readFormData } from "~/forms.server";
import { isRecentlyProven } from "~/models/account-session.server";
import { askForPasskey, hasPasskeys, offerPasskey } from "~/models/passkey.server";
import { findPendingSignIn } from "~/models/pending-sign-in.server";
import { findSettings } from "~/models/settings.server";
import { paths } from "~/paths";
import { countClientUse } from "~/rate-limit.server";
import { readPendingToken } from "~/session.server";

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
  return person && askForPasskey(person.id);
}

function refusal(status: number) {
  return json(null, { status });
}
