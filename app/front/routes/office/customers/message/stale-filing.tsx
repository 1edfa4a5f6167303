import type { FormAnswer } from "~/front/desk/record";
import { useTranslation } from "~/platform/i18n/use-translation";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { ContactMessage } from "~/shop/messages/front/contact-message.server";

const marks = ["read", "done", "reopen", "spam", "not-spam"] as const;

/** Asks again before a message is marked that somebody else has just handled. */
export function StaleFiling({
  message,
  answer,
}: {
  message: ContactMessage;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-messages");
  const mark = marks.find((one) => one === answer?.intent);
  if (!answer?.stale || !mark) return null;
  return (
    <Form method="post" action={officePaths.message(message.id)} className="mt-4 max-w-3xl">
      <input type="hidden" name="version" value={answer.version} />
      <StaleNotice
        last={answer.stale.last}
        rows={[]}
        theirs={officePaths.message(message.id)}
        intent={mark}
        mine={t(`marks.${mark}`)}
      />
    </Form>
  );
}
