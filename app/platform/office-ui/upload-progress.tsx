import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import type { UploadState } from "./use-upload";

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
            className="h-2 min-w-0 flex-1 accent-bronze"
          />
          <span aria-hidden="true" className="w-12 text-right tabular-nums">
            {percent} %
          </span>
        </p>
      )}
      {(state.kind === "failed" || state.kind === "too-large") && (
        <p role="alert" className="flex items-start gap-2 text-error">
          <Icon name="alert" className="mt-0.5 size-5" />
          {t(state.kind === "failed" ? "upload.failed" : "upload.tooLarge")}
        </p>
      )}
    </>
  );
}
