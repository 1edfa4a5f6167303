import { findSignedIn } from "~/accounts/auth.server";
import { findConversation } from "~/assistant/conversation.server";
import { readConversationId } from "~/http/cookies.server";
import { requestLanguage } from "~/http/request-language.server";

/** Who reads, in which language, and their conversation in it, if they have begun one. */
export async function findOwnConversation(request: Request) {
  const [account, id, language] = await Promise.all([
    findSignedIn(request),
    readConversationId(request),
    requestLanguage(request),
  ]);
  const reader = { userId: account?.id ?? null, language };
  return { account, language, conversation: await findConversation(id, reader) };
}
