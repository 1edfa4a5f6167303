import { isDevelopment } from "~/platform/env/env.server";
import { isPlainHost, knownPictureHosts } from "~/platform/media/picture-hosts.server";
import { paths } from "~/platform/paths/paths";
import { mapOrigin } from "~/platform/settings/places";

/**
 * A page's Content-Security-Policy: only the shop's own resources, and inline only the scripts and
 * styles with these hashes. It has no nonce, so that a rendered page can be cached.
 */
export async function contentSecurityPolicy(
  { url }: Request,
  { scriptHashes, styleHashes }: { scriptHashes: string[]; styleHashes: string[] },
): Promise<string> {
  const hosts = await knownPictureHosts();
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((one) => `'${one}'`)].join(" "),
    // The dev server injects styles and talks over a socket.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...styleHashes.map((one) => `'${one}'`)].join(" "),
    ["img-src 'self' data:", ...hosts.filter(isPlainHost).map((host) => `https://${host}`)].join(
      " ",
    ),
    "font-src 'self'",
    "manifest-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(isMapRequested(new URL(url)) ? [`frame-src ${mapOrigin}`] : []),
    "frame-ancestors 'none'",
  ];
  return directives.join("; ");
}

/** Whether the visitor asked for the real map, which belongs to another provider. */
function isMapRequested({ pathname, searchParams }: URL): boolean {
  const isMapPage = pathname === paths.home() || pathname === paths.contact();
  return isMapPage && searchParams.get("harta") === "da";
}
