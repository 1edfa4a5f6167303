import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { notThere, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Form, Link } from "~/platform/ui/link";
import {
  applyBulkChange,
  undoBulkChange,
} from "~/shop/catalogue-editing/front/apply-change.server";
import { findBulkChange, listBulkPage } from "~/shop/catalogue-editing/front/change-list.server";

import { BulkStateText, OperationText } from "../change-state";

export const handle = { i18n: ["office-bulk"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("catalogue/bulk-change")(request);
  const change = await findBulkChange(params.id ?? "");
  if (!change) throw notThere();
  const t = await translateFor(request, "office-bulk");
  return {
    page: titled(t(change.applied_at ? "title" : "previewTitle")),
    change,
    list: await listBulkPage(change, readPage(new URL(request.url).searchParams)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await guard("catalogue/bulk-change")(request);
  const id = params.id ?? "";
  const intent = (await readFormData(request)).get("intent");
  if (intent === "undo") {
    const undone = await undoBulkChange(admin, id);
    if (!undone) throw notThere();
    return redirectWithFlash(request, officePaths.bulkChange(id), {
      tone: "success",
      title: "admin.bulkUndone",
      text: "admin.bulkUndoneText",
      values: undone,
    });
  }
  const applied = await applyBulkChange(admin, id);
  if (!applied) throw notThere();
  if (applied.kind === "stale") {
    return redirectWithFlash(request, officePaths.products(), {
      tone: "error",
      title: "admin.bulkStale",
      text: "admin.bulkStaleText",
    });
  }
  return redirectWithFlash(request, officePaths.bulkChange(id), {
    tone: "success",
    title: "admin.bulkApplied",
    text: "admin.bulkAppliedText",
    values: { count: applied.count },
  });
}

export default function BulkChangePage() {
  const { t } = useTranslation("office-bulk");
  const { t: common } = useTranslation("office");
  const { change, list } = useLoaderData<typeof loader>();
  const address = officePaths.bulkChange(change.id);
  const state = change.undone_at ? "undone" : change.applied_at ? "applied" : "draft";
  return (
    <main id="content" className="office-page">
      <PageHead title={t(state === "draft" ? "previewTitle" : "title")}>
        <Link to={officePaths.products()} className="button button-quiet">
          {t("back")}
        </Link>
      </PageHead>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <strong>
          <OperationText operation={change.operation} />
        </strong>
        <Badge tone={state === "applied" ? "good" : "neutral"}>{t(`state.${state}`)}</Badge>
      </p>
      <DataTable
        caption={t("title")}
        rows={list.rows}
        rowKey={(row) => row.display_order}
        columns={[
          { label: t("product"), isTitle: true, cell: (row) => row.name },
          { label: t("before"), cell: (row) => <BulkStateText state={row.before} /> },
          {
            label: t("after"),
            cell: (row) => (
              <strong>
                <BulkStateText state={row.after} />
              </strong>
            ),
          },
        ]}
      />
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => address + listQuery({}, page)}
      />
      {(state === "draft" || change.canUndo) && (
        <Form method="post" action={address} className="mt-6 flex flex-wrap gap-3">
          {state === "draft" ? (
            <>
              <button name="intent" value="apply" className="button button-primary">
                {t("apply", { count: change.row_count })}
              </button>
              <Link to={officePaths.products()} className="button button-quiet">
                {common("cancel")}
              </Link>
            </>
          ) : (
            <button name="intent" value="undo" className="button button-secondary">
              {t("undo")}
            </button>
          )}
        </Form>
      )}
    </main>
  );
}
