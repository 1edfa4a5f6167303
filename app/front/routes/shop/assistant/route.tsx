import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { Chat, type RefusedMessage } from "~/front/assistant/chat";
import { chatForm } from "~/front/assistant/chat-form";
import { clearConversation, CONVERSATION_DAYS } from "~/front/assistant/conversation.server";
import { periodText } from "~/platform/format/dates";
import { readForm } from "~/platform/forms/read-form.server";
import { assistantCookie } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { findOwnConversation } from "./own-conversation.server";
import { readConversation } from "./read-conversation.server";
import { receiveMessage } from "./receive-message.server";
import { showAnswer } from "./show-answer.server";

export const handle = { i18n: ["assistant", "cart", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "assistant");
  const conversation = await readConversation(request);
  const days = periodText(CONVERSATION_DAYS, "day", await requestLanguage(request));
  return {
    page: { title: t("title"), description: t("welcome") },
    conversation,
    kept: t("kept", { days }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await readForm(request, chatForm);
  if (submission.status !== "success") {
    const { message } = submission.payload;
    const typed = typeof message === "string" ? message : "";
    const refused: RefusedMessage = { typed, errors: submission.error?.message ?? [] };
    return json(refused, { status: 422 });
  }
  const { intent, message } = submission.value;
  if (intent === "clear") return clear(request);
  if (message === "") return redirect(paths.assistant(), 303);
  const received = await receiveMessage(request, message);
  if (received.kind === "received") return showAnswer(request, received);
  const refused: RefusedMessage = { typed: message, resetsAt: received.resetsAt };
  return json(refused, { status: 429 });
}

/** Deletes the conversation of the visitor who asks for it, and no other. */
async function clear(request: Request) {
  const { conversation } = await findOwnConversation(request);
  await clearConversation(conversation?.id);
  const headers = new Headers({ "Set-Cookie": await assistantCookie.serialize("", { maxAge: 0 }) });
  return redirectWithFlash(
    request,
    paths.assistant(),
    { tone: "success", title: "assistant.cleared", fadesAfter: 5000 },
    { headers },
  );
}

export default function AssistantPage() {
  const { t } = useTranslation(["assistant", "nav"]);
  const { conversation, kept } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <h1 className="mb-6">{t("title")}</h1>
      <Chat key={conversation.version} conversation={conversation} refused={refused} />
      <p className="mt-4 max-w-prose text-sm text-stone">{kept}</p>
      <p className="mt-4 max-w-prose">
        {t("nav:plannerText")}{" "}
        <Link to={paths.planner()} className="link">
          {t("nav:planner")}
        </Link>
      </p>
      <p className="mt-2">
        <Link to={paths.quote("?din=asistent")} className="link">
          {t("quote")}
        </Link>
      </p>
    </main>
  );
}
