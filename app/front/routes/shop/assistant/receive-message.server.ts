import { assistant } from "~/front/assistant/assistant.server";
import { answerInConversation, askInConversation } from "~/front/assistant/conversation.server";
import { noFacts } from "~/front/assistant/facts";
import type { Message } from "~/front/assistant/message.server";
import { budgets } from "~/platform/http/budgets";
import { clientAddress, countClientUse } from "~/platform/http/client-rate-limit.server";
import { assistantCookie } from "~/platform/http/cookies.server";
import { countUses } from "~/platform/http/rate-limit.server";

import { findOwnConversation } from "./own-conversation.server";

export type Received =
  | { kind: "limited"; resetsAt: string }
  | {
      kind: "received";
      /** Whether an administrator asks, whom the chat tells about a missing key. */
      isAdmin: boolean;
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
  const { account, language, conversation } = await findOwnConversation(request);
  const userId = account?.id ?? null;
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
    userId,
  };
  const answered = assistant
    .answer(question, onSentence)
    .then((answer) => answerInConversation(asked.conversationId, answer));
  return {
    kind: "received",
    isAdmin: account?.role === "administrator",
    cookie: await assistantCookie.serialize(asked.conversationId),
    asked: asked.message,
    answered,
  };
}

function countMessage(conversationId: string) {
  return countUses([{ limit: budgets.assistant.conversation, who: conversationId }]);
}
