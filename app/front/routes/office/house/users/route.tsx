import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { listUsers } from "~/people/identity/office-users.server";
import { roles } from "~/people/identity/roles";
import { UserBadges } from "~/people/identity/user-badges";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterSelect, FilterText } from "~/platform/office-ui/filter-bar";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { Pagination } from "~/platform/ui/pagination";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-people"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "office-people");
  const query = new URL(request.url).searchParams;
  const search = (query.get("cauta") ?? "").trim().slice(0, 100);
  const role = roles.find((one) => one === query.get("rol"));
  return {
    page: { title: t("users.title"), isUnlisted: true },
    search,
    role: role ?? "",
    list: await listUsers({ search, role, page: readPage(query) }),
  };
}

export default function Users() {
  const { t, i18n } = useTranslation("office-people");
  const { t: common } = useTranslation("office");
  const { search, role, list } = useLoaderData<typeof loader>();
  const address = (page: number) =>
    officePaths.users() + listQuery({ cauta: search, rol: role }, page);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("users.title")} />
      <FilterBar
        key={address(1)}
        address={officePaths.users()}
        isFiltered={search !== "" || role !== ""}
      >
        <FilterText name="cauta" label={t("users.search")} value={search} />
        <FilterSelect
          name="rol"
          label={t("users.role")}
          value={role}
          options={roles.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
        />
      </FilterBar>
      <p role="status" className="mt-4 text-stone">
        {list.total === 0 ? common("empty") : common("results", { count: list.total })}
      </p>
      {list.total > 0 && (
        <DataTable
          caption={t("users.title")}
          rows={list.users}
          rowKey={(user) => user.id}
          columns={[
            {
              label: t("users.name"),
              isTitle: true,
              cell: (user) => (
                <Link to={officePaths.user(user.id)} className="link">
                  {`${user.first_name} ${user.last_name}`.trim() || user.email}
                </Link>
              ),
            },
            {
              label: t("users.email"),
              cell: (user) => <span className="break-all">{user.email}</span>,
            },
            { label: t("users.since"), cell: (user) => formatDay(user.created_at, i18n.language) },
            { label: t("users.state"), cell: (user) => <UserBadges user={user} /> },
            { label: t("users.orders"), isNumeric: true, cell: (user) => user.orders },
            { label: t("users.spent"), isNumeric: true, cell: (user) => formatRon(user.spentBani) },
          ]}
        />
      )}
      <Pagination page={list.page} pageCount={list.pageCount} pageAddress={address} />
    </main>
  );
}
