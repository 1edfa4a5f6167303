import { useTranslation } from "~/platform/i18n/use-translation";

import { ChatBubble, Speech } from "./message";
import type { ChatMessage } from "./shown-message";

/** The conversation after the welcome. */
export function MessageList({
  messages,
  written,
}: {
  messages: ChatMessage[];
  /** The answer being written, or null. */
  written: string | null;
}) {
  const { t } = useTranslation("assistant");
  const newest = messages.filter((message) => !message.isBot).at(-1);
  return (
    <div role="log" aria-label={t("conversation")} aria-busy={written !== null}>
      <ol className="grid gap-5">
        <Welcome />
        {messages.map((message) => (
          <ChatBubble
            key={message.id}
            message={message}
            id={message === newest ? "ultimul" : undefined}
          />
        ))}
        {written !== null && (
          <li>
            <Speech isBot>{written || t("sending")}</Speech>
          </li>
        )}
      </ol>
    </div>
  );
}

function Welcome() {
  const { t } = useTranslation("assistant");
  return (
    <li>
      <Speech isBot>{t("welcome")}</Speech>
    </li>
  );
}
