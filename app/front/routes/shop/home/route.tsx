import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { shopOrigin } from "~/platform/env/env.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { openState } from "~/platform/settings/front/open-now";
import { ShowroomFacts } from "~/platform/settings/front/showroom-facts";
import { ShowroomMap } from "~/platform/settings/front/showroom-map";
import { findSettings } from "~/platform/settings/settings.server";
import { StructuredData } from "~/platform/ui/front/structured-data";
import { findClosedDays } from "~/sales/appointments/front/holiday.server";
import { listCategories } from "~/shop/catalogue/front/category.server";
import { listOrEmpty, listStatus } from "~/shop/catalogue/front/list-or-empty.server";
import { listFeaturedProducts } from "~/shop/catalogue/front/listing.server";
import { withShownStock } from "~/shop/catalogue/stock";
import { findShownPicture } from "~/shop/content/front/official-picture.server";
import { listPartners, listTestimonials } from "~/shop/content/front/testimonials.server";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { Toast } from "~/shop/layout/front/toast";

import { CallToAction } from "./call-to-action";
import { CategoryGrid } from "./category-grid";
import { DisputeResolution } from "./dispute-resolution";
import { FeaturedProducts } from "./featured-products";
import { Features } from "./features";
import { Hero } from "./hero";
import { NicheForm } from "./niche-form";
import { Partners } from "./partners";
import { storeData } from "./store-data";
import { Testimonials } from "./testimonials";

export const handle = {
  i18n: ["home", "features", "catalogue", "reviews", "showroom"],
  isSameForAll: true,
  reads: { harta: ["da"] },
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const [t, language, { general, appearance }, isClosedOn] = await Promise.all([
    translateFor(request, "home"),
    requestLanguage(request),
    findSettings(),
    findClosedDays(),
  ]);
  const isMapShown = new URL(request.url).searchParams.get("harta") === "da";
  const perRow = Number(appearance.productCardsPerRow);
  const [categories, featured, testimonials, partners, pictogram] = await Promise.all([
    listOrEmpty("categories", listCategories(language), [], request),
    listOrEmpty(
      "products",
      appearance.showFeaturedProducts
        ? listFeaturedProducts(perRow * 2, language)
        : Promise.resolve(null),
      null,
      request,
    ),
    appearance.showTestimonials ? listTestimonials(language) : null,
    listPartners(),
    findShownPicture("sal-pictogram"),
  ]);
  const data = {
    page: {
      title: t("meta.title"),
      description: general.siteDescription || t("meta.description"),
    },
    structured: storeData(general, shopOrigin),
    /** Nothing where the owner shows no hero. */
    hero: appearance.showHeroSection ? lineDrawing("niche", language) : null,
    perRow: appearance.productCardsPerRow,
    categories: categories.list,
    featured: featured.list && featured.list.map(withShownStock),
    failure: featured.failure,
    testimonials,
    partners,
    pictogram,
    company: general,
    state: openState(general.showroomHours, isClosedOn, new Date()) ?? null,
    isMapShown,
  };
  return json(data, listStatus([categories, featured]));
}

export default function Home() {
  const { t } = useTranslation(["home", "showroom"]);
  const data = useLoaderData<typeof loader>();
  return (
    <main id="content">
      {data.failure && <Toast flash={data.failure} />}
      {data.hero !== null ? (
        <Hero drawing={data.hero} />
      ) : (
        <div className="shell pt-10">
          <h1>{t("hero.title")}</h1>
          <NicheForm />
        </div>
      )}
      <CategoryGrid categories={data.categories} />
      {data.featured && <FeaturedProducts products={data.featured} perRow={data.perRow} />}
      <Features />
      <CallToAction />
      <Partners partners={data.partners} />
      {data.testimonials && <Testimonials testimonials={data.testimonials} />}
      <section aria-labelledby="showroom" className="shell @container pt-24">
        <div className="grid grid-cols-1 gap-x-14 @4xl:grid-cols-[22rem_1fr]">
          <div>
            <h2 id="showroom">{t("showroom:title")}</h2>
            <p className="mt-3 max-w-prose text-stone">{t("showroom:text")}</p>
            <Picture
              src={paths.picture("showroom.webp")}
              alt={t("showroom:picture")}
              placeholder="atelier"
              sizes="(min-width: 64rem) 22rem, 92vw"
              width={800}
              height={600}
              className="mt-6 aspect-4/3"
            />
            <ShowroomFacts company={data.company} state={data.state} />
          </div>
          <ShowroomMap
            address={data.company.address}
            isShown={data.isMapShown}
            page={paths.home()}
          />
        </div>
      </section>
      <DisputeResolution pictogram={data.pictogram} />
      <StructuredData data={data.structured} />
    </main>
  );
}
