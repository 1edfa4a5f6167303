import type { EntryContext } from "@remix-run/node";

import { mergeUses, readMarkup, type Uses } from "./critical-css.server";
import { escapeHtml, namePlaceholder, placeholder } from "./placeholders.server";
import type { DrawnParts } from "./fragment";

/**
 * Parts of pages as they were drawn before. React takes a third of a page's time, and most of what it
 * draws then is what it drew a moment ago: the header, the footer, products.
 */

/** A stretch of a page: as it is sent, and what it uses of the stylesheet. */
export interface Stretch {
  bytes: Buffer[];
  uses: () => Uses;
}

const addressMark = `${placeholder}address`;
const searchMark = `${placeholder}search`;

/** A stretch with marks for what differs in parts that are otherwise alike. */
interface Piece {
  chunks: (Buffer | string)[];
  uses: () => Uses;
}

/** Of markup and keys together, in each of two generations. */
const MOST_BYTES = 2_000_000;

let young = new Map<string, Piece>();
let old = new Map<string, Piece>();
let bytes = 0;

function find(key: string): Piece | undefined {
  const part = young.get(key) ?? old.get(key);
  if (part && !young.has(key)) keep(key, part);
  return part;
}

/** What nobody has asked for since the generation before goes. */
function keep(key: string, part: Piece): void {
  young.set(key, part);
  bytes += key.length + part.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (bytes <= MOST_BYTES) return;
  old = young;
  young = new Map();
  bytes = 0;
}

const marks = new RegExp(
  `<i id="${placeholder}part-(\\d+)"></i>|(${[addressMark, searchMark, namePlaceholder].join("|")})`,
  "g",
);

/** The parts of one page; `scope` is all they depend on beside what each says for itself. */
export function drawParts(scope: string, { staticHandlerContext }: EntryContext) {
  const { pathname, search } = staticHandlerContext.location;
  const places: { key: string; part: Piece | undefined; from?: number }[] = [];
  const parts: DrawnParts = {
    address: addressMark,
    search: searchMark,
    place: (name, path, props) => {
      const key = `${name} ${scope} ${path} ${JSON.stringify(props)}`;
      const part = find(key);
      places.push({ key, part });
      return { mark: `${placeholder}part-${places.length - 1}`, isKnown: part !== undefined };
    },
  };

  /**
   * Puts the parts that were known into the page, and keeps those that were not. `name` is the
   * reader's, as HTML.
   */
  const fillIn = (markup: string, name: string): Stretch[] => {
    const pieces: Piece[] = [];
    let at = 0;
    for (const { 0: text, 1: number, 2: mark, index } of markup.matchAll(marks)) {
      pieces.push(...piecesOf(markup.slice(at, index)));
      at = index + text.length;
      if (mark !== undefined) {
        pieces.push({ chunks: [mark], uses: usesNothing });
        continue;
      }
      const place = places[Number(number)];
      if (!place) continue;
      if (place.part) pieces.push(place.part);
      else if (place.from === undefined) place.from = pieces.length;
      else keep(place.key, join(pieces.slice(place.from)));
    }
    pieces.push(...piecesOf(markup.slice(at)));
    const values: Record<string, Buffer> = {
      [addressMark]: Buffer.from(escapeHtml(pathname + search)),
      [searchMark]: Buffer.from(escapeHtml(search)),
      [namePlaceholder]: Buffer.from(name),
    };
    return pieces.map(({ chunks, uses }) => ({
      bytes: chunks.map((chunk) => (typeof chunk === "string" ? values[chunk]! : chunk)),
      uses,
    }));
  };
  return { parts, fillIn };
}

/** Text of one page alone. Behind a header begins another piece: there the page is cut once more. */
function piecesOf(markup: string): Piece[] {
  const texts = markup.split(/(?<=<\/header>)/).filter(Boolean);
  return texts.map((text) => ({ chunks: [Buffer.from(text)], uses: () => readMarkup(text) }));
}

const nothing = readMarkup("");
const usesNothing = () => nothing;

/** Many pieces as one to be kept: with memory of its own, and read once. */
function join(pieces: Piece[]): Piece {
  const chunks: Piece["chunks"] = [];
  let run: Buffer[] = [];
  const endRun = () => {
    if (run.length > 0) chunks.push(copy(run));
    run = [];
  };
  for (const chunk of pieces.flatMap((piece) => piece.chunks)) {
    if (typeof chunk !== "string") run.push(chunk);
    else {
      endRun();
      chunks.push(chunk);
    }
  }
  endRun();
  const uses = mergeUses(pieces.map((piece) => piece.uses()));
  return { chunks, uses: () => uses };
}

/** A short buffer shares its memory with others, which would all be kept with it. */
function copy(run: Buffer[]): Buffer {
  const whole = Buffer.concat(run);
  const own = Buffer.allocUnsafeSlow(whole.length);
  whole.copy(own);
  return own;
}
