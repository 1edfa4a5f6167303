import { shopOrigin } from "~/env.server";
import { paths } from "~/paths";

/** Pages that belong to one visitor, and lists in all their filtered views. */
const closed = [
  paths.cart(),
  paths.checkout(),
  "/comanda/",
  "/cont/",
  "/admin",
  "/newsletter/",
  paths.language(),
  ...["cauta", "pretMin", "pretMax", "material", "ordine", "categorie", "imagine", "fila"].flatMap(
    (name) => [`/*?${name}=`, `/*&${name}=`],
  ),
];

export function loader() {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${shopOrigin}${paths.sitemap()}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
