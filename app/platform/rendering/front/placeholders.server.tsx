import { randomBytes } from "node:crypto";

import type { EntryContext } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";

import { frameRoute, type FrameData } from "./frame-data";
import { readHydrationData } from "./hydration-data";

/**
 * What a page that is the same for every customer still shows of its reader: the name, in the menus
 * and in the page's digest. Its hydration data have both too. In the page cache placeholders stand for it.
 */

/** Begins every placeholder. Random at each start and never sent, so that no text can hold it. */
export const placeholder = `placeholder-${randomBytes(16).toString("hex")}-`;

/** Instead of the reader's name in a page, and in its data. */
export const namePlaceholder = `${placeholder}0`;
const dataNamePlaceholder = `${placeholder}1`;

/** What goes into the placeholders, each at its number: the name as HTML, the name within JSON. */
export function personalParts(name: string): string[] {
  return [escapeHtml(name), JSON.stringify(name).slice(1, -1)];
}

/** A text as HTML, escaped by React, as the other texts are. */
export function escapeHtml(text: string): string {
  return renderToStaticMarkup(<>{text}</>);
}

/** What the storefront's frame was rendered from; undefined where there is none. */
export function frameOf({ staticHandlerContext }: EntryContext) {
  return staticHandlerContext.loaderData[frameRoute] as FrameData | undefined;
}

/** A page's hydration data with a placeholder instead of its reader's name. */
export function withDataPlaceholders(json: string): string {
  const data = readHydrationData(json);
  const frame = data?.context.state.loaderData?.[frameRoute] as ReturnType<typeof frameOf>;
  if (!data || !frame?.person) return json;
  frame.person.name = dataNamePlaceholder;
  data.digest = data.digest.replace(namePlaceholder, dataNamePlaceholder);
  return JSON.stringify(data);
}

/** The same page under another name for its reader. */
export function withName(context: EntryContext, name: string): EntryContext {
  const { staticHandlerContext } = context;
  const frame = frameOf(context);
  if (!frame?.person) return context;
  const named = { ...frame, person: { ...frame.person, name } };
  const loaderData = { ...staticHandlerContext.loaderData, [frameRoute]: named };
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } };
}
