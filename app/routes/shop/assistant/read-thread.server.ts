import { assistantKey } from "~/assistant/assistant-key.server";
import { needsSetup, viewMessages, type Thread } from "~/assistant/thread-view.server";
import { findSettings } from "~/shop/settings.server";

import { findOwnConversation } from "./own-conversation.server";

/** The visitor's conversation, as both the page and the panel show it. */
export async function readThread(request: Request): Promise<Thread> {
  const [{ account, language, conversation }, { general, assistant }, key] = await Promise.all([
    findOwnConversation(request),
    findSettings(),
    assistantKey.findState(),
  ]);
  const messages = conversation?.messages ?? [];
  const last = messages.filter((message) => message.isBot).at(-1);
  const isKeyMissing = assistant.isEnabled && (key.source === "none" || needsSetup(last));
  return {
    messages: await viewMessages(messages, language),
    isSetupNeeded: isKeyMissing && account?.role === "administrator",
    phone: general.phone,
    version: `${messages.length} ${messages.at(-1)?.id ?? ""}`,
  };
}
