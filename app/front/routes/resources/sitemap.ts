import type { LoaderFunctionArgs } from "@remix-run/node";

import { inBatches } from "~/platform/basics/in-batches.server";
import { shopOrigin } from "~/platform/env/env.server";
import { textStream } from "~/platform/format/csv.server";
import { languageCodes } from "~/platform/i18n/languages";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { listCategorySlugs } from "~/shop/catalogue/front/category.server";
import {
  countSitemapParts,
  listSitemapProducts,
} from "~/shop/catalogue/front/sitemap-products.server";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * Every page that search engines should know, in all languages, from what the shop shows now. With many
 * products it only lists its parts (`?parte=2`); the first part has all other pages.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const count = await countSitemapParts();
  const asked = new URL(request.url).searchParams.get("parte");
  if (asked === null && count > 1) return answer(listOfParts(count));
  const part = Number(asked ?? 1);
  if (!Number.isInteger(part) || part < 1 || part > count)
    throw new Response(null, { status: 404 });
  const products = (await listSitemapProducts(part)).map(({ category_slug, number }) =>
    paths.product(category_slug, number),
  );
  const pages = [...(part === 1 ? await otherPages() : []), ...products];
  return answer(await textStream(sitemap(pages)));
}

async function otherPages(): Promise<string[]> {
  const categories = await listCategorySlugs();
  return [
    paths.home(),
    paths.products(),
    ...categories.map((slug) => paths.category(slug)),
    paths.planner(),
    serverPaths.runPlanner(),
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
}

function answer(body: string | ReadableStream): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function listOfParts(count: number): string {
  const address = `${shopOrigin}${serverPaths.sitemap()}`;
  const parts = Array.from(
    { length: count },
    (_, part) => `<sitemap><loc>${address}?parte=${part + 1}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${parts.join("")}</sitemapindex>\n`;
}

async function* sitemap(pages: readonly string[]): AsyncGenerator<string, void> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
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
