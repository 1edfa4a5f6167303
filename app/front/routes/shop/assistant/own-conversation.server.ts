import { findConversation } from "~/front/assistant/conversation.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { readConversationId } from "~/platform/http/cookies.server";
import { requestLanguage } from "~/platform/http/request-language.server";

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
