import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { RowMenu } from "~/platform/office-ui/row-menu";
import { officePaths } from "~/platform/paths/office-paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";
import { listOfficeCategories } from "~/shop/catalogue-editing/category-list.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-categories", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-categories");
  return {
    page: { title: t("title"), isUnlisted: true },
    categories: await listOfficeCategories(),
  };
}

export default function Categories() {
  const { t } = useTranslation("office-categories");
  const { t: common } = useTranslation("office");
  const { categories } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <Outlet />
      <PageHead title={t("title")}>
        <Link to={officePaths.categoryNew()} data-new className="button button-primary">
          <Icon name="plus" className="size-4" />
          {t("add")}
        </Link>
      </PageHead>
      {categories.length === 0 ? (
        <p className="mt-6 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={categories}
          rowKey={(category) => category.id}
          columns={[
            {
              label: t("name"),
              isTitle: true,
              cell: (category) => (
                <Link
                  to={officePaths.category(category.id)}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {category.name}
                </Link>
              ),
            },
            {
              label: t("id"),
              cell: (category) => <code className="text-xs">{category.id.slice(0, 8)}</code>,
            },
            {
              label: t("slug"),
              cell: (category) => (
                <span className="inline-block max-w-40 wrap-anywhere">{category.slug}</span>
              ),
            },
            {
              label: t("products"),
              isNumeric: true,
              cell: (category) => (
                <Link
                  to={`${officePaths.products()}?categorie=${category.slug}`}
                  aria-label={t("productsOf", {
                    name: category.name,
                    number: category.product_count,
                  })}
                  className="link inline-block px-1 py-1"
                >
                  {category.product_count}
                </Link>
              ),
            },
            {
              label: t("featured"),
              cell: (category) => (category.is_featured ? common("yes") : common("no")),
            },
            {
              label: t("status"),
              cell: (category) => (
                <Badge tone={category.status === "active" ? "good" : "neutral"}>
                  {common(`status.${category.status}`)}
                </Badge>
              ),
            },
            { label: common("order"), isNumeric: true, cell: (category) => category.display_order },
            {
              label: common("actions"),
              cell: (category) => (
                <RowMenu label={common("actionsFor", { name: category.name })}>
                  <Link to={officePaths.category(category.id)}>{common("edit")}</Link>
                  <Link to={officePaths.translations("category", category.id)}>
                    {common("translations")}
                  </Link>
                  <Link to={officePaths.categoryDeletion(category.id)} className="text-error">
                    {common("delete")}
                  </Link>
                </RowMenu>
              ),
            },
          ]}
        />
      )}
    </main>
  );
}
