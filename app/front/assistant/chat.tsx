import { useEffect, useId, useRef, useState, type FormEvent } from "react";

import { formatTime } from "~/platform/format/dates";
import { FieldErrors } from "~/platform/forms/front/field-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";

import { longestMessage } from "./answering/longest-message";
import type { Conversation } from "./conversation-view.server";
import { WaysOn, SetupNotice, Troubles } from "./ui/chat-notices";
import { MessageList } from "./ui/message-list";
import { useChat, type Chat as ChatState } from "./ui/use-chat";

/** A message that the server refused, with the reason. */
export interface RefusedMessage {
  typed: string;
  errors?: string[];
  resetsAt?: string;
}

/**
 * The conversation and its form, for the page and the panel. Without script the form is posted and
 * the page comes back with the answer; with script the answer appears as it is written.
 */
export function Chat({
  conversation,
  refused,
  isPanel = false,
}: {
  conversation: Conversation;
  refused?: RefusedMessage;
  isPanel?: boolean;
}) {
  const { t } = useTranslation("assistant");
  const chat = useChat(conversation);
  const end = useRef<HTMLDivElement>(null);
  const { messages, written } = chat;
  const isNew = messages !== conversation.messages || written !== null;
  useEffect(() => {
    // The panel opens at its newest message; the page keeps its scroll position.
    if (isPanel || isNew) end.current?.scrollIntoView({ block: "nearest" });
  }, [isPanel, isNew, messages, written]);

  return (
    <div className={isPanel ? "flex min-h-0 flex-1 flex-col" : "grid gap-6"}>
      <div
        tabIndex={isPanel ? 0 : undefined}
        role={isPanel ? "group" : undefined}
        aria-label={isPanel ? t("conversation") : undefined}
        className={isPanel ? "min-h-0 flex-1 overflow-y-auto px-4 py-3" : ""}
      >
        <p className="mb-4 flex gap-2 border-l-2 border-sage bg-white px-3 py-2 text-sm">
          <Icon name="assistant" className="mt-0.5 size-4" />
          <span>{t(conversation.hasModel ? "notice" : "noticeByCode")}</span>
        </p>
        <MessageList messages={messages} written={written} />
        {chat.model && <SetupNotice trouble={chat.model} />}
        <Troubles chat={chat} phone={conversation.phone} />
        {isPanel && messages.length > 0 && (
          <p className="mt-4">
            <Link to={paths.consultant()} className="link inline-block py-2 text-sm">
              {t("consultant.open")}
            </Link>
          </p>
        )}
        <div ref={end} />
      </div>
      <MessageForm chat={chat} refused={refused} isPanel={isPanel} phone={conversation.phone} />
      {!isPanel && messages.length > 0 && <WaysOn />}
    </div>
  );
}

/** The form. A blank message is not sent, nor a second one while an answer is awaited. */
function MessageForm({
  chat,
  refused,
  isPanel,
  phone,
}: {
  chat: ChatState;
  refused: RefusedMessage | undefined;
  isPanel: boolean;
  phone: string;
}) {
  const { t, i18n } = useTranslation("assistant");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Not disabled in the server's HTML, so that it works without script.
  const [isBlank, setBlank] = useState(false);
  const isWaiting = chat.written !== null;
  const isRefused = refused !== undefined;

  const look = () => setBlank(input.current?.value.trim() === "");
  useEffect(look, []);
  useEffect(() => {
    if (isPanel || isRefused) input.current?.focus();
  }, [isPanel, isRefused]);
  const wasWaiting = useRef(false);
  useEffect(() => {
    // The disabled field lost the focus; it gets it back once it is enabled.
    if (wasWaiting.current && !isWaiting) input.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const box = input.current;
    if (!box || isWaiting || box.value.trim() === "") return;
    const isTaken = await chat.send(box.value);
    if (isTaken) {
      box.value = "";
      look();
    }
  }

  const errorId = `${id}-error`;
  return (
    <Form
      method="post"
      action={paths.assistant()}
      onSubmit={(event) => void send(event)}
      className={isPanel ? "border-t border-line bg-white p-3" : ""}
    >
      <label htmlFor={id} className={isPanel ? "sr-only" : "block font-semibold"}>
        {t("label")}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={input}
          id={id}
          name="message"
          type="text"
          defaultValue={refused?.typed}
          placeholder={t("placeholder")}
          maxLength={longestMessage}
          autoComplete="off"
          enterKeyHint="send"
          disabled={isWaiting}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? errorId : undefined}
          onInput={look}
          className="control min-w-0 flex-1"
        />
        <button
          name="intent"
          value="send"
          disabled={isWaiting || isBlank}
          aria-busy={isWaiting}
          className="button button-primary px-4 disabled:cursor-default disabled:opacity-60"
        >
          {t("send")}
        </button>
      </div>
      <FieldErrors id={errorId} of={id} errors={refused?.errors} />
      {refused?.resetsAt && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-error">
          {t("tooMany", { time: formatTime(refused.resetsAt, i18n.language), phone })}
        </p>
      )}
    </Form>
  );
}
