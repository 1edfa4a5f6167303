import { useMatches } from "@remix-run/react";
import { useState, type FormEvent } from "react";

import { sendWithProgress } from "./upload/send-with-progress";

/** The server refuses bodies above 8 MB, of which fields and the headers of each file need some. */
const MOST_BYTES = 8 * 1024 * 1024 - 16 * 1024;

export type UploadState =
  | { kind: "idle" | "failed" | "too-large" }
  | { kind: "sending"; percent: number };

/**
 * Sends a form with files by script, so that the page can show progress. A form without files is
 * submitted as usual. `answer` is what the page's action returned last, either way.
 */
export function useUpload<Answer>(fromAction: Answer | undefined): {
  answer: Answer | undefined;
  state: UploadState;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const routeId = useMatches().at(-1)?.id ?? "";
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const [own, setOwn] = useState<{ answer: Answer; after: Answer | undefined }>();

  async function send(action: string, body: FormData): Promise<void> {
    setState({ kind: "sending", percent: 0 });
    const sent = await sendWithProgress<Answer>({ action, routeId, body }, (percent) =>
      setState({ kind: "sending", percent }),
    );
    // The progress stays shown until the next page has come.
    if (sent.kind === "redirected") return window.location.assign(sent.target);
    if (sent.kind === "answered") setOwn({ answer: sent.answer, after: fromAction });
    setState({ kind: sent.kind === "failed" ? "failed" : "idle" });
  }

  return {
    // An answer that came by a usual submit after ours is the newer one.
    answer: own && own.after === fromAction ? own.answer : fromAction,
    state,
    onSubmit(event) {
      if (event.defaultPrevented) return;
      if (state.kind === "sending") return event.preventDefault();
      const form = event.currentTarget;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const body = new FormData(form);
      if (submitter instanceof HTMLButtonElement && submitter.name) {
        body.append(submitter.name, submitter.value);
      }
      const bytes = bytesOfFiles(body);
      if (bytes === 0) return setState({ kind: "idle" });
      event.preventDefault();
      if (bytes > MOST_BYTES) return setState({ kind: "too-large" });
      void send(form.action, body);
    },
  };
}

function bytesOfFiles(body: FormData): number {
  return [...body.values()].reduce(
    (sum, value) => sum + (typeof value === "string" ? 0 : value.size),
    0,
  );
}
