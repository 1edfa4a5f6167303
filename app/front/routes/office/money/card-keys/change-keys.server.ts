import { done, refused, type Post } from "~/front/desk/desk.server";
import { proofStatus, type ProofError } from "~/people/identity/front/proof.server";
import { stripeApiBase } from "~/platform/env/env.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { cardKeys } from "~/platform/settings/card-keys.server";
import type { ProviderKey } from "~/platform/settings/front/provider-key.server";
import { findSettingsVersion, saveSettings } from "~/platform/settings/settings.server";
import { checkStripeKey } from "~/sales/cards/front/stripe.server";

import { cardKeysForm, keyFields, type KeyField } from "./schema";

const { stripe, netopia } = cardKeys;
const all = { ...stripe, ...netopia };

/**
 * Saves the chosen provider and the keys that were typed, or removes a provider's. A secret key is never sent
 * back into the page, not even a wrong one.
 */
export async function changeCardKeys(post: Post) {
  const { posted, admin } = post;
  const submission = parseForm(posted, cardKeysForm);
  const refuse = (errors: KeyErrors) => refuseKeys(post, errors);
  if (post.intent === "remove-stripe") return removeKeys(post, Object.values(stripe));
  if (post.intent === "remove-netopia") return removeKeys(post, Object.values(netopia));
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
      missing[field] = emptyMessage(message("cardKeyMissing"));
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
  return done(post, { to: officePaths.cards(), title: "cards.keysSaved" });
}

type KeyErrors = Partial<Record<KeyField | "provider", string>>;

/** Shows the form again, with the provider that was chosen. */
export function refuseKeys(post: Post, errors: KeyErrors, proofError?: ProofError) {
  const chosen = post.posted.get("provider");
  const provider = typeof chosen === "string" ? chosen : "";
  const publicKey = typedPublicKey(post.posted);
  const status = proofError ? proofStatus(proofError) : 422;
  return refused(post, { errors, provider, proofError, publicKey }, status);
}

/** The typed public key; empty if a private key was pasted there by mistake. */
function typedPublicKey(posted: FormData): string {
  const typed = posted.get("publicKey");
  return typeof typed === "string" && !/PRIVATE/i.test(typed) ? typed : "";
}

async function removeKeys(post: Post, keys: ProviderKey[]) {
  for (const key of keys) await key.remove(post.admin);
  return done(post, { to: officePaths.cards(), title: "cards.keysRemoved" });
}
