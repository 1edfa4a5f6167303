import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { Form, Link } from "~/platform/ui/link";

import type { FormAnswer } from "./record";

/**
 * Asks before something is deleted or ended for good: what it takes along stands within, a button does
 * it. A row that somebody changed after the page was drawn is not deleted unseen.
 */
export function RemovalForm({
  to,
  intent = "",
  version,
  answer,
  label,
  cancelTo,
  theirs = cancelTo,
  summary,
  notSaved,
  children,
}: {
  /** Where it is sent, with the `intent` of its button where the page has other forms. */
  to: string;
  intent?: string;
  /** The version of the row that this page shows; a newer one refuses the deletion. */
  version: number;
  answer: FormAnswer | undefined;
  label: string;
  /** The way out, where the page is for this alone. */
  cancelTo?: string;
  /** Where the row as it is now is shown. */
  theirs?: string;
  /** What unfolds it, on a page that is for something else. */
  summary?: string;
  /** In place of the usual words for a database that could not be written. */
  notSaved?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation("office");
  const { t: shared } = useTranslation("validation");
  const read = useMessages();
  const navigation = useNavigation();
  const own = answer?.intent === intent ? answer : undefined;
  const trouble = own?.isNotSaved
    ? (notSaved ?? shared("notSaved"))
    : own?.trouble && read(own.trouble);
  const form = (
    <Form method="post" action={to} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {trouble && (
        <p role="alert" className="mb-4 border-l-4 border-error pl-3 font-semibold text-error">
          {trouble}
        </p>
      )}
      {own?.stale && (
        <StaleNotice
          last={own.stale.last}
          rows={[]}
          theirs={theirs ?? to}
          intent={intent || undefined}
          mine={intent === "" || intent === "delete" ? t("stale.delete") : label}
          look="danger"
        />
      )}
      {children && <div className="grid gap-3">{children}</div>}
      <p className="mt-4 flex flex-wrap gap-3">
        {!own?.stale && (
          <button
            name={intent ? "intent" : undefined}
            value={intent || undefined}
            aria-busy={navigation.formAction === to}
            className="button button-danger"
          >
            {label}
          </button>
        )}
        {cancelTo !== undefined && (
          <Link to={cancelTo} preventScrollReset className="button button-quiet">
            {t("cancel")}
          </Link>
        )}
      </p>
    </Form>
  );
  if (summary === undefined) return form;
  return (
    <details open={own !== undefined}>
      <summary className="link inline-block min-h-6">{summary}</summary>
      <div className="mt-3">{form}</div>
    </details>
  );
}
