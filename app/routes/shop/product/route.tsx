import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { shopOrigin } from "~/env.server";
import { describeForm } from "~/forms/describe-form.server";
import { readFormData } from "~/forms/read-form.server";
import { canonicalDesign, readDesignFields } from "~/configurator/design";
import type { DeliveryTerm } from "~/catalogue/delivery-term";
import { pieceTermText, termBy } from "~/catalogue/delivery-way";
import { findWayAcross } from "~/catalogue/find-way.server";
import { listSimilarProducts } from "~/catalogue/listing.server";
import { listOptions } from "~/configurator/options.server";
import { countProductView } from "~/catalogue/view-counter.server";
import { findMovedProduct, findProduct, type Product } from "~/catalogue/product.server";
import { kindOfShape } from "~/figures/figure";
import type { Language } from "~/languages";
import { shopAsMaker } from "~/catalogue/safety";
import { listReviews, summariseReviews } from "~/catalogue/review.server";
import { findSettings } from "~/shop/settings.server";
import { findVat } from "~/shop/vat-rates.server";
import { pageMeta } from "~/layout/page-meta";
import { readPage } from "~/http/list-query";
import { wantsHydrationData } from "~/rendering/hydration-data.server";
import { paths } from "~/paths";
import { findDecorExample } from "~/planner/decor-example.server";
import { frameRoute, type FrameData } from "~/rendering/frame-data";
import { requestLanguage, translateFor } from "~/http/request-language.server";
import { translateIn } from "~/i18n/translate.server";
import { Breadcrumb } from "~/ui/breadcrumb";
import { breadcrumbData } from "~/ui/breadcrumb-data";
import { langOf } from "~/i18n/lang-of";
import { StructuredData } from "~/ui/structured-data";
import { TabLinks } from "~/ui/tab-links";

import { countVisitTo } from "../count-visit-to.server";
import { addDesign } from "./add-design.server";
import { besideHtml } from "./beside.server";
import { designAddress, readPanel, readTab, tabAddress, tabs, type Tab } from "./address";
import { Customiser } from "./customiser";
import { NotFound } from "./not-found";
import { plannedAlikeHtml } from "./planned-alike.server";
import { Pictures } from "./pictures";
import { productData } from "./product-data";
import { Purchase } from "./purchase";
import { questionsHtml } from "./questions.server";
import { Reviews } from "./reviews";
import {
  isSpecified,
  plannerHtml,
  safetyHtml,
  specificationHtml,
  withEmissions,
} from "./facts.server";
import { reviewForm } from "./schema";
import { shareDesign } from "./share-design.server";
import { drawReview } from "./shown-review.server";
import { SimilarProducts } from "./similar-products";
import { refuseUnread, takeReview } from "./take-review.server";

export const handle = {
  i18n: ["catalogue", "product", "customiser", "reviews", "validation"],
  isSameForAll: true,
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
  const isMadeToOrder = tab === "customise";
  const figureOf = (step: "view" | "design") =>
    ({ kind: kindOfShape(product.form), language, step }) as const;
  if (query.has("drawn")) {
    await countVisitTo(request, figureOf("design"));
    return redirect(designAddress(product, query, options), 303);
  }
  const [t, similar, summary, vat] = await Promise.all([
    translateFor(request, "catalogue"),
    listSimilarProducts(product, language),
    summariseReviews(product.id),
    findVat(new Date()),
  ]);
  const reviews = await listReviews(product.id, summary.shownCount, readPage(query));
  // A view is the plain address opened as a page. Tabs and designs are the same page still, and script
  // that asks for hydration data is on a page that was counted already.
  const isOpened = query.size === 0 && !wantsHydrationData(request);
  if (isOpened) countProductView(product.id);
  const address = shopOrigin + paths.product(product.category_slug, product.number);
  const settings = await findSettings();
  const maker = shopAsMaker(settings);
  const cart = await translateFor(request, "cart");
  const { delivery, made, safety: _safety, specification: _texts, ...shownProduct } = product;
  const way = await findWayAcross();
  const deliveryText = (term: DeliveryTerm) => pieceTermText(termBy(way, term), way, cart);
  const above = [
    { label: t("home"), to: paths.home() },
    { label: t("products"), to: paths.products() },
    {
      label: product.category_name,
      to: paths.category(product.category_slug),
      lang: langOf(product, "category_name"),
    },
  ];
  const fields = readDesignFields(query, options, product.sizes);
  const { isIncluded: isVatIncluded } = vat;
  const beside = await besideHtml({ product, isMadeToOrder, options, isVatIncluded, language });
  const example = isMadeToOrder
    ? await exampleOf(product, query.get("material"), language)
    : undefined;
  const data = {
    page: {
      title: product.name,
      description: product.description,
      isUnlisted: [...query.keys()].some((name) => name !== "lng"),
      picture: product.images[0]?.image_url,
      // The plain address is the product's; one that names a choice is a design.
      shared: query.has("material")
        ? shareDesign(product, fields, options, vat, language)
        : undefined,
    },
    product: {
      ...shownProduct,
      delivery: deliveryText(delivery),
      made: deliveryText(made),
    },
    structured: [
      // Search engines are told of what is sold ready-made, at the address that says so.
      ...(isMadeToOrder ? [] : [productData(product, maker, address, summary, vat, way)]),
      breadcrumbData(shopOrigin, [
        ...above.map(({ label, to }) => ({ name: label, path: to })),
        { name: product.name, path: paths.product(product.category_slug, product.number) },
      ]),
    ],
    shown: {
      beside,
      steps: [...above, { label: product.name, lang: langOf(product, "name") }],
      tab,
      panel: readPanel(query),
      picture: Math.max(0, Math.trunc(Number(query.get("imagine")) || 1) - 1),
      example: example ?? null,
      isWriting: query.has("scrie"),
      reviewForm: describeForm(reviewForm),
      replacesLineId: query.get("linie")?.slice(0, 64) ?? "",
      fields,
      similar,
      isSpecified: isSpecified(product),
      specification: tab === "specification" ? specificationHtml(product, language) : "",
      below: [
        plannerHtml(product, language),
        await questionsHtml(product, language),
        safetyHtml(product, maker, language),
      ].join(""),
      options: withEmissions(options, language),
      advancePercent: settings.trade.advancePercent,
      planned: isMadeToOrder
        ? await plannedAlikeHtml(product, fields, options, isVatIncluded, language)
        : "",
      summary,
      reviews: {
        ...reviews,
        reviews: reviews.reviews.map((review) => drawReview(review, language)),
      },
    },
  };
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
  if (intent === "add-design") return addDesign(request, form, product);
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
      <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <Pictures product={product} chosen={shown.picture} example={shown.example} />
        <Purchase
          product={product}
          summary={shown.summary}
          isMadeToOrder={shown.tab === "customise"}
          beside={shown.beside}
        />
      </div>
      <section id="fila" aria-label={t("about")} className="pt-14">
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
            key={canonicalDesign(fields)}
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

/**
 * The picture of a piece made to order, in the fields of a product's own: a photograph of its kind in the
 * decor that was chosen, else of the ready-made piece, with words that say so.
 */
async function exampleOf(product: Product, material: string | null, language: Language) {
  const found =
    material === null ? undefined : await findDecorExample(product.form, material, language);
  if (found) {
    const text = `${found.note}. ${found.limits}`;
    return { image_url: found.src, alt: found.alt, untranslated: [] as string[], text };
  }
  const [image] = product.images;
  const t = translateIn(language, "product");
  return image && { ...image, text: t("madeToOrder.photograph") };
}

/** Whether an address is of the piece itself, ready-made or made to order, and not of a design or a tab. */
function isLookedAt(query: URLSearchParams, tab: Tab): boolean {
  const isPlain = [...query.keys()].every((name) => name === "lng" || name === "fila");
  return isPlain && (tab === "customise" || !query.has("fila"));
}

/** The product that a form was shown for, also where it has moved since. */
async function requireProduct(
  params: { category?: string; id?: string },
  language: Language,
): Promise<Product> {
  const { category, number } = addressOf(params);
  const here = await findProduct(category, number, language);
  if (here) return here;
  const moved = await findMovedProduct(category, number);
  if (moved === "gone") throw new Response(null, { status: 410 });
  const there = moved && (await findProduct(moved.category_slug, moved.number, language));
  if (!there) throw new Response(null, { status: 404 });
  return there;
}

function addressOf(params: { category?: string; id?: string }) {
  const { category = "", id = "" } = params;
  return { category, number: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0 };
}
