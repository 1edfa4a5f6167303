import { json, redirect, type ActionFunctionArgs } from "@remix-run/node";

import { isRecentlyProven } from "~/people/identity/front/account-session.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { offerPasskey } from "~/people/identity/front/new-passkey.server";
import { requestPasskey, hasPasskeys } from "~/people/identity/front/passkey.server";
import { findPendingSignIn } from "~/people/identity/front/pending-sign-in.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { readPendingToken } from "~/platform/http/cookies.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";

/** A GET leads home: this address answers posts only. */
export function loader() {
  return redirect(paths.home());
}

/**
 * The options that script hands to the browser to create or use a passkey. Only script asks for JSON; a
 * form that is sent here is redirected home.
 */
export async function action({ request }: ActionFunctionArgs) {
  const isScript = request.headers.get("Accept") === "application/json";
  const form = await readFormData(request);
  if (!isScript) return redirect(paths.home(), { status: 303 });
  if (await countClientUse(request, budgets.passkey.client)) return refusal(429);
  const options = await findOptions(request, form.get("purpose") === "register");
  return options ? json(options) : refusal(403);
}

/**
 * Options for a new passkey after a recent proof, or for using an existing one to give that proof.
 */
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
