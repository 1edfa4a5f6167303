import { useState } from "react";

import { paths } from "~/platform/paths/paths";

import type { Conversation, ToldTrouble } from "../conversation-view.server";
import type { ChatMessage } from "./shown-message";

type Trouble = { kind: "failed" } | { kind: "limited"; resetsAt: string };

export interface Chat {
  messages: ChatMessage[];
  /** For an administrator: what keeps the model from answering. */
  model: ToldTrouble | null;
  /** The answer as far as it is written; null when none is awaited. */
  written: string | null;
  trouble: Trouble | null;
  /** Sends a message and returns whether it was accepted. */
  send: (text: string) => Promise<boolean>;
}

interface Events {
  asked: { message: ChatMessage };
  sentence: { text: string };
  answered: {
    message: ChatMessage;
    model: ToldTrouble | null;
  };
  limited: { resetsAt: string };
}

/** The conversation in the browser: the server's conversation, and the answer being written. */
export function useChat(conversation: Conversation): Chat {
  const [messages, setMessages] = useState(conversation.messages);
  const [model, setModel] = useState(conversation.trouble);
  const [written, setWritten] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function send(text: string): Promise<boolean> {
    let isTaken = false;
    let isAnswered = false;
    setTrouble(null);
    setWritten("");
    try {
      await listen(text, (name, data) => {
        if (name === "asked") {
          isTaken = true;
          const { message } = data as Events["asked"];
          setMessages((earlier) => [...earlier, message]);
        } else if (name === "sentence") {
          const { text: sentence } = data as Events["sentence"];
          setWritten((earlier) => (earlier ?? "") + sentence);
        } else if (name === "answered") {
          isAnswered = true;
          const answered = data as Events["answered"];
          setMessages((earlier) => [...earlier, answered.message]);
          setWritten(null);
          setModel(answered.model);
        } else if (name === "limited") {
          isAnswered = true;
          setTrouble({ kind: "limited", resetsAt: (data as Events["limited"]).resetsAt });
        }
      });
    } catch {
      // Reported below: the connection was lost, with or without the answer.
    }
    if (!isAnswered) setTrouble({ kind: "failed" });
    setWritten(null);
    return isTaken;
  }

  return { messages, model, written, trouble, send };
}

/** Posts a message and reads the stream of events that answers it. */
async function listen(text: string, onEvent: (name: string, data: unknown) => void) {
  const response = await fetch(paths.chat(), {
    method: "POST",
    headers: { Accept: "text/event-stream" },
    body: new URLSearchParams({ message: text }),
  });
  if (!response.body || !response.headers.get("Content-Type")?.includes("event-stream")) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (name && data) onEvent(name, JSON.parse(data));
    }
  }
}
