import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Outlet, useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterBar, FilterSelect, FilterText } from "~/platform/office-ui/filter-bar";
import { PageHead } from "~/platform/office-ui/page-head";
import { adminPaths } from "~/platform/paths/admin-paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";
import { Pagination } from "~/platform/ui/pagination";
import { listCategoryChoices } from "~/shop/catalogue-editing/category-list.server";
import { listAdminProducts } from "~/shop/catalogue-editing/product-table.server";
import { listOrEmpty, listStatus } from "~/shop/catalogue/list-or-empty.server";
import { pageMeta } from "~/shop/layout/page-meta";
import { Toast } from "~/shop/layout/toast";

import { adminProductQuery, readAdminProductFilter } from "./address";
import { BulkForm } from "./bulk-form";
import { draftBulk } from "./draft-bulk.server";
import { ProductTable } from "./product-table";

export const handle = {
  i18n: ["admin-products", "admin-bulk", "admin-import", "validation"],
  isNeverTheSame: true,
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "admin-products");
  const query = new URL(request.url).searchParams;
  const filter = readAdminProductFilter(query);
  const page = readPage(query);
  const nothing = { products: [], total: 0, page: 1, pageCount: 1 };
  const [products, categories] = await Promise.all([
    listOrEmpty("products", listAdminProducts({ ...filter, page }), nothing, request),
    listOrEmpty("categories", listCategoryChoices(), [], request),
  ]);
  const data = {
    page: { title: t("title"), isUnlisted: true },
    filter,
    formToken: newFormToken(),
    list: products.list,
    categories: categories.list,
    failures: [products, categories].flatMap(({ failure }) => failure ?? []),
  };
  return json(data, listStatus([products, categories]));
}

/** Drafts a bulk change to the ticked products and leads to its preview. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  return draftBulk(request, admin);
}

export default function Products() {
  const { t } = useTranslation("admin-products");
  const { t: common } = useTranslation("admin");
  const { filter, formToken, list, categories, failures } = useLoaderData<typeof loader>();
  const { t: file } = useTranslation("admin-import");
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  const isFiltered = adminProductQuery(filter) !== "";
  return (
    <main id="content" className="admin-page">
      <Outlet />
      {failures.map((failure) => (
        <Toast key={failure.id} flash={failure} />
      ))}
      <PageHead title={t("title")}>
        <a
          href={adminPaths.adminProductsExport() + adminProductQuery(filter)}
          className="button button-quiet"
        >
          {file("export")}
        </a>
        <Link to={adminPaths.adminImports()} className="button button-quiet">
          {file("import")}
        </Link>
        <Link
          to={adminPaths.adminProductNew() + search}
          data-new
          preventScrollReset
          className="button button-primary"
        >
          <Icon name="plus" className="size-4" />
          {t("add")}
        </Link>
      </PageHead>
      <FilterBar
        key={adminProductQuery(filter)}
        address={adminPaths.adminProducts()}
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
        <FilterSelect
          name="stoc"
          label={t("stock")}
          value={filter.stock === "low" ? "redus" : ""}
          options={[{ value: "redus", label: t("lowStock") }]}
        />
      </FilterBar>
      <p role="status" className="mt-4 text-stone">
        {list.total > 0
          ? common("results", { count: list.total })
          : t(isFiltered ? "empty" : "none")}
      </p>
      {list.total > 0 && (
        <>
          <BulkForm
            // A new key on each page clears the ticks: only rows that are seen are ticked.
            key={adminProductQuery(filter, list.page)}
            action={adminPaths.adminProducts() + adminProductQuery(filter, list.page)}
            total={list.total}
            categories={categories}
            answer={answer}
          />
          <ProductTable
            formToken={formToken}
            products={list.products}
            chosen={answer?.typed.products ?? []}
          />
        </>
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => adminPaths.adminProducts() + adminProductQuery(filter, page)}
      />
    </main>
  );
}
