import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { readFormData } from "~/platform/forms/read-form.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { Pagination } from "~/platform/ui/pagination";
import { listBanks } from "~/sales/statements/bank.server";
import { listStatements } from "~/sales/statements/statement.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { takeFile } from "./take-file.server";
import { UploadForm } from "./upload-form";

export const handle = { i18n: ["office-statements", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-statements");
  const banks = await listBanks();
  return {
    page: { title: t("title"), isUnlisted: true },
    banks: banks.map(({ id, name }) => ({ value: id, label: name })),
    list: await listStatements(readPage(new URL(request.url).searchParams)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  return takeFile(await readFormData(request), admin);
}

export default function Statements() {
  const { t, i18n } = useTranslation("office-statements");
  const { banks, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={officePaths.banks()} className="button button-secondary">
          {t("banks")}
        </Link>
      </PageHead>
      <UploadForm banks={banks} fromAction={answer} />
      <h2 className="mt-8">{t("read")}</h2>
      {list.statements.length === 0 ? (
        <p className="mt-3 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("read")}
          rows={list.statements}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("file"),
              isTitle: true,
              cell: ({ id, file_name }) => (
                <Link to={officePaths.statement(id)} className="link break-all">
                  {file_name}
                </Link>
              ),
            },
            { label: t("bank"), cell: ({ bank }) => bank },
            { label: t("period"), cell: ({ from_on, to_on }) => `${from_on} – ${to_on}` },
            { label: t("readAt"), cell: ({ read_at }) => formatMoment(read_at, i18n.language) },
            { label: t("rows"), isNumeric: true, cell: ({ rows }) => rows },
            { label: t("recorded"), isNumeric: true, cell: ({ recorded }) => recorded },
            { label: t("waiting"), isNumeric: true, cell: ({ waiting }) => waiting },
          ]}
        />
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => officePaths.statements() + listQuery({}, page)}
      />
    </main>
  );
}
