import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { requireAdministrator } from "~/people/identity/auth.server";
import { formatDateTime } from "~/platform/format/dates";
import { readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect } from "~/platform/office-ui/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import {
  listAuditLog,
  type AuditEntry,
  type AuditSubject,
} from "~/platform/settings/audit-log.server";
import texts from "~locales/ro/office-audit-log.json";

export const handle = { i18n: ["office-audit-log"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

const subjects = Object.keys(texts.subjects) as AuditSubject[];

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, requireAdministrator, "office-audit-log");
  const subject = subjects.find((one) => one === query.get("despre"));
  const subjectId = query.get("id")?.slice(0, 64) || undefined;
  return {
    page: titled(t("title")),
    subject,
    subjectId,
    subjects,
    auditLog: await listAuditLog({ subject, subjectId, page: readPage(query) }),
  };
}

export default function AuditLog() {
  const { t, i18n } = useTranslation("office-audit-log");
  const { auditLog, subject, subjectId, subjects } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.auditLog()}
      title={t("title")}
      intro={t("intro")}
      filter={{ despre: subject, id: subject && subjectId }}
      filters={
        <FilterSelect
          name="despre"
          label={t("subject")}
          value={subject ?? ""}
          options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
      }
      isCounted
      pages={auditLog}
      rows={auditLog.entries}
      rowKey={({ id }) => id}
      columns={[
        { label: t("what"), isTitle: true, cell: (entry) => t(`actions.${entry.action}`) },
        {
          label: t("when"),
          cell: (entry) => formatDateTime(entry.happened_at, i18n.language),
        },
        { label: t("who"), isTyped: true, cell: (entry) => entry.admin_email },
        {
          label: t("subject"),
          cell: (entry) => `${t(`subjects.${entry.subject}`)} ${shorten(entry.subject_id)}`,
        },
        { label: t("changes"), cell: (entry) => <Changes entry={entry} /> },
      ]}
    />
  );
}

/** The fields that changed, folded away when there are many. */
/** Shows an id by its first 8 characters, as the whole back office does; names stay whole. */
function shorten(id: string): string {
  return id.replace(/^([\da-f]{8})-[\da-f-]{27}$/, "$1");
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("office-audit-log");
  if (entry.changes.length === 0) return "–";
  return (
    <details>
      <summary className="inline-block min-h-6 underline underline-offset-4">
        {t("changes")} ({entry.changes.length})
      </summary>
      <dl className="mt-2 grid gap-1 text-xs">
        {entry.changes.map((change) => (
          <div key={change.field}>
            <dt className="font-semibold">{change.field}</dt>
            <dd className="break-words whitespace-pre-wrap">
              <del className="text-error">{change.before}</del>{" "}
              <ins className="text-success no-underline">{change.after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
