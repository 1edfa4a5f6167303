import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterSelect, FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listCategoryChoices } from "~/shop/catalogue-editing/front/category-list.server";
import { listOfficeProducts } from "~/shop/catalogue-editing/front/product-table.server";
import { listOrEmpty, listStatus } from "~/shop/catalogue/front/list-or-empty.server";
import { Toast } from "~/shop/layout/front/toast";

import { officeProductQuery, productFilterWords, readOfficeProductFilter } from "./address";
import { BulkForm } from "./bulk-form";
import { draftBulk } from "./draft-bulk.server";
import { useProductColumns } from "./product-columns";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = {
  i18n: ["office-products", "office-bulk", "office-import", "validation"],
  isNeverTheSame: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/products"), "office-products");
  const { request } = args;
  const filter = readOfficeProductFilter(query);
  const nothing = { products: [], total: 0, page: 1, pageCount: 1 };
  const listed = listOfficeProducts({ ...filter, page: readPage(query) });
  const [products, categories] = await Promise.all([
    listOrEmpty("products", listed, nothing, request),
    listOrEmpty("categories", listCategoryChoices(), [], request),
  ]);
  const data = {
    page: titled(t("title")),
    filter,
    formToken: newFormToken(),
    list: products.list,
    categories: categories.list,
    failures: [products, categories].flatMap(({ failure }) => failure ?? []),
  };
  return json(data, listStatus([products, categories]));
}

/** Drafts a bulk change to the ticked products and leads to its preview. */
export async function action(args: ActionFunctionArgs) {
  return draftBulk(await takePost(args, guard("catalogue/products")));
}

export default function Products() {
  const { t } = useTranslation("office-products");
  const { t: common } = useTranslation("office");
  const { filter, formToken, list, categories, failures } = useLoaderData<typeof loader>();
  const { t: file } = useTranslation("office-import");
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  const words = productFilterWords(filter);
  const isFiltered = officeProductQuery(filter) !== "";
  const here = officePaths.products() + officeProductQuery(filter, list.page);
  const columns = useProductColumns(answer?.chosen.products ?? [], formToken);
  return (
    <DeskList
      over={
        <>
          <Outlet />
          {failures.map((failure) => (
            <Toast key={failure.id} flash={failure} />
          ))}
        </>
      }
      to={officePaths.products()}
      title={t("title")}
      file={{
        to: officePaths.productsExport() + officeProductQuery(filter),
        label: file("export"),
      }}
      actions={
        <Link to={officePaths.imports()} className="button button-quiet">
          {file("import")}
        </Link>
      }
      add={{ to: officePaths.product(NEW) + search, label: t("add"), isOver: true }}
      filter={words}
      filters={
        <>
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
            value={words.stare ?? ""}
            options={[
              { value: "activ", label: common("status.active") },
              { value: "inactiv", label: common("status.inactive") },
            ]}
          />
          <FilterSelect
            name="stoc"
            label={t("stock")}
            value={words.stoc ?? ""}
            options={[{ value: "redus", label: t("lowStock") }]}
          />
        </>
      }
      isCounted
      // A new key on each page clears the ticks: only rows that are seen are ticked.
      above={
        list.total > 0 && (
          <BulkForm
            key={here}
            action={here}
            total={list.total}
            categories={categories}
            answer={answer}
          />
        )
      }
      none={t(isFiltered ? "empty" : "none")}
      rows={list.products}
      rowKey={({ id }) => id}
      columns={columns}
      pages={list}
    />
  );
}
