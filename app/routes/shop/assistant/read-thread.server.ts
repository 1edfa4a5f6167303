import { findSignedIn } from "~/accounts/auth.server";
import { findConversation } from "~/assistant/conversation.server";
import { findKeyState } from "~/assistant/provider-key.server";
import { needsSetup, viewMessages, type Thread } from "~/assistant/thread-view.server";
import { readConversationId } from "~/http/cookies.server";
import { requestLanguage } from "~/i18n/i18n.server";
import { findSettings } from "~/shop/settings.server";

/** The visitor's conversation, as both the page and the panel show it. */
export async function readThread(request: Request): Promise<Thread> {
  const [account, id, language, { general, assistant }, key] = await Promise.all([
    findSignedIn(request),
    readConversationId(request),
    requestLanguage(request),
    findSettings(),
    findKeyState(),
  ]);
  const messages = (await findConversation(id, account?.id ?? null))?.messages ?? [];
  const last = messages.filter((message) => message.isBot).at(-1);
  return {
    messages: await viewMessages(messages, language),
    isSetupNeeded: assistant.isEnabled && (key.source === "none" || needsSetup(last)),
    isAdmin: account?.is_admin === 1,
    phone: general.phone,
    version: `${messages.length} ${messages.at(-1)?.id ?? ""}`,
  };
}
