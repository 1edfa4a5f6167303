import { readConfigurationFields } from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";
import { findStart } from "~/furniture/configurator/options.server";
import { shopOrigin } from "~/platform/env/env.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readPage } from "~/platform/http/list-query";
import { langOf, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { breadcrumbData } from "~/platform/ui/front/breadcrumb";
import type { DeliveryTerm } from "~/shop/catalogue/delivery-term";
import { pieceTermText, termBy } from "~/shop/catalogue/delivery-way";
import { summariseReviews } from "~/shop/catalogue/front/review-summary.server";
import { listSimilarProducts } from "~/shop/catalogue/front/similar-products.server";
import { findWayAcross, type Product } from "~/shop/catalogue/product.server";
import { listReviews } from "~/shop/catalogue/review.server";
import { shopAsMaker } from "~/shop/catalogue/safety";
import { withShownStock } from "~/shop/catalogue/stock";

import { offeredWordsHtml, tradeWordsHtml, type TradeWord } from "../trade-words.server";
import { readPanel, type Tab } from "./address";
import { besideHtml } from "./beside.server";
import { isSpecified, showOptions, specificationHtml } from "./facts.server";
import { plannedAlikeHtml, plannerHtml } from "./planned-alike.server";
import { productData } from "./product-data";
import { questionsHtml } from "./questions.server";
import { safetyHtml } from "./safety.server";
import { reviewForm } from "./schema";
import { shareDesign } from "./share-design.server";
import { exampleOf, picturesOf } from "./shown-pictures.server";
import { drawReview } from "./shown-review.server";

/** An address completed by the material and handle with which the customiser begins, if it names neither. */
function startingWith(query: URLSearchParams, start: Awaited<ReturnType<typeof findStart>>) {
  const whole = new URLSearchParams(query);
  for (const name of ["material", "handle"] as const) {
    const first = start[name];
    if (first !== undefined && !whole.has(name)) whole.set(name, first);
  }
  return whole;
}

/** The word of the trade that says what a ready-made piece is made of. */
function wordsOf({ material }: Product): TradeWord[] {
  return material === "pal" || material === "mdf" ? [material] : [];
}

/** What a product's page shows at an address that names a tab, and perhaps a design. */
export async function readProductPage({
  product,
  query,
  options,
  tab,
  language,
}: {
  product: Product;
  query: URLSearchParams;
  options: Options;
  tab: Tab;
  language: Language;
}) {
  const t = translateIn(language, "catalogue");
  const isMadeToOrder = tab === "customise";
  const [similar, summary, vat] = await Promise.all([
    listSimilarProducts(product, language),
    summariseReviews(product.id),
    findVat(new Date()),
  ]);
  const reviews = await listReviews(product.id, summary.shownCount, readPage(query));
  const address = shopOrigin + paths.product(product.category_slug, product.number);
  const settings = await findSettings();
  const maker = shopAsMaker(settings);
  const cart = translateIn(language, "cart");
  const { delivery, made, safety: _safety, specification: _texts, ...named } = product;
  const { source, images, ...shownProduct } = named;
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
  const start = await findStart({ facet: product.material, ...source });
  const fields = readConfigurationFields(startingWith(query, start), options, product.sizes);
  const { isIncluded: isVatIncluded } = vat;
  const beside = await besideHtml({ product, isMadeToOrder, options, isVatIncluded, language });
  const pictures = isMadeToOrder
    ? await exampleOf(product, query.get("material"), language)
    : picturesOf(product, options, start, language);
  return {
    page: {
      title: product.name,
      description: product.description,
      isUnlisted: [...query.keys()].some((name) => name !== "lng"),
      picture: images[0]?.image_url,
      // The plain address is the product's; one that names a choice is a design.
      shared: query.has("material")
        ? shareDesign(product, fields, options, vat, language)
        : undefined,
    },
    product: {
      ...withShownStock(shownProduct),
      delivery: deliveryText(delivery),
      made: deliveryText(made),
    },
    structured: [
      // Search engines get the data of the ready-made piece, at its own address only.
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
      pictures,
      isWriting: query.has("scrie"),
      reviewForm: describeForm(reviewForm),
      replacesLineId: query.get("linie")?.slice(0, 64) ?? "",
      fields,
      similar: similar.map(withShownStock),
      isSpecified: isSpecified(product),
      specification:
        tab === "specification"
          ? specificationHtml(product, language) + tradeWordsHtml(wordsOf(product), language)
          : "",
      below: [
        isMadeToOrder
          ? await offeredWordsHtml(language)
          : await plannerHtml(product, fields, options, language),
        await questionsHtml(product, language),
        safetyHtml(product, maker, isMadeToOrder, language),
      ].join(""),
      options: showOptions(options, language),
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
}
