import { isDevelopment } from "~/env.server";

/** The policy of a page: everything from here, scripts only with this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
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
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}
