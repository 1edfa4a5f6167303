import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";

import { paths } from "~/paths";
import { Panel } from "~/ui/admin/panel";
import { StaleNotice } from "~/ui/admin/stale-notice";
import { TextArea } from "~/forms/field";
import { ErrorSummary } from "~/forms/form-errors";
import { Form } from "~/ui/link";

import type { action, loader } from "./route";
import type { replyForm } from "./schema";

/** The answer to a message, beside what somebody else has answered meanwhile. */
export function Reply() {
  const { t } = useTranslation("admin-messages");
  const { message } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields] = useForm<z.input<typeof replyForm>, z.output<typeof replyForm>, string[]>({
    id: "reply",
    lastResult: data?.result,
    constraint: { text: { required: true } },
  });
  const [error] = fields.text.errors ?? [];
  return (
    <Panel title={t("reply")}>
      <Form method="post" action={paths.adminMessage(message.id)} id={form.id} noValidate>
        <ErrorSummary errors={error ? [{ id: fields.text.id, message: error }] : []} />
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="version" value={data?.version ?? message.version} />
        {data?.stale?.intent === "reply" && (
          <StaleNotice
            last={data.stale.last}
            rows={[{ label: t("replyText"), now: data.stale.now, yours: data.stale.text }]}
            theirs={paths.adminMessage(message.id)}
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
      </Form>
    </Panel>
  );
}
