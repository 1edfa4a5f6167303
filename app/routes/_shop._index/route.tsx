import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requestLanguage } from "~/i18n.server";
import { listCategories } from "~/models/category.server";
import { findSettings } from "~/models/settings.server";
import { paths } from "~/paths";
import { pageMeta } from "~/page-meta";
import { translateFor } from "~/translate.server";
import { Icon, type IconName } from "~/ui/icon";
import { langOf } from "~/ui/lang-of";
import { categoryPlaceholder, Picture } from "~/ui/picture";

import type { LoaderFunctionArgs } from "@remix-run/node";

export const handle = { i18n: ["home", "features"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "home");
  const [categories, settings] = await Promise.all([
    listCategories(await requestLanguage(request)),
    findSettings(),
  ]);
  return {
    page: { title: t("meta.title"), description: t("meta.description") },
    categories,
    phone: settings.general.phone,
  };
}

export default function Home() {
  return (
    <main id="content">
      <Hero />
      <CategoryGrid />
      <Features />
      <CallToAction />
    </main>
  );
}

/** On a wide screen the words stand on the picture's calm half; on a phone, above it. */
function Hero() {
  const { t } = useTranslation("home");
  return (
    <section className="relative bg-linen lg:flex lg:min-h-[38rem] lg:items-center">
      <div className="shell relative z-10 py-12 lg:py-20">
        <div className="max-w-xl">
          <p className="eyebrow lg:text-ink">{t("hero.eyebrow")}</p>
          <h1 className="mt-4 text-4xl sm:text-5xl lg:text-6xl">{t("hero.title")}</h1>
          <p className="mt-5 max-w-lg text-lg">{t("hero.text")}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to={paths.products()} className="button button-primary">
              {t("hero.products")}
            </Link>
            <ConsultationLink className="button button-secondary" label={t("hero.contact")} />
          </p>
        </div>
      </div>
      <Picture
        src={paths.picture("hero.webp")}
        placeholder="hero"
        alt=""
        sizes="100vw"
        width={1600}
        height={900}
        isFirst
        className="object-right lg:absolute lg:inset-0 lg:h-full"
      />
    </section>
  );
}

function CategoryGrid() {
  const { t } = useTranslation("home");
  const { categories } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="categories" className="shell pt-20">
      <h2 id="categories">{t("categories.title")}</h2>
      <p className="mt-3 max-w-prose text-stone">{t("categories.text")}</p>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
        {categories.map((category, index) => (
          <li key={category.slug} className={index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
            <Link to={paths.category(category.slug)} className="group block">
              <span className="block overflow-hidden">
                <Picture
                  src={category.image_url}
                  placeholder={categoryPlaceholder(category.slug)}
                  sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 46vw, 92vw"
                  alt=""
                  className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </span>
              <span
                lang={langOf(category, "name")}
                className="mt-4 block font-heading text-2xl group-hover:text-bronze"
              >
                {category.name}
              </span>
              <span
                lang={langOf(category, "description")}
                className="mt-1 block text-sm text-stone"
              >
                {category.description}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const features = [
  "quality",
  "customization",
  "delivery",
  "payment",
  "warranty",
  "speed",
] as const satisfies IconName[];

function Features() {
  const { t } = useTranslation("features");
  return (
    <section aria-labelledby="features" className="shell pt-24">
      <h2 id="features">{t("title")}</h2>
      <ul className="mt-8 grid border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-5 border-b border-line py-7 pr-6">
            <Icon name={feature} className="mt-1 size-7 text-bronze" />
            <div>
              <h3>{t(`${feature}.title`)}</h3>
              <p className="mt-1 text-sm text-stone">{t(`${feature}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallToAction() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="consultation" className="shell pt-24">
      <div className="grid gap-6 bg-ink px-6 py-14 text-white sm:px-12 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="consultation">{t("cta.title")}</h2>
          <p className="mt-3 max-w-prose text-white/80">{t("cta.text")}</p>
        </div>
        <ConsultationLink className="button button-primary" label={t("cta.button")} />
      </div>
    </section>
  );
}

function ConsultationLink({ className, label }: { className: string; label: string }) {
  const { phone } = useLoaderData<typeof loader>();
  return (
    <a href={`tel:${phone.replace(/\s/g, "")}`} className={className}>
      {label}
    </a>
  );
}
