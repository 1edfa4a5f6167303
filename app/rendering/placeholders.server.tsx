import { createHash, randomBytes } from "node:crypto";

import type { EntryContext } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";

import { frameRoute, type FrameData } from "./frame-data";
import type { PageData } from "./hydration-data";

/**
 * What a page that is the same for every customer still shows of the one who reads it: the name, in
 * the menus, and a mark of it in the page's digest. Its data carry both too. Kept in memory it has
 * blanks in their place.
 */

/** Begins every blank. Drawn by lot at each start and never sent, so that no text can hold it. */
export const blank = `blank-${randomBytes(16).toString("hex")}-`;

export const nameBlank = `${blank}0`;
const markBlank = `${blank}1`;
const dataNameBlank = `${blank}2`;

/** What goes into the blanks, each at its number: the name as HTML, its mark, the name within JSON. */
export function personalParts(name: string): string[] {
  return [escapeHtml(name), markName(name), JSON.stringify(name).slice(1, -1)];
}

/** The reader's name as HTML, for a page that is not kept. */
export function writtenName(context: EntryContext): string {
  return escapeHtml(frameOf(context)?.person?.name ?? "");
}

/** A text as HTML has it, escaped by who escapes the other texts. */
export function escapeHtml(text: string): string {
  return renderToStaticMarkup(<>{text}</>);
}

/** By which script tells that a page was drawn for somebody else, or under a former name. */
export function markName(name: string): string {
  if (name === nameBlank) return markBlank;
  return createHash("sha256").update(name).digest("base64url").slice(0, 16);
}

/** What the storefront's frame was drawn from; undefined where there is none. */
export function frameOf({ staticHandlerContext }: EntryContext) {
  return staticHandlerContext.loaderData[frameRoute] as FrameData | undefined;
}

/** The same page with blanks instead of a person. */
export function leaveBlanks(context: EntryContext): EntryContext {
  return rename(context, nameBlank);
}

/** The data of a page with blanks instead of a person, of whom only the name is in them. */
export function leaveDataBlanks(json: string): string {
  const data = JSON.parse(json) as PageData;
  const frame = data.context.state.loaderData?.[frameRoute] as ReturnType<typeof frameOf>;
  if (!frame?.person) return json;
  frame.person.name = dataNameBlank;
  return JSON.stringify(data);
}

/** The same page with another name for whom it is drawn. */
export function rename(context: EntryContext, name: string): EntryContext {
  const { staticHandlerContext } = context;
  const frame = frameOf(context);
  if (!frame?.person) return context;
  const named = { ...frame, person: { ...frame.person, name } };
  const loaderData = { ...staticHandlerContext.loaderData, [frameRoute]: named };
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } };
}
