import type { MetaDescriptor } from "@remix-run/node";

export interface PageMeta {
  title: string;
  description?: string;
  isUnlisted?: boolean;
  /** The path of the picture shown where the page is shared. */
  picture?: string;
}

/** The head of a page, from what its loader has translated. */
export function pageMeta(page: PageMeta | undefined): MetaDescriptor[] {
  if (!page) return [{ title: "Atelier" }];
  return [
    { title: `${page.title} · Atelier` },
    ...(page.description ? [{ name: "description", content: page.description }] : []),
    ...(page.isUnlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}
