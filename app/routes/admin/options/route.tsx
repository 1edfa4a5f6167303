import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/accounts/auth.server";
import {
  listAdminOptions,
  type AdminOption,
  type OptionKind,
} from "~/catalogue/editing/save-option.server";
import { formatRon } from "~/format/money";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/i18n/translate.server";
import { Badge } from "~/ui/admin/badge";
import { DataTable } from "~/ui/admin/data-table";
import { PageHead } from "~/ui/admin/page-head";
import { RowMenu } from "~/ui/admin/row-menu";
import { Link } from "~/ui/link";
import { Picture } from "~/media/picture";

export const handle = { i18n: ["admin-options", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const t = await translateFor(request, "admin-options");
  return {
    page: { title: t("title"), isUnlisted: true },
    materials: await listAdminOptions("material"),
    handles: await listAdminOptions("handle"),
  };
}

export default function Options() {
  const { t } = useTranslation("admin-options");
  const { materials, handles } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="admin-page">
      <Outlet />
      <PageHead title={t("title")} intro={t("intro")} />
      <OptionTable kind="material" options={materials} />
      <OptionTable kind="handle" options={handles} />
    </main>
  );
}

function OptionTable({ kind, options }: { kind: OptionKind; options: AdminOption[] }) {
  const { t } = useTranslation("admin-options");
  const { t: common } = useTranslation("admin");
  return (
    <section className="mt-8">
      <h2>{t(`${kind}.title`)}</h2>
      <DataTable
        caption={t(`${kind}.title`)}
        rows={options}
        rowKey={(option) => option.id}
        columns={[
          {
            label: t("name"),
            isTitle: true,
            cell: (option) => (
              <Link
                to={paths.adminOption(kind, option.id)}
                preventScrollReset
                className="font-semibold underline-offset-4 hover:underline"
              >
                {option.name}
              </Link>
            ),
          },
          {
            label: t("surcharge"),
            isNumeric: true,
            cell: (option) => formatRon(option.surcharge_bani),
          },
          {
            label: t("picture"),
            cell: (option) =>
              option.image_url ? (
                <span className="block w-11">
                  <Picture
                    src={option.image_url}
                    alt=""
                    placeholder="atelier"
                    sizes="2.75rem"
                    width={400}
                    height={300}
                    className="aspect-4/3"
                  />
                </span>
              ) : (
                "–"
              ),
          },
          {
            label: t("status"),
            cell: (option) => (
              <Badge tone={option.status === "active" ? "good" : "neutral"}>
                {common(`status.${option.status}`)}
              </Badge>
            ),
          },
          { label: common("order"), isNumeric: true, cell: (option) => option.display_order },
          {
            label: common("actions"),
            cell: (option) => (
              <RowMenu label={common("actionsFor", { name: option.name })}>
                <Link to={paths.adminOption(kind, option.id)} preventScrollReset>
                  {common("edit")}
                </Link>
                <Link to={paths.adminTranslations(kind, option.id)}>{common("translations")}</Link>
              </RowMenu>
            ),
          },
        ]}
      />
    </section>
  );
}
