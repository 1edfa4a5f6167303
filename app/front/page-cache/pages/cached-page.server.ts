import { brotliDecompressSync } from "node:zlib";

import type { AppLoadContext } from "@remix-run/node";

import { sha256 } from "~/platform/format/sha256.server";
import { brotli, type Encoding } from "~/platform/http/encodings.mjs";
import { FIRST_FLIGHT, HEAD } from "~/platform/http/front/first-flight";

import { PersonalPage } from "../kept/personal-page.server";
import type { Viewed } from "./reader";

export interface Page {
  tag: string;
  /** When the page becomes untrue only because time has passed. */
  until: number;
  /** What a look at it counts for. */
  viewed: Viewed | undefined;
  bodies: Map<Encoding, Buffer>;
  /** Instead of bodies, where the page names its reader. */
  personal: PersonalPage | undefined;
  /** Whether the next request should have it compressed better. */
  canBeSmaller: boolean;
  headers: [string, string][];
  /** The memory of the page in bytes, as if every encoding had been asked for. */
  size: number;
}

// The brotli quality for most pages. The best quality takes fifty times as long, so it is used only for
// pages that with their head would not fit the first flight otherwise: at once for a page of few, and for a
// page whose address visitors can type only when it is asked for again.
const QUALITY = 5;
const BEST_QUALITY = 11;

/** `placeholder` is undefined where the page has none. */
export async function makePage(
  response: Response,
  { until, viewed }: NonNullable<AppLoadContext["cached"]>,
  { placeholder, isOneOfFew }: { placeholder: string | undefined; isOneOfFew: boolean },
): Promise<Page> {
  const html = Buffer.from(await response.arrayBuffer());
  const personal = placeholder === undefined ? undefined : new PersonalPage(html, placeholder);
  let body = personal ? undefined : await brotli(html, QUALITY);
  const isTooLong = body !== undefined && body.length > FIRST_FLIGHT - HEAD;
  if (isTooLong && isOneOfFew) body = await brotli(html, BEST_QUALITY);
  return {
    tag: sha256(html).slice(0, 22),
    until,
    viewed,
    bodies: new Map(body && [["br", body]]),
    personal,
    canBeSmaller: isTooLong && !isOneOfFew,
    headers: [...response.headers].filter(([name]) => !UNSTORED.test(name)),
    size: (body ? body.length * 2 + html.length : Math.ceil(html.length * 1.5)) + 2_048,
  };
}

/** Compresses a page as well as possible; requests meanwhile get the quickly compressed one. */
export async function compressAgain(page: Page): Promise<void> {
  page.canBeSmaller = false;
  page.bodies.set("br", await brotli(htmlOf(page), BEST_QUALITY));
}

/** A page's HTML, unpacked. */
export function htmlOf({ bodies }: Page): Buffer {
  return brotliDecompressSync(bodies.get("br")!);
}

// What belongs to one answer, or is set anew on each.
const UNSTORED = /^(content-length|vary|cache-control|set-cookie)$/i;
