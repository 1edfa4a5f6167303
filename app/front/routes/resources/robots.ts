import { shopOrigin } from "~/platform/env/env.server";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";

/** Pages that belong to one visitor, and lists in all their filtered views. */
const closed = [
  paths.cart(),
  paths.checkout(),
  "/comanda/",
  "/oferta/",
  "/cont/",
  "/admin",
  "/newsletter/",
  "/programare/",
  paths.language(),
  ...["cauta", "pretMin", "pretMax", "material", "ordine", "categorie", "imagine", "fila"].flatMap(
    (name) => [`/*?${name}=`, `/*&${name}=`],
  ),
];

/**
 * These fetch a shared address to show it, and list nothing, so they may fetch designs, each of which has
 * an address of its own.
 */
const messengers = ["facebookexternalhit", "LinkedInBot", "TelegramBot", "Twitterbot", "WhatsApp"];

export function loader() {
  const lines = [
    ...messengers.map((name) => `User-agent: ${name}`),
    ...closed.filter((path) => !path.startsWith("/*")).map((path) => `Disallow: ${path}`),
    "",
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${shopOrigin}${serverPaths.sitemap()}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
