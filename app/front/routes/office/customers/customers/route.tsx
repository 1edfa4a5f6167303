import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { formatPhone } from "~/platform/format/phones.server";
import { readOrder, readPage, readSearch } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect, FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import {
  calledAs,
  customerSorts,
  listCustomers,
  listTags,
} from "~/sales/customers/front/customer-list.server";

export const handle = { i18n: ["office-customers"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("customers/customers"), "office-customers");
  const search = readSearch(query);
  const order = readOrder(query, customerSorts);
  const tags = await listTags();
  const tag = tags.find((one) => one === query.get("eticheta")) ?? "";
  const list = await listCustomers({ search, tag, page: readPage(query), order });
  const customers = list.customers.map((row) => ({
    ...row,
    called: calledAs(row),
    phone: formatPhone(row.phone),
  }));
  return { page: titled(t("title")), search, order, tag, tags, list: { ...list, customers } };
}

export default function Customers() {
  const { t, i18n } = useTranslation("office-customers");
  const { search, order, tag, tags, list } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.customers()}
      title={t("title")}
      intro={t("intro")}
      filter={{ cauta: search, eticheta: tag }}
      filters={
        <>
          <FilterText name="cauta" label={t("search")} value={search} />
          {tags.length > 0 && (
            <FilterSelect
              name="eticheta"
              label={t("tag")}
              value={tag}
              options={tags.map((value) => ({ value, label: value }))}
            />
          )}
        </>
      }
      above={list.isMore && <p className="mt-4 text-stone">{t("more", { count: list.total })}</p>}
      isCounted={!list.isMore}
      order={order}
      pages={list}
      rows={list.customers}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("name"),
          order: "nume",
          isTitle: true,
          isTyped: true,
          to: ({ id }) => officePaths.customer(id),
          cell: ({ called, name }) => (
            <>
              {called}
              {name !== "" && name !== called && <span className="text-stone"> · {name}</span>}
            </>
          ),
        },
        {
          label: t("reach"),
          isTyped: true,
          cell: ({ email, phone }) => (
            <>
              {email && <span className="block break-all">{email}</span>}
              {phone && <span className="block whitespace-nowrap">{phone}</span>}
            </>
          ),
        },
        {
          label: t("tags"),
          isTyped: true,
          cell: ({ tags: own }) => own.join(", "),
        },
        {
          label: t("orders"),
          order: "comenzi",
          isNumeric: true,
          cell: ({ order_count }) => order_count,
        },
        {
          label: t("owes"),
          isNumeric: true,
          cell: ({ owesBani }) => (owesBani > 0 ? formatRon(owesBani) : "–"),
        },
        {
          label: t("last"),
          order: "ultima-data",
          cell: ({ last_at }) => formatDay(last_at, i18n.language),
        },
      ]}
    />
  );
}
