import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import type { AuditSubject } from "~/platform/settings/audit-log.server";
import { listAuditLog } from "~/platform/settings/front/audit-entries.server";
import texts from "~locales/ro/office-audit-log.json";

import { Changes } from "./entry-changes";

export const handle = { i18n: ["office-audit-log", "office-orders", "order"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

const subjects = Object.keys(texts.subjects) as AuditSubject[];

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("house/audit-log"), "office-audit-log");
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
          cell: (entry) => formatMoment(entry.happened_at, i18n.language),
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
