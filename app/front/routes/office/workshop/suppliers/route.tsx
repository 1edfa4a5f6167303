import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listSuppliers } from "~/workshop/stock/front/supplier.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-buying"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("workshop/suppliers"), "office-buying");
  const orders = {
    nume: ({ name }: { name: string }) => name,
    zile: ({ days }: { days: number }) => days,
  };
  return { page: titled(t("suppliers")), ...inOrder(await listSuppliers(), query, orders) };
}

export default function Suppliers() {
  const { t } = useTranslation("office-buying");
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      to={officePaths.suppliers()}
      title={t("suppliers")}
      intro={t("suppliersIntro")}
      back={{ to: officePaths.supplierOrders(), label: t("title") }}
      add={{ to: officePaths.supplier(NEW), label: t("addSupplier") }}
      none={t("noSuppliers")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("supplier"),
          order: "nume",
          isTitle: true,
          isTyped: true,
          to: ({ id }) => officePaths.supplier(id),
          cell: ({ name }) => name,
        },
        { label: t("email"), isTyped: true, cell: ({ email }) => email || "–" },
        { label: t("phone"), cell: ({ phone }) => phone || "–" },
        {
          label: t("days"),
          order: "zile",
          isNumeric: true,
          cell: ({ days }) => days,
        },
        {
          label: t("minimumSum"),
          isNumeric: true,
          cell: ({ minimumBani }) => (minimumBani === 0 ? "–" : formatRon(minimumBani)),
        },
      ]}
    />
  );
}
