import { json } from "@remix-run/node";

import { stripeApiBase } from "~/platform/env/env.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { cardKeys } from "~/platform/settings/card-keys.server";
import type { ProviderKey } from "~/platform/settings/provider-key.server";
import { findSettingsVersion, saveSettings } from "~/platform/settings/settings.server";
import { checkStripeKey } from "~/sales/cards/stripe.server";

import { cardKeysForm, keyFields, type KeyField } from "./schema";

const { stripe, netopia } = cardKeys;
const all = { ...stripe, ...netopia };

/**
 * Saves the chosen provider and the keys that were typed, or removes a provider's. A key is never sent
 * back into the page, not even a wrong one.
 */
export async function changeCardKeys(request: Request, posted: FormData, admin: Admin) {
  const submission = parseForm(posted, cardKeysForm);
  const chosen = posted.get("provider");
  const refuse = (errors: Partial<Record<KeyField | "provider", string>>) =>
    json({ errors, provider: typeof chosen === "string" ? chosen : "" }, { status: 422 });
  if (posted.get("intent") === "remove-stripe") {
    return removeKeys(request, Object.values(stripe), admin);
  }
  if (posted.get("intent") === "remove-netopia") {
    return removeKeys(request, Object.values(netopia), admin);
  }
  if (submission.status !== "success") {
    const wrong = Object.entries(submission.error ?? {});
    return refuse(Object.fromEntries(wrong.map(([name, errors]) => [name, errors?.[0] ?? ""])));
  }
  const { provider, intent: _, ...typed } = submission.value;
  const name = provider === "stripe" ? "stripe" : "netopia";
  const missing: Partial<Record<KeyField, string>> = {};
  for (const field of keyFields) {
    const isOwn = field in cardKeys[name];
    if (isOwn && typed[field] === "" && (await all[field].find()) === undefined) {
      missing[field] = message("cardKeyMissing");
    }
  }
  if (Object.keys(missing).length > 0) return refuse(missing);
  if (typed.secret !== "") {
    const verdict = await checkStripeKey(typed.secret, stripeApiBase);
    if (verdict === "refused") return refuse({ secret: message("stripeRefused") });
    if (verdict === "unreachable") return refuse({ secret: message("stripeUnreachable") });
  }
  for (const field of keyFields) {
    if (typed[field] !== "") await all[field].save(typed[field], admin);
  }
  const choice = { provider: name, isNetopiaSandbox: provider !== "netopia" } as const;
  await saveSettings(
    "cards",
    { values: choice, version: await findSettingsVersion("cards") },
    admin,
  );
  return redirectWithFlash(request, officePaths.cards(), {
    tone: "success",
    title: "cards.keysSaved",
  });
}

async function removeKeys(request: Request, keys: ProviderKey[], admin: Admin) {
  for (const key of keys) await key.remove(admin);
  return redirectWithFlash(request, officePaths.cards(), {
    tone: "success",
    title: "cards.keysRemoved",
  });
}
