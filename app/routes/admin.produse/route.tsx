import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/auth.server";
import { listCategoryChoices } from "~/models/category-list.server";
import { listAdminProducts } from "~/models/product-list.server";
import { readPage } from "~/page-number";
import { pageMeta } from "~/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/translate.server";
import { FilterBar, FilterSelect, FilterText } from "~/ui/admin/filter-bar";
import { PageHead } from "~/ui/admin/page-head";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/pagination";

import { adminProductQuery, readAdminProductFilter } from "./address";
import { ProductTable } from "./product-table";

export const handle = { i18n: ["admin-products"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const t = await translateFor(request, "admin-products");
  const query = new URL(request.url).searchParams;
  const filter = readAdminProductFilter(query);
  return {
    page: { title: t("title"), isUnlisted: true },
    filter,
    list: await listAdminProducts({ ...filter, page: readPage(query) }),
    categories: await listCategoryChoices(),
  };
}

export default function Products() {
  const { t } = useTranslation("admin-products");
  const { t: common } = useTranslation("admin");
  const { filter, list, categories } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const isFiltered = adminProductQuery(filter) !== "";
  return (
    <main id="content" className="admin-page">
      <Outlet />
      <PageHead title={t("title")}>
        <Link
          to={paths.adminProductNew() + search}
          preventScrollReset
          className="button button-primary"
        >
          <Icon name="plus" className="size-4" />
          {t("add")}
        </Link>
      </PageHead>
      <FilterBar
        key={adminProductQuery(filter)}
        address={paths.adminProducts()}
        isFiltered={isFiltered}
      >
        <FilterText name="cauta" label={t("search")} value={filter.search} />
        <FilterSelect
          name="categorie"
          label={t("category")}
          value={filter.category}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <FilterSelect
          name="stare"
          label={t("status")}
          value={{ "": "", active: "activ", inactive: "inactiv" }[filter.status]}
          options={[
            { value: "activ", label: common("status.active") },
            { value: "inactiv", label: common("status.inactive") },
          ]}
        />
      </FilterBar>
      <p role="status" className="mt-4 text-stone">
        {list.total === 0 ? t("empty") : common("results", { count: list.total })}
      </p>
      {list.total > 0 && <ProductTable products={list.products} />}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => paths.adminProducts() + adminProductQuery(filter, page)}
      />
    </main>
  );
}
