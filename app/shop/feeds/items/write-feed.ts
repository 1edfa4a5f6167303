import { escapeText } from "~/furniture/drawing/svg";

import type { FeedField } from "./feed-piece";

/** What a feed says of itself. */
export interface FeedChannel {
  title: string;
  link: string;
  description: string;
}

/**
 * The start of a feed: RSS 2.0 with Google's namespace. Meta reads the same, so both feeds are written once
 * and held to one set of rules; its CSV would need them a second time.
 */
export function feedStart({ title, link, description }: FeedChannel): string {
  const about = [
    ["title", title],
    ["link", link],
    ["description", description],
  ] as const;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${about.map(([name, text]) => `<${name}>${escapeText(text)}</${name}>`).join("\n")}
`;
}

export const FEED_END = "</channel>\n</rss>\n";

/** An item of a feed. Texts are escaped, and characters that XML does not have are left out. */
export function itemXml(fields: readonly FeedField[]): string {
  return `<item>\n${fields.map(fieldXml).join("\n")}\n</item>\n`;
}

function fieldXml([name, value]: FeedField): string {
  const content = typeof value === "string" ? escapeText(value) : value.map(fieldXml).join("");
  return `<g:${name}>${content}</g:${name}>`;
}
