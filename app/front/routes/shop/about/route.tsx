import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { listOrEmpty, listStatus } from "~/shop/catalogue/front/list-or-empty.server";
import { readDocumentPage } from "~/shop/content/front/document.server";
import { listGalleryImages } from "~/shop/content/front/gallery.server";
import { Prose } from "~/shop/content/front/prose";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { OrderPath } from "./order-path";
import { Workshop } from "./workshop";

export const handle = { i18n: ["about", "showroom"], isSameForAll: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await requestLanguage(request);
  const pictures = listGalleryImages({ place: "about" }, language);
  const [document, shown] = await Promise.all([
    readDocumentPage(request, "about"),
    // If the pictures cannot be read, the rest of the page is still of use.
    listOrEmpty("categories", pictures, [], request),
  ]);
  return json({ ...document, pictures: shown.list }, listStatus([shown]));
}

export default function About() {
  const { t } = useTranslation(["about", "showroom"]);
  const { document, pictures } = useLoaderData<typeof loader>();
  // The path of an order is drawn after the second section of the text, which describes it.
  const [first, second, ...others] = document.sections;
  return (
    <main id="content">
      <div className="shell grid gap-10 pt-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div lang={document.lang}>
          <h1>{document.title}</h1>
          <div className="text-lg">
            <Prose html={document.intro} />
          </div>
        </div>
        <Picture
          src={paths.picture("showroom.webp")}
          alt={t("showroom:picture")}
          placeholder="atelier"
          sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, 92vw"
          isMain
          className="aspect-4/3"
        />
      </div>
      {first && <Part section={first} lang={document.lang} />}
      {second && <Part section={second} lang={document.lang} />}
      <OrderPath />
      {others.map((section) => (
        <Part key={section.id} section={section} lang={document.lang} />
      ))}
      <Workshop pictures={pictures} />
      <p className="shell mt-12 flex flex-wrap gap-3">
        <Link to={paths.contact("consultatie")} className="button button-primary">
          {t("contact")}
        </Link>
        <Link to={paths.gallery()} className="button button-secondary">
          {t("gallery")}
        </Link>
      </p>
    </main>
  );
}

function Part({
  section,
  lang,
}: {
  section: { id: string; title: string; html: string };
  lang: string | undefined;
}) {
  return (
    <section
      aria-labelledby={section.id}
      lang={lang}
      className="shell mt-16 grid grid-cols-1 gap-x-16 gap-y-2 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id={section.id}>{section.title}</h2>
      <Prose html={section.html} />
    </section>
  );
}
