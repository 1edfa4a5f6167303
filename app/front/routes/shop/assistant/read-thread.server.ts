import { tellTrouble, viewMessages, type Thread } from "~/front/assistant/thread-view.server";
import { findSettings } from "~/platform/settings/settings.server";

import { findOwnConversation } from "./own-conversation.server";

/** The visitor's conversation, as both the page and the panel show it. */
export async function readThread(request: Request): Promise<Thread> {
  const [{ account, language, conversation }, { general }] = await Promise.all([
    findOwnConversation(request),
    findSettings(),
  ]);
  const messages = conversation?.messages ?? [];
  return {
    messages: await viewMessages(messages, language),
    trouble: account?.role === "administrator" ? await tellTrouble(language) : null,
    phone: general.phone,
    version: `${messages.length} ${messages.at(-1)?.id ?? ""}`,
  };
}
