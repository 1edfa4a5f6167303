import { createHash } from "node:crypto";

import styles from "./app.css?url";
import boot from "./boot.js?raw";
import { isDevelopment } from "./env.server";
import { untilScript } from "./page-data";
import { pageStyles, readMarkup, styleLayers } from "./page-styles.server";
import { paths } from "./paths";

/** Links that are followed for nothing but to read; a hovered one is fetched before it is pressed. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*\\?*lng=*", `${paths.admin()}*`, paths.accountExport()] } },
          { not: { selector_matches: "[target],[download],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

interface Page {
  /** What it was drawn from, and the whole of it where script could not ask for it again. */
  digest: string;
  data: string | undefined;
  /** The modules that take over the page, in order. */
  start: string[];
  /** Whether the browser has the whole stylesheet already. */
  hasStyles: boolean;
  /** Whether script stays away. */
  isPlain: boolean;
}

/**
 * Completes rendered markup with what the browser needs beside it: on a first visit the rules it
 * uses, so that nothing has to arrive before it is shown, and a few lines that fetch the script once
 * the page is usable. Says what the policy has to let through, so that nothing else runs.
 */
export function finishPage(
  markup: string,
  page: Page,
): { html: Buffer; scriptHashes: string[]; styleHashes: string[] } {
  const body = markup.slice(0, markup.lastIndexOf("</body>"));
  const isStyled = page.hasStyles || isDevelopment;
  const styled = isStyled ? { markup: [body], styles: [] } : withStyles(body);
  const pieces = [
    "<!doctype html>",
    ...styled.markup,
    page.isPlain ? "" : scripts(page),
    "</body></html>",
  ];
  return {
    // Piece by piece: as one text it would be copied together once more first.
    html: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    scriptHashes: page.isPlain ? [] : [hash(speculation), hash(boot)],
    styleHashes: styled.styles.map(hash),
  };
}

/** Whether the browser says by the cookie `style` that it has the stylesheet of this build. */
export function hasStylesheet(cookies: string | null): boolean {
  const [, kept] = /(?:^|;\s*)style=([\w-]+)/.exec(cookies ?? "") ?? [];
  return kept !== undefined && styles.endsWith(`-${kept}.css`);
}

export function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * The rules within the page: those of its header first, so that a slow line shows it while the rest
 * is under way, then all of them in their order. The file comes behind everything else, for print
 * and the next page.
 */
function withStyles(markup: string): { markup: string[]; styles: string[] } {
  const link = `<link rel="stylesheet" href="${styles}"`;
  const header = markup.indexOf(headerEnd);
  const top = header < 0 ? markup.length : header + headerEnd.length;
  const uses = [readMarkup(markup.slice(0, top)), readMarkup(markup.slice(top))];
  const all = pageStyles(...uses);
  const first = header < 0 ? all : `${styleLayers};${pageStyles(...uses.slice(0, 1))}`;
  const head = markup
    .slice(0, top)
    .replace(link, () => `${styleElement(first)}${link} media="print"`);
  if (header < 0) return { markup: [head], styles: [all] };
  return { markup: [head, styleElement(all), markup.slice(top)], styles: [first, all] };
}

const headerEnd = "</header>";

function styleElement(rules: string): string {
  return `<style ${untilScript}>${rules}</style>`;
}

function scripts({ digest, data, start }: Page): string {
  const rules = `<script type="speculationrules" ${untilScript}>${speculation}</script>`;
  const within =
    data && `<script type="application/json" ${untilScript} data-digest>${data}</script>`;
  const attributes = `data-digest="${digest}" data-start="${start.join(" ")}"`;
  return `${rules}${within ?? ""}<script ${untilScript} ${attributes}>${boot}</script>`;
}
