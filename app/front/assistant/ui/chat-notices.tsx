import { formatTime } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";

import type { ToldTrouble } from "../conversation-view.server";
import type { Chat as ChatState } from "./use-chat";

/** Links to hand a conversation to a person or to delete it. */
export function WaysOn() {
  const { t } = useTranslation("assistant");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <Link to={paths.consultant()} className="button button-secondary">
        {t("consultant.open")}
      </Link>
      <Form method="post" action={paths.assistant()}>
        <button name="intent" value="clear" className="button button-quiet">
          {t("clear")}
        </button>
      </Form>
    </div>
  );
}

/** The notice to administrators of what keeps the model from answering (spec §8). */
export function SetupNotice({ trouble }: { trouble: ToldTrouble }) {
  const { t } = useTranslation("assistant");
  return (
    <div className="mt-5 border-l-4 border-sage bg-white px-4 py-3 text-sm">
      <p className="font-semibold">{t("setup.title")}</p>
      <p className="mt-1">{trouble.text}</p>
      {trouble.isOfKey && (
        <Link to={paths.assistantKey()} className="button button-secondary mt-3 text-sm">
          {t("setup.button")}
        </Link>
      )}
    </div>
  );
}

/** Why a message that script sent was not answered. */
export function Troubles({ chat, phone }: { chat: ChatState; phone: string }) {
  const { t, i18n } = useTranslation("assistant");
  const { trouble } = chat;
  return (
    <div role="alert" className="text-sm">
      {trouble && (
        <p className="mt-4 border-l-4 border-error bg-white px-4 py-3">
          {trouble.kind === "limited"
            ? t("tooMany", { time: formatTime(trouble.resetsAt, i18n.language), phone })
            : t("failed", { phone })}
        </p>
      )}
    </div>
  );
}
