import * as shops from "~/platform/rendering/front/html-document.server";

import { isWithout } from "./without.mjs";

import css from "~/platform/rendering/app.css?inline";

export const { hash } = shops;

/** The stylesheet is linked and nothing else, as on a second visit. */
const linksSheet = isWithout("critical CSS, but a linked sheet");
/** The whole of it stands in the page, in the same place. */
const holdsSheet = isWithout("critical CSS, but the whole sheet");

export const hasStylesheet: typeof shops.hasStylesheet = linksSheet
  ? () => true
  : shops.hasStylesheet;

export const htmlDocument: typeof shops.htmlDocument = holdsSheet ? holdSheet : shops.htmlDocument;

const link = /<link rel="stylesheet" href="[^"]*"/;
/** The headings' face comes with the file: it is never waited for. */
const sheet = css.replace(/@font-face\s*\{[^}]*\}/g, "");

function holdSheet(...[markup, page]: Parameters<typeof shops.htmlDocument>) {
  const finished = shops.htmlDocument(markup, { ...page, hasStyles: true });
  if (page.hasStyles) return finished;
  const html = finished.html
    .toString()
    .replace(link, (found) => `<style data-until-script>${sheet}</style>${found} media="print"`);
  return { ...finished, html: Buffer.from(html), styleHashes: [shops.hash(sheet)] };
}
