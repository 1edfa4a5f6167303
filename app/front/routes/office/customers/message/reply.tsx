import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import type { ContactMessage } from "~/shop/messages/contact-message.server";

import type { RefusedMessageForm } from "./change.server";
import type { replyForm } from "./schema";

/** The form for a reply, beside what somebody else has replied meanwhile. */
export function Reply({
  description,
  message,
  answer,
}: {
  description: DescriptionOf<typeof replyForm>;
  message: ContactMessage;
  answer: RefusedMessageForm | undefined;
}) {
  const { t } = useTranslation("office-messages");
  const [form, fields, errors] = useServerForm(description, {
    id: "reply",
    lastResult: answer?.result,
  });
  return (
    <Panel title={t("reply")}>
      <ServerForm form={form} errors={errors} action={officePaths.message(message.id)}>
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="version" value={answer?.version ?? message.version} />
        {answer?.stale?.intent === "reply" && (
          <StaleNotice
            last={answer.stale.last}
            rows={[{ label: t("replyText"), now: answer.stale.now, yours: answer.stale.text }]}
            theirs={officePaths.message(message.id)}
            mine={t("send")}
          />
        )}
        <TextArea
          field={fields.text}
          label={t("replyText")}
          hint={t("replyHint", { email: message.email })}
          rows={6}
        />
        <button className="button button-primary mt-4">{t("send")}</button>
      </ServerForm>
    </Panel>
  );
}
