import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { roles } from "~/people/identity/front/roles";
import { listUsers, userSorts } from "~/people/identity/front/user-list.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { readOrder, readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect, FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { UserBadges } from "../user-badges";

export const handle = { i18n: ["office-people"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("house/users"), "office-people");
  const search = (query.get("cauta") ?? "").trim().slice(0, 100);
  const order = readOrder(query, userSorts);
  const role = roles.find((one) => one === query.get("rol"));
  return {
    page: titled(t("users.title")),
    search,
    role: role ?? "",
    order,
    list: await listUsers({ search, role, page: readPage(query), order }),
  };
}

export default function Users() {
  const { t, i18n } = useTranslation("office-people");
  const { search, role, order, list } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.users()}
      title={t("users.title")}
      filter={{ cauta: search, rol: role }}
      filters={
        <>
          <FilterText name="cauta" label={t("users.search")} value={search} />
          <FilterSelect
            name="rol"
            label={t("users.role")}
            value={role}
            options={roles.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
          />
        </>
      }
      actions={
        <Link to={officePaths.roles()} className="button button-secondary">
          {t("rights.title")}
        </Link>
      }
      add={{ to: officePaths.invitation(), label: t("invitations.title") }}
      isCounted
      order={order}
      pages={list}
      rows={list.users}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("users.name"),
          order: "nume",
          isTitle: true,
          to: (user) => officePaths.user(user.id),
          cell: (user) => `${user.first_name} ${user.last_name}`.trim() || user.email,
        },
        {
          label: t("users.email"),
          order: "email",
          cell: (user) => <span className="break-all">{user.email}</span>,
        },
        {
          label: t("users.since"),
          order: "de-la",
          cell: (user) => formatDay(user.created_at, i18n.language),
        },
        { label: t("users.state"), order: "stare", cell: (user) => <UserBadges user={user} /> },
        { label: t("users.orders"), isNumeric: true, cell: (user) => user.orders },
        { label: t("users.spent"), isNumeric: true, cell: (user) => formatRon(user.spentBani) },
      ]}
    />
  );
}
