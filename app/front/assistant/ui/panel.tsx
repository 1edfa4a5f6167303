import { useFetcher } from "@remix-run/react";
import { useEffect, type KeyboardEvent } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";

import { Chat } from "../chat";
import type { Conversation } from "../conversation-view.server";

/** The conversation in a panel over the page, 500 px high (spec §9). */
export default function AssistantPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["assistant", "common", "cart"]);
  const { load, data } = useFetcher<{ conversation: Conversation }>();
  useEffect(() => load(paths.assistant()), [load]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }

  return (
    <section
      role="dialog"
      aria-labelledby="assistant-title"
      onKeyDown={closeOnEscape}
      className="assistant-panel no-print fixed right-4 bottom-4 z-40 flex h-[500px] max-h-[calc(100dvh-6rem)] w-96 max-w-[calc(100vw-2rem)] flex-col rounded-edge border border-ink bg-paper"
    >
      <div className="flex items-center gap-1 border-b border-line bg-white py-1 pr-1 pl-4">
        <h2 id="assistant-title" className="mr-auto text-lg">
          {t("title")}
        </h2>
        <Link
          to={paths.assistant()}
          onClick={onClose}
          aria-label={t("whole")}
          className="grid size-11 place-items-center"
        >
          <Icon name="expand" />
        </Link>
        <button
          onClick={onClose}
          aria-label={t("common:close")}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      {data ? (
        <Chat key={data.conversation.version} conversation={data.conversation} isPanel />
      ) : (
        <p className="p-4 text-stone">{t("common:loading")}</p>
      )}
    </section>
  );
}
