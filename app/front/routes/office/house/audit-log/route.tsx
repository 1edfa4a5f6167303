import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { formatDateTime } from "~/platform/format/dates";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterSelect } from "~/platform/office-ui/filter-bar";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import {
  listAuditLog,
  type AuditEntry,
  type AuditSubject,
} from "~/platform/settings/audit-log.server";
import { Pagination } from "~/platform/ui/pagination";
import { pageMeta } from "~/shop/layout/page-meta";
import texts from "~locales/ro/office-audit-log.json";

export const handle = { i18n: ["office-audit-log"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const subjects = Object.keys(texts.subjects) as AuditSubject[];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "office-audit-log");
  const query = new URL(request.url).searchParams;
  const subject = subjects.find((one) => one === query.get("despre"));
  const subjectId = query.get("id")?.slice(0, 64) || undefined;
  return {
    page: { title: t("title"), isUnlisted: true },
    subject,
    subjectId,
    subjects,
    auditLog: await listAuditLog({ subject, subjectId, page: readPage(query) }),
  };
}

export default function AuditLog() {
  const { t, i18n } = useTranslation("office-audit-log");
  const { t: common } = useTranslation("office");
  const { auditLog, subject, subjectId, subjects } = useLoaderData<typeof loader>();
  const address = (page: number) =>
    officePaths.auditLog() + listQuery({ despre: subject, id: subject && subjectId }, page);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <FilterBar
        key={address(1)}
        address={officePaths.auditLog()}
        isFiltered={subject !== undefined}
      >
        <FilterSelect
          name="despre"
          label={t("subject")}
          value={subject ?? ""}
          options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        />
      </FilterBar>
      <p role="status" className="mt-4 text-stone">
        {auditLog.total === 0 ? common("empty") : common("results", { count: auditLog.total })}
      </p>
      {auditLog.total > 0 && (
        <DataTable
          caption={t("title")}
          rows={auditLog.entries}
          rowKey={(entry) => entry.id}
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
      )}
      <Pagination page={auditLog.page} pageCount={auditLog.pageCount} pageAddress={address} />
    </main>
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
