import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listOfficeCategories } from "~/shop/catalogue-editing/front/category-list.server";

import { RowMenu } from "../row-menu";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-categories", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/categories"), "office-categories");
  const list = inOrder(await listOfficeCategories(), query, {
    nume: ({ name }) => name,
    produse: ({ product_count }) => product_count,
    ordine: ({ display_order }) => display_order,
    stare: ({ status }) => status,
  });
  return { page: titled(t("title")), ...list };
}

export default function Categories() {
  const { t } = useTranslation("office-categories");
  const { t: common } = useTranslation("office");
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      over={<Outlet />}
      to={officePaths.categories()}
      title={t("title")}
      add={{ to: officePaths.category(NEW), label: t("add") }}
      none={t("none")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("name"),
          order: "nume",
          isTitle: true,
          to: ({ id }) => officePaths.category(id),
          cell: ({ name }) => name,
        },
        { label: t("id"), cell: ({ id }) => <code className="text-xs">{id.slice(0, 8)}</code> },
        {
          label: t("slug"),
          cell: ({ slug }) => <span className="inline-block max-w-40 wrap-anywhere">{slug}</span>,
        },
        {
          label: t("products"),
          order: "produse",
          isNumeric: true,
          cell: ({ slug, name, product_count }) => (
            <Link
              to={`${officePaths.products()}?categorie=${slug}`}
              aria-label={t("productsOf", { name, number: product_count })}
              className="link inline-block px-1 py-1"
            >
              {product_count}
            </Link>
          ),
        },
        { label: t("featured"), cell: (row) => common(row.is_featured ? "yes" : "no") },
        {
          label: t("status"),
          order: "stare",
          cell: ({ status }) => (
            <Badge tone={status === "active" ? "good" : "neutral"}>
              {common(`status.${status}`)}
            </Badge>
          ),
        },
        {
          label: common("order"),
          order: "ordine",
          isNumeric: true,
          cell: ({ display_order }) => display_order,
        },
        {
          label: common("actions"),
          cell: ({ id, name }) => (
            <RowMenu label={common("actionsFor", { name })}>
              <Link to={officePaths.category(id)}>{common("edit")}</Link>
              <Link to={officePaths.translations("category", id)}>{common("translations")}</Link>
              <Link to={officePaths.categoryDeletion(id)} className="text-error">
                {common("delete")}
              </Link>
            </RowMenu>
          ),
        },
      ]}
    />
  );
}
