/** The header by which script asks for the data of the page it found, instead of the page. */
export const pageDataHeader = "X-Page-Data";

/** Marks what a page carries only until script takes it over. */
export const untilScript = "data-until-script";

/** What script needs to take over a page that the server has drawn. */
export interface PageData {
  /** What the page was drawn from, as a digest: another one means the page is not of today. */
  digest: string;
  /** The addresses of the list of routes, and of what its own routes are made of. */
  manifest: string;
  modules: string[];
  routes: Record<string, string>;
  context: typeof window.__remixContext;
}
