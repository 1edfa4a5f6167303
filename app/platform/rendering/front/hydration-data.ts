/** The header by which script asks for the data of the page it found, instead of the page. */
export const hydrationHeader = "X-Page-Data";

/** Marks what a page carries only until script takes it over. */
export const untilScript = "data-until-script";

/** What script needs to take over a page that the server has rendered. */
export interface HydrationData {
  /** A digest of what the page was rendered from. Another one means that the page is out of date. */
  digest: string;
  /** The addresses of the list of routes, and of what its own routes are made of. */
  manifest: string;
  modules: string[];
  routes: Record<string, string>;
  context: typeof window.__remixContext;
}

/** Reads what the server has written of a page; undefined for anything else. */
export function readHydrationData(json: string): HydrationData | undefined {
  const data: unknown = JSON.parse(json);
  return isHydrationData(data) ? data : undefined;
}

function isHydrationData(data: unknown): data is HydrationData {
  return typeof data === "object" && data !== null && "digest" in data && "context" in data;
}
