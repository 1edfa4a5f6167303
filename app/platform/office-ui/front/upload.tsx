import { useMatches } from "@remix-run/react";
import { useState, type FormEvent } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import { sendWithProgress } from "../upload/send-with-progress";

/** The server refuses larger bodies, of which fields and the headers of each file need some. */
const MEGABYTES = 8;
const MOST_BYTES = MEGABYTES * 1024 * 1024 - 16 * 1024;

type UploadState = { kind: "idle" | "failed" | "too-large" } | { kind: "sending"; percent: number };

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

/** Shows how much of a form's files has left, in per cent, or why they did not leave. */
export function UploadProgress({ state }: { state: UploadState }) {
  const { t } = useTranslation("office");
  const isSending = state.kind === "sending";
  const percent = isSending ? state.percent : 0;
  const text = percent < 100 ? t("upload.sending") : t("upload.processing");
  return (
    <>
      {/* The status is in the page before it has text, because only changes to it are read out. */}
      <div role="status">{isSending && <p>{text}</p>}</div>
      {isSending && (
        <p className="flex items-center gap-3">
          <progress
            aria-label={text}
            value={percent}
            max={100}
            className="h-2 min-w-0 flex-1 accent-sage"
          />
          <span aria-hidden="true" className="w-12 text-right tabular-nums">
            {percent} %
          </span>
        </p>
      )}
      {(state.kind === "failed" || state.kind === "too-large") && (
        <p role="alert" className="flex items-start gap-2 text-error">
          <Icon name="alert" className="mt-0.5 size-5" />
          {state.kind === "failed"
            ? t("upload.failed")
            : t("upload.tooLarge", { megabytes: MEGABYTES })}
        </p>
      )}
    </>
  );
}
