import { isDevelopment } from "~/env.server";
import { isPlainHost, knownPictureHosts } from "~/media/picture-hosts.server";
import { paths } from "~/paths";
import { mapOrigin } from "~/shop/map-address";

/**
 * The policy of a page: everything from here, and within the page only the very scripts and styles
 * that we put there. No nonce, so that a page's bytes can be kept and sent again.
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

/** Whether the visitor wants the real map, which is somebody else's. */
function isMapRequested({ pathname, searchParams }: URL): boolean {
  const isMapPage = pathname === paths.home() || pathname === paths.contact();
  return isMapPage && searchParams.get("harta") === "da";
}
