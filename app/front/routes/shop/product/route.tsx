import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";

import { canonicalConfiguration } from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { frameRoute, type FrameData } from "~/platform/rendering/front/frame-data";
import { wantsHydrationData } from "~/platform/rendering/front/hydration-data.server";
import { Breadcrumb } from "~/platform/ui/front/breadcrumb";
import { StructuredData } from "~/platform/ui/front/structured-data";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { findMovedProduct } from "~/shop/catalogue/front/moved-product.server";
import { countProductView } from "~/shop/catalogue/front/view-counter.server";
import { findProduct } from "~/shop/catalogue/product.server";
import { kindOfShape } from "~/shop/figures/front/figure";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { countVisitTo } from "../count-visit-to.server";
import { addConfiguration } from "./add-configuration.server";
import { designAddress, productReads, readTab, tabAddress, tabs, type Tab } from "./address";
import { addressOf, requireProduct } from "./asked-product.server";
import { Customiser } from "./customiser";
import { NotFound } from "./not-found";
import { Pictures } from "./pictures";
import { readProductPage } from "./product-page.server";
import { Purchase } from "./purchase";
import { Reviews } from "./reviews";
import { SimilarProducts } from "./similar-products";
import { refuseUnread, takeReview } from "./take-review.server";

export const handle = {
  i18n: ["catalogue", "product", "customiser", "reviews", "validation"],
  isSameForAll: true,
  reads: productReads,
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { category, number } = addressOf(params);
  const language = await requestLanguage(request);
  const product = await findProduct(category, number, language);
  if (!product) {
    const moved = await findMovedProduct(category, number);
    if (moved === "gone") throw new Response(null, { status: 410 });
    if (moved) return redirect(paths.product(moved.category_slug, moved.number), 301);
    const t = await translateFor(request, "product");
    const page = { title: t("notFound"), description: "", isUnlisted: true };
    return json({ page, product: null, structured: null, shown: null }, { status: 404 });
  }
  const query = new URL(request.url).searchParams;
  const options = await listOptions(language);
  const tab = readTab(query);
  const figureOf = (step: "view" | "design") =>
    ({ kind: kindOfShape(product.form), language, step }) as const;
  if (query.has("drawn")) {
    await countVisitTo(request, figureOf("design"));
    return redirect(designAddress(product, query, options), 303);
  }
  // A view is the plain address opened as a page. Tabs and designs are the same page still, and script
  // that asks for hydration data is on a page that was counted already.
  const isOpened = query.size === 0 && !wantsHydrationData(request);
  if (isOpened) countProductView(product.id);
  const data = await readProductPage({ product, query, options, tab, language });
  // A page answered from the page cache is counted too.
  const figure = isLookedAt(query, tab) ? figureOf("view") : undefined;
  if (figure) await countVisitTo(request, figure);
  context.viewed = { ...(isOpened && { productId: product.id }), ...(figure && { figure }) };
  return data;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const language = await requestLanguage(request);
  const product = await requireProduct(params, language);
  const { category_slug: category, number } = product;
  const refused = await refuseUnread(request, product);
  if (refused) return refused;
  const form = await readFormData(request);
  const intent = form.get("intent") ?? "review";
  if (intent === "add-design") return addConfiguration(request, form, product);
  if (intent !== "review") throw new Response(null, { status: 400 });

  return takeReview(request, form, product, { category, number, language });
}

export default function ProductPage() {
  const { t } = useTranslation("product");
  const { product, shown, structured } = useLoaderData<typeof loader>();
  const person = useRouteLoaderData<FrameData>(frameRoute)?.person;
  const answer = useActionData<typeof action>();
  if (!product || !shown) return <NotFound />;
  const fields = answer && "fields" in answer ? answer.fields : shown.fields;
  return (
    <main id="content" className="shell pt-6">
      <Breadcrumb steps={shown.steps} />
      <div className="mt-2 grid grid-cols-1 gap-4 lg:mt-4 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <Pictures product={product} chosen={shown.picture} pictures={shown.pictures} />
        <Purchase
          product={product}
          summary={shown.summary}
          isMadeToOrder={shown.tab === "customise"}
          beside={shown.beside}
        />
      </div>
      <section id="fila" aria-label={t("about")} className="pt-8 lg:pt-14">
        <TabLinks
          label={t("about")}
          tabs={tabs
            .filter((tab) => tab !== "specification" || shown.isSpecified)
            .map((tab) => ({
              to: tabAddress(product, tab),
              label: t(`tabs.${tab}`),
              isCurrent: tab === shown.tab,
            }))}
        />
        {shown.tab === "customise" && (
          <Customiser
            key={canonicalConfiguration(fields)}
            product={product}
            options={shown.options}
            fields={fields}
            panel={shown.panel}
            replacesLineId={shown.replacesLineId}
            advancePercent={shown.advancePercent}
            planned={shown.planned}
          />
        )}
        <div dangerouslySetInnerHTML={{ __html: shown.specification }} />
        {shown.tab === "reviews" && (
          <Reviews
            product={product}
            summary={shown.summary}
            list={shown.reviews}
            isWriting={shown.isWriting}
            reviewForm={shown.reviewForm}
            isSignedIn={Boolean(person)}
            answer={answer && !("fields" in answer) ? answer : undefined}
          />
        )}
      </section>
      <div dangerouslySetInnerHTML={{ __html: shown.below }} />
      <SimilarProducts products={shown.similar} />
      {structured.map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
    </main>
  );
}

/** Whether an address is of the piece itself, ready-made or made to order, and not of a design or a tab. */
function isLookedAt(query: URLSearchParams, tab: Tab): boolean {
  const isPlain = [...query.keys()].every((name) => name === "lng" || name === "fila");
  return isPlain && (tab === "customise" || !query.has("fila"));
}
