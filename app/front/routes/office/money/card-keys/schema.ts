import { z } from "~/platform/basics/zod";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { readPublicKey } from "~/sales/cards/front/netopia-signature.server";

/** A key as it is pasted; empty leaves the saved one as it is. */
function keyField(key: MessageKey, isRight: (text: string) => boolean) {
  return z
    .string()
    .transform((typed) => typed.trim())
    .pipe(
      z
        .string()
        .max(4_000, message(key))
        .refine((text) => text === "" || isRight(text), message(key)),
    )
    .default("");
}

const cardProviderChoices = ["stripe", "netopia", "netopia-sandbox"] as const;

export const cardKeysForm = z.object({
  intent: z.enum(["save", "remove-stripe", "remove-netopia"]).default("save"),
  provider: z.enum(cardProviderChoices, { error: message("choose") }),
  secret: keyField("stripeSecret", (text) => /^(sk|rk)_[\w]{8,400}$/.test(text)),
  webhook: keyField("stripeWebhook", (text) => /^whsec_[!-~]{8,400}$/.test(text)),
  apiKey: keyField("netopiaKey", (text) => /^[!-~]{8,400}$/.test(text)),
  posSignature: keyField("netopiaSignature", (text) => /^[\w-]{8,60}$/.test(text)),
  publicKey: keyField("netopiaPublicKey", (text) => readPublicKey(text) !== undefined),
});

export const keyFields = ["secret", "webhook", "apiKey", "posSignature", "publicKey"] as const;
export type KeyField = (typeof keyFields)[number];
