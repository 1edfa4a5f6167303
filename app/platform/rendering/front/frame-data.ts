import type { ShouldRevalidateFunction } from "@remix-run/react";

/** The route whose loader answers what the storefront's frame shows (remix.config.js). */
export const frameRoute = "routes/shop/layout";

/** What else than that frame itself reads of its data. */
export interface FrameData {
  cartCount: number;
  /** For whom staff choose, and the way back to the order, as HTML; null where nobody does. */
  choosing: string | null;
  /** Who is signed in. */
  person: { name: string; isStaff: boolean } | null;
}

/** Another query of the same page changes nothing of what stands around it, so that only the page is asked for. */
export const isFrameAskedAgain: ShouldRevalidateFunction = ({
  currentUrl: { pathname, search },
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (formMethod === "POST" || pathname !== nextUrl.pathname || search === nextUrl.search);
