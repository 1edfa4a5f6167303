import type { MetaDescriptor } from "@remix-run/node";

export interface PageMeta {
  title: string;
  description?: string;
  isUnlisted?: boolean;
  /** The path of the picture shown where the page is shared. */
  picture?: string;
  /** What an unlisted page says of itself where its address is shared. */
  shared?: MetaDescriptor[];
}

interface MetaOfPage {
  /** What the page's loader returned; undefined when it failed. */
  data: { page?: PageMeta } | undefined;
  matches: { id: string; data?: unknown }[];
}

/** The head of a page: its title, followed by the shop's name, and its description. */
export function pageMeta({ data, matches }: MetaOfPage): MetaDescriptor[] {
  const page = data?.page;
  const root = matches.find(({ id }) => id === "root")?.data as { siteName: string } | undefined;
  return [
    { title: [page?.title, root?.siteName].filter(Boolean).join(" · ") },
    ...(page?.description ? [{ name: "description", content: page.description }] : []),
    ...(page?.isUnlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page?.shared ?? []),
  ];
}
