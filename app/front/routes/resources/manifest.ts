import type { LoaderFunctionArgs } from "@remix-run/node";

import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";

/** The name, colours and icons that a phone shows when the shop is put on its home screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [t, language, { general }] = await Promise.all([
    translateFor(request, "home"),
    requestLanguage(request),
    findSettings(),
  ]);
  const manifest = {
    name: general.siteName,
    short_name: general.siteName.slice(0, 12),
    description: general.siteDescription || t("meta.description"),
    lang: language,
    start_url: paths.home(),
    scope: paths.home(),
    display: "minimal-ui",
    background_color: "#faf7f2",
    theme_color: "#faf7f2",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "private, max-age=3600",
    },
  });
}
