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
import { officePaths } from "~/platform/paths/office-paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";
import { Pagination } from "~/platform/ui/pagination";
import { listCategoryChoices } from "~/shop/catalogue-editing/category-list.server";
import { listOfficeProducts } from "~/shop/catalogue-editing/product-table.server";
import { listOrEmpty, listStatus } from "~/shop/catalogue/list-or-empty.server";
import { pageMeta } from "~/shop/layout/page-meta";
import { Toast } from "~/shop/layout/toast";

import { officeProductQuery, readOfficeProductFilter } from "./address";
import { BulkForm } from "./bulk-form";
import { draftBulk } from "./draft-bulk.server";
import { ProductTable } from "./product-table";

export const handle = {
  i18n: ["office-products", "office-bulk", "office-import", "validation"],
  isNeverTheSame: true,
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-products");
  const query = new URL(request.url).searchParams;
  const filter = readOfficeProductFilter(query);
  const page = readPage(query);
  const nothing = { products: [], total: 0, page: 1, pageCount: 1 };
  const [products, categories] = await Promise.all([
    listOrEmpty("products", listOfficeProducts({ ...filter, page }), nothing, request),
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
  const { t } = useTranslation("office-products");
  const { t: common } = useTranslation("office");
  const { filter, formToken, list, categories, failures } = useLoaderData<typeof loader>();
  const { t: file } = useTranslation("office-import");
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  const isFiltered = officeProductQuery(filter) !== "";
  return (
    <main id="content" className="office-page">
      <Outlet />
      {failures.map((failure) => (
        <Toast key={failure.id} flash={failure} />
      ))}
      <PageHead title={t("title")}>
        <a
          href={officePaths.productsExport() + officeProductQuery(filter)}
          className="button button-quiet"
        >
          {file("export")}
        </a>
        <Link to={officePaths.imports()} className="button button-quiet">
          {file("import")}
        </Link>
        <Link
          to={officePaths.productNew() + search}
          data-new
          preventScrollReset
          className="button button-primary"
        >
          <Icon name="plus" className="size-4" />
          {t("add")}
        </Link>
      </PageHead>
      <FilterBar
        key={officeProductQuery(filter)}
        address={officePaths.products()}
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
            key={officeProductQuery(filter, list.page)}
            action={officePaths.products() + officeProductQuery(filter, list.page)}
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
        pageAddress={(page) => officePaths.products() + officeProductQuery(filter, page)}
      />
    </main>
  );
}
