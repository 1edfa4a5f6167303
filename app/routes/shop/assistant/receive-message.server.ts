import { findSignedIn } from "~/accounts/auth.server";
import { budgets } from "~/http/budgets";
import { requestLanguage } from "~/i18n/i18n.server";
import {
  answerInConversation,
  askInConversation,
  findConversation,
  type Message,
} from "~/assistant/conversation.server";
import { noFacts } from "~/assistant/facts";
import { countUses } from "~/http/rate-limit.server";
import { clientAddress, countClientUse } from "~/http/client-rate-limit.server";
import { assistantCookie, readConversationId } from "~/http/cookies.server";

import { assistant } from "~/assistant/assistant.server";

export type Received =
  | { kind: "limited"; resetsAt: string }
  | {
      kind: "received";
      /** The `Set-Cookie` value that lets the visitor find the conversation again. */
      cookie: string;
      asked: Message;
      /**
       * Resolves even when the visitor has left; to undefined if they have cleared the conversation.
       */
      answered: Promise<Message | undefined>;
    };

/** Saves a visitor's message and starts answering it, within the limits of posts. */
export async function receiveMessage(
  request: Request,
  text: string,
  onSentence?: (sentence: string) => void,
): Promise<Received> {
  const [account, cookieId, language] = await Promise.all([
    findSignedIn(request),
    readConversationId(request),
    requestLanguage(request),
  ]);
  const userId = account?.id ?? null;
  const conversation = await findConversation(cookieId, userId);
  const tooMany =
    (await countClientUse(request, budgets.assistant.client)) ??
    (conversation && (await countMessage(conversation.id)));
  if (tooMany) {
    return {
      kind: "limited",
      resetsAt: new Date(Date.now() + tooMany.minutes * 60_000).toISOString(),
    };
  }
  const asked = await askInConversation({
    conversationId: conversation?.id,
    userId,
    text,
    language,
  });
  if (!conversation) await countMessage(asked.conversationId);
  const question = {
    text,
    language,
    earlier: conversation?.messages ?? [],
    facts: conversation?.facts ?? noFacts,
    personal: account
      ? [account.email, account.first_name, account.last_name, account.phone ?? ""]
      : [],
    client: clientAddress(request),
  };
  const answered = assistant
    .answer(question, onSentence)
    .then((answer) => answerInConversation(asked.conversationId, { ...answer, language }));
  return {
    kind: "received",
    cookie: await assistantCookie.serialize(asked.conversationId),
    asked: asked.message,
    answered,
  };
}

function countMessage(conversationId: string) {
  return countUses([{ limit: budgets.assistant.conversation, who: conversationId }]);
}
