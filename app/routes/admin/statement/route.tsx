import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireSales } from "~/accounts/auth.server";
import { formatMoment } from "~/format/dates";
import { readFormData } from "~/forms/read-form.server";
import { readPage } from "~/http/list-query";
import { translateFor } from "~/http/request-language.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { findDryRun, rowGroups } from "~/payments/statements/dry-run.server";
import { PageHead } from "~/ui/admin/page-head";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { TabLinks } from "~/ui/tab-links";

import { decide } from "./decide.server";
import { LeftOutLines } from "./left-out-lines";
import { readGroup, statementQuery } from "./query";
import { Rows } from "./rows";
import { WholeStatement } from "./whole-statement";

const PAGE_SIZE = 100;

export const handle = { i18n: ["admin-statements", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const found = await findDryRun(params.id ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { groups, ...statement } = found;
  const query = new URL(request.url).searchParams;
  const group = readGroup(query) ?? rowGroups.find((one) => groups[one].length > 0) ?? "fitting";
  const pageCount = Math.max(1, Math.ceil(groups[group].length / PAGE_SIZE));
  const page = Math.min(readPage(query), pageCount);
  const t = await translateFor(request, "admin-statements");
  return {
    page: { title: t("one", { name: statement.fileName }), isUnlisted: true },
    statement,
    group,
    counts: rowGroups.map((name) => ({ name, count: groups[name].length })),
    fittingBani: groups.fitting.reduce((sum, { amountBani }) => sum + amountBani, 0),
    rows: groups[group].slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    pages: { page, pageCount },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  return decide(request, await readFormData(request), params.id ?? "", admin);
}

export default function StatementPage() {
  const { t, i18n } = useTranslation("admin-statements");
  const { page, statement, group, counts, fittingBani, rows, pages } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, bank, iban, fromOn, toOn, readAt } = statement;
  return (
    <main id="content" className="admin-page">
      <p className="mb-2">
        <Link to={adminPaths.adminStatements()} className="link">
          {t("title")}
        </Link>
      </p>
      <PageHead title={page.title} intro={t("dryRun")} />
      <p className="mt-2 text-stone">
        {[bank, iban, `${fromOn} – ${toOn}`, formatMoment(readAt, i18n.language)].join(" · ")}
      </p>
      {!statement.namesAccount && <p className="mt-2 max-w-prose">{t("noAccount")}</p>}
      {answer?.trouble && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {answer.trouble}
        </p>
      )}
      <WholeStatement id={id} counts={counts} fittingBani={fittingBani} />
      <div className="mt-6">
        <TabLinks
          label={t("groups.label")}
          tabs={counts.map(({ name, count }) => ({
            to: adminPaths.adminStatement(id, statementQuery(name)),
            label: `${t(`groups.${name}`)} (${count})`,
            isCurrent: name === group,
          }))}
        />
      </div>
      <Rows
        key={`${group} ${pages.page}`}
        id={id}
        group={group}
        page={pages.page}
        rows={rows}
        typed={answer?.typed}
        errors={answer?.errors}
      />
      <Pagination
        {...pages}
        pageAddress={(wanted) => adminPaths.adminStatement(id, statementQuery(group, wanted))}
      />
      {group === "others" && <LeftOutLines leftOut={statement.leftOut} />}
    </main>
  );
}
