import { isDevelopment } from "~/env.server";
import { paths } from "~/paths";
import { mapOrigin } from "~/ui/map-address";

/** The policy of a page: everything from here, scripts only with this answer's nonce. */
export function contentSecurityPolicy(nonce: string, { url }: Request): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The dev server injects styles and talks over a socket.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(isMapAsked(new URL(url)) ? [`frame-src ${mapOrigin}`] : []),
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}

/** Whether the visitor wants the real map, which is somebody else's. */
function isMapAsked({ pathname, searchParams }: URL): boolean {
  const isMapPage = pathname === paths.home() || pathname === paths.contact();
  return isMapPage && searchParams.get("harta") === "da";
}
