import { createHash } from "node:crypto";

import styles from "~/app.css?url";
import boot from "./load-script.js?raw";
import type { Stretch } from "./fragment-cache.server";
import { isDevelopment } from "~/env.server";
import { untilScript } from "./hydration-data";
import { mergeUses, pageStyles, styleLayers } from "./critical-css.server";
import { paths } from "~/paths";

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
  markup: Stretch[],
  page: Page,
): { html: Buffer; scriptHashes: string[]; styleHashes: string[] } {
  const isStyled = page.hasStyles || isDevelopment;
  const styled = isStyled ? { markup: bytesOf(markup), styles: [] } : withStyles(markup);
  const last = styled.markup.pop() ?? Buffer.alloc(0);
  return {
    html: Buffer.concat([
      Buffer.from("<!doctype html>"),
      ...styled.markup,
      last.subarray(0, last.lastIndexOf("</body>")),
      Buffer.from(page.isPlain ? "" : scripts(page)),
      Buffer.from("</body></html>"),
    ]),
    scriptHashes: page.isPlain ? [] : [hash(speculation), hash(boot)],
    styleHashes: styled.styles.map(hash),
  };
}

function bytesOf(markup: Stretch[]): Buffer[] {
  return markup.flatMap(({ bytes }) => bytes);
}

/** Whether the browser says by the cookie `style` that it has the stylesheet of this build. */
export function hasStylesheet(cookies: string | null): boolean {
  const [, kept] = /(?:^|;\s*)(?:__Host-)?style=([\w-]+)/.exec(cookies ?? "") ?? [];
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
function withStyles(markup: Stretch[]): { markup: Buffer[]; styles: string[] } {
  const end = markup.findIndex(({ bytes }) => bytes.some((one) => one.includes("</header>"))) + 1;
  const top = mergeUses(markup.slice(0, end).map(({ uses }) => uses()));
  const all = pageStyles(mergeUses([top, ...markup.slice(end).map(({ uses }) => uses())]));
  const first = end === 0 ? all : `${styleLayers};${pageStyles(top)}`;
  const before = withFirst(bytesOf(markup.slice(0, end || markup.length)), first);
  if (end === 0) return { markup: before, styles: [all] };
  const rest = bytesOf(markup.slice(end));
  return { markup: [...before, Buffer.from(styleElement(all)), ...rest], styles: [first, all] };
}

/** With rules in front of the stylesheet, which is loaded as if for print and then put to use. */
function withFirst(head: Buffer[], rules: string): Buffer[] {
  const link = `<link rel="stylesheet" href="${styles}"`;
  return head.flatMap((one) => {
    const at = one.indexOf(link);
    if (at < 0) return [one];
    const instead = Buffer.from(`${styleElement(rules)}${link} media="print"`);
    return [one.subarray(0, at), instead, one.subarray(at + Buffer.byteLength(link))];
  });
}

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
