import type { Answer, Visitor } from "../visitor";

/** A page somebody reached by following links. */
export interface Reached {
  path: string;
  answer: Answer;
}

/**
 * Follows every link from some addresses by GET, as a search engine or a browser that reads ahead
 * does. Addresses that `kindOf` calls the same are opened once.
 */
export async function crawl(
  visitor: Visitor,
  starts: string[],
  kindOf: (path: string) => string,
): Promise<Reached[]> {
  const reached: Reached[] = [];
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const answer = await visitor.get(path);
    reached.push({ path, answer });
    if (answer.location) waiting.push(...ownPath(answer.location, path));
    for (const link of answer.page.querySelectorAll("a[href], img[src], link[href]")) {
      const address = link.getAttribute("href") ?? link.getAttribute("src") ?? "";
      waiting.push(...ownPath(address, path));
    }
  }
  return reached;
}

/** The path of an address of ours, else nothing. */
function ownPath(address: string, page: string): string[] {
  const url = new URL(address.replaceAll("&amp;", "&"), `http://shop${page}`);
  return url.host === "shop" ? [url.pathname + url.search] : [];
}

/** Calls addresses the same that differ only in values: ids in the path, values of a query. */
export function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://shop");
  const place = pathname.replace(/[0-9a-f-]{36}|AM-\d+-\d+|\d+|[\w-]{20,}/g, ":id");
  return [place, ...[...new Set(searchParams.keys())].sort()].join(" ");
}
