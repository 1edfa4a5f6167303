import type { Settings } from "~/platform/settings/settings.server";

import { languageOfMessages } from "../answers/message-language.server";
import { readProof } from "../answers/order-proof";
import { maskPersonalData } from "../mask-personal-data";
import { isAboutOrders } from "./about-orders.server";
import { visitorTexts, type Question } from "./answer";
import type { ChatMessage } from "./completion-request.server";
import { systemPrompt } from "./prompt";

/** Six turns: this question, and five earlier ones with their answers. */
const EARLIER_MESSAGES = 10;

/** What the model is sent first: its instructions, the earlier messages and the question. */
export function firstMessages(question: Question, settings: Settings): ChatMessage[] {
  const { text, language, personal } = question;
  const { siteName } = settings.general;
  return [
    { role: "system", content: systemPrompt(siteName, language) },
    ...withoutOrders(question)
      .slice(-EARLIER_MESSAGES)
      .map((message): ChatMessage =>
        message.isBot
          ? { role: "assistant", content: message.text }
          : { role: "user", content: maskPersonalData(message.text, personal) },
      ),
    { role: "user", content: maskPersonalData(text, personal) },
  ];
}

/**
 * The earlier messages without those about somebody's own orders and their answers, which the provider must not see.
 */
function withoutOrders({ language, earlier }: Question): Question["earlier"] {
  let isHeard = true;
  return earlier.filter((message, index) => {
    if (!message.isBot) {
      const before = earlier.slice(0, index);
      const texts = visitorTexts({ text: message.text, earlier: before }).reverse();
      const said = { ...message, earlier: before, language: languageOfMessages(texts, language) };
      isHeard = !isAboutOrders(said);
    }
    return isHeard && (!message.isBot || readProof([message.text]).number === undefined);
  });
}
