/** The route whose loader answers what the storefront's frame shows (remix.config.js). */
export const frameRoute = "routes/shop/layout";

/** What else than that frame itself reads of its data. */
export interface FrameData {
  cartCount: number;
  /** Who is signed in. */
  person: { name: string; isStaff: boolean } | null;
}
