import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Form, Link } from "~/platform/ui/link";

import { StaleNotice, type LastChange } from "./stale-notice";

/** Asks for confirmation before something is deleted: a button deletes it, a link leads back. */
export function ConfirmForm({
  action,
  confirm,
  cancelTo,
  version,
  stale,
  trouble,
  children,
}: {
  action: string;
  confirm: string;
  cancelTo: string;
  /** The version of the row that this page shows; a newer one refuses the deletion. */
  version: number;
  /** Set when somebody changed the row after it was shown here. */
  stale?: { last?: LastChange };
  /** Why nothing was deleted. */
  trouble?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("office");
  const navigation = useNavigation();
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {trouble && (
        <p role="alert" className="mb-4 border-l-4 border-error pl-3 font-semibold text-error">
          {trouble}
        </p>
      )}
      {stale && (
        <StaleNotice last={stale.last} rows={[]} theirs={cancelTo} mine={t("stale.delete")} />
      )}
      <div className="grid gap-3">{children}</div>
      <p className="mt-6 flex flex-wrap gap-3">
        <button aria-busy={navigation.formAction === action} className="button button-danger">
          {confirm}
        </button>
        <Link to={cancelTo} preventScrollReset className="button button-quiet">
          {t("cancel")}
        </Link>
      </p>
    </Form>
  );
}
