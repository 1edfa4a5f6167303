import { inBatches } from "~/platform/basics/in-batches.server";
import { shopOrigin } from "~/platform/env/env.server";
import { textStream } from "~/platform/format/text-stream.server";
import { languageCodes } from "~/platform/i18n/languages";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { listCategorySlugs } from "~/shop/catalogue/category.server";
import { listSitemapProducts } from "~/shop/catalogue/product.server";

/** Every page that search engines should know, in all languages, from what the shop shows now. */
export async function loader() {
  const [categories, products] = await Promise.all([listCategorySlugs(), listSitemapProducts()]);
  const pages = [
    paths.home(),
    paths.products(),
    ...categories.map((slug) => paths.category(slug)),
    ...products.map(({ category_slug, number }) => paths.product(category_slug, number)),
    paths.planner(),
    serverPaths.swatches(),
    paths.gallery(),
    paths.about(),
    paths.contact(),
    paths.newsletter(),
    paths.terms(),
    paths.withdrawal(),
    paths.privacy(),
    paths.cookies(),
    paths.accessibility(),
  ];
  return new Response(await textStream(sitemap(pages)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

async function* sitemap(pages: readonly string[]): AsyncGenerator<string, void> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  for await (const some of inBatches(pages)) yield some.map(entry).join("");
  yield "</urlset>\n";
}

function entry(path: string): string {
  const address = escape(shopOrigin + path);
  const alternate = (language: string, target: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${target}"/>`;
  const alternates = languageCodes.map((code) => alternate(code, `${address}?lng=${code}`));
  return `<url><loc>${address}</loc>${alternates.join("")}${alternate("x-default", address)}</url>\n`;
}

function escape(text: string): string {
  return encodeURI(text).replace(/&/g, "&amp;").replace(/'/g, "&apos;");
}
