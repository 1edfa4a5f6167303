import { useTranslation } from "~/platform/i18n/use-translation";
import { StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { ContactMessage } from "~/shop/messages/contact-message.server";

import type { RefusedMessageForm } from "./change.server";

/** Asks again before a message is marked or deleted that somebody else has just handled. */
export function StaleFiling({
  message,
  answer,
}: {
  message: ContactMessage;
  answer: RefusedMessageForm | undefined;
}) {
  const { t } = useTranslation("office-messages");
  if (!answer?.stale || answer.stale.intent === "reply") return null;
  const { intent, last } = answer.stale;
  return (
    <Form method="post" action={officePaths.message(message.id)} className="mt-4 max-w-3xl">
      <input type="hidden" name="version" value={answer.version} />
      <StaleNotice
        last={last}
        rows={[]}
        theirs={officePaths.message(message.id)}
        intent={intent}
        mine={t(intent === "delete" ? "marks.deleteForGood" : `marks.${intent}`)}
      />
    </Form>
  );
}
