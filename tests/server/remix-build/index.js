// A Remix server build written by hand: what `remix vite:build` would make of four tiny routes.
import { fileURLToPath } from "node:url";

function echo({ request }) {
  const { url, headers } = request;
  const seen = { url, client: headers.get("x-shop-client"), headers: [...headers] };
  return new Response(JSON.stringify(seen), { headers: { "Content-Type": "application/json" } });
}

async function readForm({ request }) {
  const form = await request.formData();
  return new Response(JSON.stringify([...form.keys()]), {
    status: 303,
    headers: { Location: "/" },
  });
}

function route(id, path, module) {
  return { id, path, parentId: id === "root" ? undefined : "root", module };
}

function render(_request, status, headers) {
  headers.set("Content-Type", "text/html");
  headers.set("Content-Security-Policy", "default-src 'self'");
  return new Response("<!doctype html><title>Atelier</title>", { status, headers });
}

const routes = [
  route("root", "", { default: () => null }),
  route("routes/echo", "echo", { loader: echo, action: echo }),
  route("routes/form", "form", { default: () => null, action: readForm }),
  route("routes/fails", "fails", {
    loader() {
      throw new Error("broken loader");
    },
  }),
  route("routes/secret", ":kind/:token", { loader: echo }),
];

const routesById = Object.fromEntries(routes.map((entry) => [entry.id, entry]));
export { routesById as routes };
// Remix's own handler prints the addresses of missing pages.
export const entry = { module: { default: render, handleError: () => undefined } };
export const assets = {
  entry: { imports: [], module: "" },
  routes: Object.fromEntries(
    routes.map(({ id, path, parentId }) => [id, { id, path, parentId, module: "" }]),
  ),
  url: "",
  version: "1",
};
export const assetsBuildDirectory = fileURLToPath(new URL("assets", import.meta.url));
export const publicPath = "/assets/";
export const basename = "/";
export const future = {};
export const isSpaMode = false;
export const mode = "production";
