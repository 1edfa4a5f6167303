import { openaiKey } from "~/platform/env/env.server";
import { providerKey } from "~/platform/settings/front/provider-key.server";

/** The key of the provider of the assistant's model. */
export const assistantKey = providerKey({
  name: "openai",
  purpose: "atelier assistant key",
  inEnvironment: openaiKey,
});
