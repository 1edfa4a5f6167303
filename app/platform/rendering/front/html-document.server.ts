import { createHash } from "node:crypto";

import { isDevelopment } from "~/platform/env/env.server";
import { paths } from "~/platform/paths/paths";

import loadScriptSource from "../bundle/load-script.js?raw";
import { criticalCss, usedIn } from "../styles/critical-css.server";
import { untilScript } from "./hydration-data";
import { escapeHtml } from "./placeholders.server";

import styles from "../app.css?url";

/** Without the space that is only for those who read it here. */
const loadScript = loadScriptSource.replace(/\n\s*/g, "").replace(/ ?([(){},;:=>|&!]) ?/g, "$1");

/**
 * The media for which a page waits for the whole stylesheet: paper, the width of `large-text` in app.css, and
 * `forced-colors`.
 */
const WHOLE_FILE = "print,(max-width:19rem),(forced-colors:active)";

/** Which links the browser fetches when they are hovered, before they are pressed: those that only lead to reading. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*\\?*lng=*", `${paths.office()}*`, paths.accountExport()] } },
          { not: { selector_matches: "[target],[download],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

interface Page {
  /** What it was rendered from, and the whole of it where script could not ask for it again. */
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
 * Completes rendered markup with what the browser needs beside it: on a first visit the CSS rules it
 * uses, so that it is shown without waiting, and a few lines that fetch the script once the page is
 * usable. Also returns what the security policy has to let through, so that nothing else runs.
 */
export function htmlDocument(
  markup: string,
  page: Page,
): { html: Buffer; scriptHashes: string[]; styleHashes: string[] } {
  const isStyled = page.hasStyles || isDevelopment;
  const styled = isStyled ? { markup, rules: [] } : withStyles(markup);
  const end = styled.markup.lastIndexOf("</body>");
  const script = page.isPlain ? "" : scripts(page);
  return {
    html: Buffer.from(`<!doctype html>${styled.markup.slice(0, end)}${script}</body></html>`),
    scriptHashes: page.isPlain ? [] : [hash(speculation), hash(loadScript)],
    styleHashes: styled.rules.map(hash),
  };
}

/** Whether a browser says by the cookie `style` that it has the stylesheet of this build. */
export function hasStylesheet(cookies: string | null): boolean {
  const [, kept] = /(?:^|;\s*)(?:__Host-)?style=([\w-]+)/.exec(cookies ?? "") ?? [];
  return kept !== undefined && styles.endsWith(`-${kept}.css`);
}

export function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Puts the header's rules before the header, so that a slow line shows it while the rest is under way, and
 * the page's other rules after it. The whole stylesheet is linked with the media `WHOLE_FILE`, so that only
 * those readers wait for it; the others load it for what script adds and for the next page.
 */
function withStyles(markup: string): { markup: string; rules: string[] } {
  const end = Math.max(markup.indexOf("</header>"), markup.indexOf("</head>"));
  const header = usedIn(markup.slice(0, end));
  const rest = usedIn(markup.slice(end));
  const rules = [header, [...header, ...rest]].map(criticalCss);
  const [first, all] = rules.map((text) => `<style ${untilScript}>${text}</style>`);
  const link = `<link rel="stylesheet" href="${styles}"`;
  const top = markup.slice(0, end).replace(link, () => `${first}${link} media="${WHOLE_FILE}"`);
  return { markup: top + all + markup.slice(end), rules };
}

function scripts({ digest, data, start }: Page): string {
  const rules = `<script type="speculationrules" ${untilScript}>${speculation}</script>`;
  const within =
    data && `<script type="application/json" ${untilScript} data-digest>${data}</script>`;
  const attributes = `data-digest="${escapeHtml(digest)}" data-start="${start.join(" ")}"`;
  return `${rules}${within ?? ""}<script ${untilScript} ${attributes}>${loadScript}</script>`;
}
