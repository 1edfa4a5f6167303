import { log } from "~/platform/log/log.server";

export type SendEvent = (event: string, data: object) => void;

/** An event stream. `no-transform` keeps proxies from compressing, and so from delaying, it. */
export function stream(
  status: number,
  write: (sendEvent: SendEvent) => Promise<void> | void,
  headers: Record<string, string> = {},
): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        await write((event, data) => {
          const line = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
          if (isOpen) controller.enqueue(encoder.encode(line));
        });
      } catch (error) {
        // The browser's script tells the visitor when a stream ends without an answer.
        log("chat-failed", { name: error instanceof Error ? error.name : "unknown" });
      } finally {
        if (isOpen) controller.close();
      }
    },
    // A visitor who leaves finds the answer in the conversation later.
    cancel() {
      isOpen = false;
    },
  });
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      ...headers,
    },
  });
}
