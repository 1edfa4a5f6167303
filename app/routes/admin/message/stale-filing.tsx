import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { StaleNotice } from "~/ui/admin/stale-notice";
import { Form } from "~/ui/link";

import type { action, loader } from "./route";

/** Asks once more before a message is filed or deleted that somebody else has just dealt with. */
export function StaleFiling() {
  const { t } = useTranslation("admin-messages");
  const { message } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  if (!data?.stale || data.stale.intent === "reply") return null;
  const { intent, last } = data.stale;
  return (
    <Form method="post" action={paths.adminMessage(message.id)} className="mt-4 max-w-3xl">
      <input type="hidden" name="version" value={data.version} />
      <StaleNotice
        last={last}
        rows={[]}
        theirs={paths.adminMessage(message.id)}
        intent={intent}
        mine={t(intent === "delete" ? "marks.deleteForGood" : `marks.${intent}`)}
      />
    </Form>
  );
}
