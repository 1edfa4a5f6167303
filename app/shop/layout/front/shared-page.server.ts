import type { MetaDescriptor } from "@remix-run/node";

import { shopOrigin } from "~/platform/env/env.server";

/** What is shown of a page where its address is shared, and by its picture's path. */
interface SharedPage {
  title: string;
  description: string;
  picture: string;
}

/**
 * The tags by which messengers and social networks show an address that search engines leave out: a
 * design of one's own. Its picture is a card of 1200 × 630.
 */
export function sharedPage({ title, description, picture }: SharedPage): MetaDescriptor[] {
  const image = shopOrigin + picture;
  return [
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
