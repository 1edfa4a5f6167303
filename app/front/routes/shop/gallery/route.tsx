import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { listCategories } from "~/shop/catalogue/front/category.server";
import { listGalleryImages } from "~/shop/content/front/gallery.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { galleryAddress, galleryReads, pageSize, readGalleryView } from "./address";
import { Lightbox } from "./lightbox";
import { WorkFacts } from "./work-facts";

export const handle = { i18n: ["gallery"], isSameForAll: true, reads: galleryReads };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const view = readGalleryView(new URL(request.url).searchParams);
  const [t, language] = await Promise.all([
    translateFor(request, "gallery"),
    requestLanguage(request),
  ]);
  const categories = await listCategories(language);
  const category = categories.find(({ slug }) => slug === view.category);
  if (view.category !== null && !category) throw new Response(null, { status: 404 });

  const images = await listGalleryImages({ category: category?.slug }, language);
  const index = images.findIndex(({ number }) => number === view.picture);
  const image = images[index];
  if (view.picture !== null && !image) throw new Response(null, { status: 404 });
  const at = (place: number) => images[(place + images.length) % images.length]?.number ?? null;
  return json({
    page: {
      title: image
        ? t("meta.picture", { place: index + 1, total: images.length })
        : (category?.name ?? t("title")),
      description: t("meta.description"),
      isUnlisted: image !== undefined || category !== undefined,
    },
    view,
    categories: categories.map(({ slug, name, untranslated }) => ({ slug, name, untranslated })),
    images: images.slice(0, view.shown),
    total: images.length,
    large: image ? { image, place: index + 1, previous: at(index - 1), next: at(index + 1) } : null,
  });
}

export default function Gallery() {
  const { t } = useTranslation("gallery");
  const { view, images, total, large } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("text")}</p>
      {large && <Lightbox large={large} total={total} view={view} />}
      <Filters />
      {images.length === 0 && (
        <p className="mt-8 border-y border-line py-16 text-lg">{t("empty")}</p>
      )}
      <ul className="mt-8 grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-3">
        {images.map((image, index) => (
          <li key={image.id} id={`imagine-${image.number}`}>
            <Link
              to={galleryAddress({ ...view, picture: image.number })}
              preventScrollReset
              className="group block overflow-hidden"
            >
              <Picture
                src={image.image_url}
                alt={image.alt}
                lang={langOf(image, "alt")}
                placeholder={categoryPlaceholder(image.category_slug ?? "")}
                sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, 46vw"
                isFirst={index < 2}
                className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.03]"
              />
            </Link>
            <WorkFacts work={image} />
          </li>
        ))}
      </ul>
      {images.length < total && (
        <p className="mt-10 text-center">
          <Link
            to={galleryAddress({ ...view, picture: null, shown: view.shown + pageSize })}
            preventScrollReset
            className="button button-secondary"
          >
            {t("more")}
          </Link>
        </p>
      )}
    </main>
  );
}

function Filters() {
  const { t } = useTranslation("gallery");
  const { view, categories } = useLoaderData<typeof loader>();
  const className =
    "button button-quiet min-h-11 wrap-anywhere border-line px-4 aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-white";
  return (
    <nav aria-label={t("filters")} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link
            to={paths.gallery()}
            preventScrollReset
            aria-current={view.category === null ? "true" : undefined}
            className={className}
          >
            {t("all")}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug} lang={langOf(category, "name")}>
            <Link
              to={galleryAddress({ category: category.slug })}
              preventScrollReset
              aria-current={view.category === category.slug ? "true" : undefined}
              className={className}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
