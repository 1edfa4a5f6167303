import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { chatForm } from "~/front/assistant/chat-form";
import { tellTrouble, viewMessages } from "~/front/assistant/conversation-view.server";
import type { Message } from "~/front/assistant/message.server";
import { receiveMessage } from "~/front/routes/shop/assistant/receive-message.server";
import { showAnswer } from "~/front/routes/shop/assistant/show-answer.server";
import { readForm } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";

import { type SendEvent, stream } from "./event-stream.server";

/** A GET leads to the conversation's page: this address answers posts only. */
export function loader() {
  return redirect(paths.assistant());
}

/**
 * A message to the assistant. Script asks for a stream of events and receives the answer as it is
 * written; a form is redirected to the conversation's page.
 */
export async function action({ request }: ActionFunctionArgs) {
  const isScript = request.headers.get("Accept")?.includes("text/event-stream") ?? false;
  const submission = await readForm(request, chatForm);
  const text = submission.status === "success" ? submission.value.message : "";
  if (text === "") return isScript ? stream(422, () => {}) : redirect(paths.assistant(), 303);
  return isScript ? answerScript(request, text) : answerForm(request, text);
}

async function answerForm(request: Request, text: string) {
  const received = await receiveMessage(request, text);
  if (received.kind === "received") return showAnswer(request, received);
  return redirectWithFlash(request, paths.assistant(), {
    tone: "error",
    title: "assistant.failed",
    text: "assistant.tooManyText",
  });
}

/**
 * Streams `asked`, then each `sentence`, then `answered` with all that the page shows of the answer.
 */
async function answerScript(request: Request, text: string): Promise<Response> {
  const language = await requestLanguage(request);
  let sendEvent: SendEvent = () => {};
  const early: string[] = [];
  const received = await receiveMessage(request, text, (sentence) => {
    early.push(sentence);
    sendEvent("sentence", { text: sentence });
  });
  if (received.kind === "limited") {
    return stream(429, (send) => send("limited", { resetsAt: received.resetsAt }));
  }
  const view = async (message: Message) => (await viewMessages([message], language))[0];
  return stream(
    200,
    async (send) => {
      send("asked", { message: await view(received.asked) });
      for (const sentence of early) send("sentence", { text: sentence });
      sendEvent = send;
      const answer = await received.answered;
      if (!answer) return;
      send("answered", {
        message: await view(answer),
        model: received.isAdmin ? await tellTrouble(language) : null,
      });
    },
    { "Set-Cookie": received.cookie },
  );
}
