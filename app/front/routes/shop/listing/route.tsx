import { json, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { shopOrigin } from "~/platform/env/env.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { log, shownPath } from "~/platform/log/log.server";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Breadcrumb, breadcrumbData } from "~/platform/ui/front/breadcrumb";
import { Pagination } from "~/platform/ui/front/pagination";
import { StructuredData } from "~/platform/ui/front/structured-data";
import {
  findCategory,
  findRenamedCategory,
  listCategories,
} from "~/shop/catalogue/front/category.server";
import { listOrEmpty, listStatus } from "~/shop/catalogue/front/list-or-empty.server";
import { listProducts, noProducts } from "~/shop/catalogue/front/listing.server";
import { ProductCard } from "~/shop/catalogue/front/product-card";
import {
  filterReads,
  hasFilters,
  productFilterQuery,
  readProductFilter,
} from "~/shop/catalogue/front/product-filter";
import { withShownStock } from "~/shop/catalogue/stock";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { Toast } from "~/shop/layout/front/toast";
import { findWish } from "~/shop/search/find-wish.server";

import { plannerLinkHtml } from "../run-link.server";
import { FilterForm } from "./filter-form";
import { Results, Empty } from "./results";
import { emptyHtml, suggestionsHtml } from "./suggestions.server";
import { sayUnclear } from "./unclear-bounds.server";
import { understoodHtml } from "./understood.server";

export const handle = { i18n: ["catalogue"], isSameForAll: true, reads: filterReads };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = await requestLanguage(request);
  const filter = readProductFilter(query, language);
  const found = params.category ? findCategory(params.category, language) : undefined;
  const known = await listOrEmpty("categories", Promise.resolve(found), undefined, request);
  const category = known.list;
  if (params.category && !category && !known.failure) {
    const renamed = await findRenamedCategory(params.category);
    if (renamed === "gone") throw new Response(null, { status: 410 });
    if (renamed) return redirect(paths.category(renamed.slug) + productFilterQuery(filter), 301);
    log("not-found", { path: shownPath(request) }, request);
    throw new Response(null, { status: 404 });
  }
  const address = params.category ? paths.category(params.category) : paths.products();
  const t = await translateFor(request, ["catalogue", "common"]);
  const [shown, { appearance }, all] = await Promise.all([
    listOrEmpty("products", listProducts(filter, params.category, language), noProducts, request),
    findSettings(),
    listOrEmpty("categories", listCategories(language), [], request),
  ]);
  const { products, total, page, pageCount } = shown.list;
  const wish =
    filter.search && !shown.failure ? await findWish(filter.search, language) : undefined;
  const data = {
    page: {
      title: [
        filter.search
          ? t("searched", { text: filter.search })
          : (category?.name ?? t("allProducts")),
        ...(page > 1 ? [t("common:pages.page", { number: page })] : []),
      ].join(", "),
      description: category?.description ?? t("meta.description"),
      isUnlisted: hasFilters(filter),
    },
    structured: breadcrumbData(shopOrigin, [
      { name: t("home"), path: paths.home() },
      { name: t("products"), path: paths.products() },
      ...(category ? [{ name: category.name, path: address }] : []),
    ]),
    address,
    category: category ?? null,
    filter: { ...filter, page },
    boundErrors: sayUnclear(filter, await translateFor(request, "validation"), language),
    products: products.map(withShownStock),
    cardsPerRow: appearance.productCardsPerRow,
    total,
    pageCount,
    understood: wish ? understoodHtml(filter.search ?? "", wish, language) : "",
    nothing: total === 0 ? lineDrawing("nothing", language) : "",
    offers: wish && total === 0 ? emptyHtml(wish, language) : "",
    suggestions: suggestionsHtml(all.list, language),
    suggestAddress: serverPaths.searchSuggestions(),
    plan: plannerLinkHtml(params.category, language),
    failure: shown.failure,
  };
  return json(data, listStatus([known, shown]));
}

/**
 * The number of cards in a row on wide screens, by the shop's setting; narrower ones have fewer.
 */
const columns = {
  2: "",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-3 xl:grid-cols-4",
};

export default function Listing() {
  const { t } = useTranslation("catalogue");
  const data = useLoaderData<typeof loader>();
  const { address, category, filter, products, cardsPerRow, total, pageCount } = data;
  const { structured, failure, understood, nothing, offers, suggestions, suggestAddress } = data;
  const { boundErrors } = data;
  const title = filter.search
    ? t("searched", { text: filter.search })
    : (category?.name ?? t("allProducts"));
  return (
    <main id="content" className="shell pt-6">
      {failure && <Toast flash={failure} />}
      <Breadcrumb
        steps={[
          { label: t("home"), to: paths.home() },
          ...(category ? [{ label: t("products"), to: paths.products() }] : []),
          {
            label: category?.name ?? t("products"),
            lang: category ? langOf(category, "name") : undefined,
          },
        ]}
      />
      <h1 lang={category && !filter.search ? langOf(category, "name") : undefined} className="mt-4">
        {title}
      </h1>
      {category?.description && (
        <p lang={langOf(category, "description")} className="mt-3 max-w-prose text-stone">
          {category.description}
        </p>
      )}
      <FilterForm
        address={address}
        filter={filter}
        boundErrors={boundErrors}
        suggestions={suggestions}
        suggestAddress={suggestAddress}
      />
      <div dangerouslySetInnerHTML={{ __html: understood }} />
      <h2 className="sr-only">{t("products")}</h2>
      <Results total={total} />
      {products.length === 0 ? (
        <Empty address={address} nothing={nothing} offers={offers} />
      ) : (
        <ul className={`mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2 ${columns[cardsPerRow]}`}>
          {products.map((product, index) => (
            <li key={product.id} className="grid grid-cols-1">
              <ProductCard product={product} isFirst={index < 2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={filter.page}
        pageCount={pageCount}
        pageAddress={(page) => address + productFilterQuery({ ...filter, page })}
      />
      <div className="mt-14 border-t border-line" dangerouslySetInnerHTML={{ __html: data.plan }} />
      <StructuredData data={structured} />
    </main>
  );
}
