import {
  tellTrouble,
  viewMessages,
  type Conversation,
} from "~/front/assistant/conversation-view.server";
import { assistantKey } from "~/front/assistant/provider.server";
import { findSettings } from "~/platform/settings/settings.server";

import { findOwnConversation } from "./own-conversation.server";

/** The visitor's conversation, as both the page and the panel show it. */
export async function readConversation(request: Request): Promise<Conversation> {
  const [{ account, language, conversation }, { general, assistant }, key] = await Promise.all([
    findOwnConversation(request),
    findSettings(),
    assistantKey.find(),
  ]);
  const messages = conversation?.messages ?? [];
  return {
    messages: await viewMessages(messages, language),
    trouble: account?.role === "administrator" ? await tellTrouble(language) : null,
    phone: general.phone,
    hasModel: assistant.isEnabled && key !== undefined,
    version: `${messages.length} ${messages.at(-1)?.id ?? ""}`,
  };
}
