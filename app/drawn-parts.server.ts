import type { EntryContext } from "@remix-run/node";

import { blank, escapeHtml } from "~/personal-parts.server";
import type { DrawnParts } from "~/ui/drawn-once";

/**
 * Parts of pages as they were drawn before. React takes a third of a page's time, and most of what it
 * draws then is what it drew a moment ago: the header, the footer, products.
 */

/** Of markup and keys together, in each of two generations. */
const MOST_CHARACTERS = 1_000_000;

let young = new Map<string, string>();
let old = new Map<string, string>();
let characters = 0;

function find(key: string): string | undefined {
  const html = young.get(key) ?? old.get(key);
  if (html !== undefined && !young.has(key)) keep(key, html);
  return html;
}

/** What nobody has asked for since the generation before goes. */
function keep(key: string, html: string): void {
  young.set(key, html);
  characters += key.length + html.length;
  if (characters <= MOST_CHARACTERS) return;
  old = young;
  young = new Map();
  characters = 0;
}

const addressMark = `${blank}address`;
const searchMark = `${blank}search`;
const partMark = new RegExp(`<i id="${blank}part-(\\d+)"></i>`, "g");

/** The parts of one page; `scope` is all they depend on beside what each says for itself. */
export function drawParts(scope: string, { staticHandlerContext }: EntryContext) {
  const { pathname, search } = staticHandlerContext.location;
  const places: { key: string; html: string | undefined; from?: number }[] = [];
  const parts: DrawnParts = {
    address: addressMark,
    search: searchMark,
    place: (name, path, props) => {
      const key = `${name} ${scope} ${path} ${JSON.stringify(props)}`;
      const html = find(key);
      places.push({ key, html });
      return { mark: `${blank}part-${places.length - 1}`, isKnown: html !== undefined };
    },
  };

  /** Puts the parts that were known into the page, and keeps those that were not. */
  const fillIn = (markup: string): string => {
    const pieces: string[] = [];
    let at = 0;
    for (const { 0: mark, 1: number, index } of markup.matchAll(partMark)) {
      pieces.push(markup.slice(at, index));
      at = index + mark.length;
      const place = places[Number(number)];
      if (!place) continue;
      if (place.html !== undefined) pieces.push(place.html);
      else if (place.from === undefined) place.from = pieces.length;
      else keep(place.key, copy(pieces.slice(place.from).join("")));
    }
    pieces.push(markup.slice(at));
    return pieces
      .join("")
      .replaceAll(addressMark, () => escapeHtml(pathname + search))
      .replaceAll(searchMark, () => escapeHtml(search));
  };
  return { parts, fillIn };
}

/** The engine keeps the whole page for a piece that was cut out of it. */
function copy(piece: string): string {
  return Buffer.from(piece).toString();
}
