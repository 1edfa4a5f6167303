// Pages, resource routes and errors as the shop has them.
import { fileURLToPath } from "node:url";

import { buildOf } from "../../build-of.mjs";

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

const build = buildOf(
  [
    route("root", "", { default: () => null }),
    route("routes/echo", "echo", { loader: echo, action: echo }),
    route("routes/form", "form", { default: () => null, action: readForm }),
    route("routes/fails", "fails", {
      loader() {
        throw new Error("broken loader");
      },
    }),
    route("routes/secret", ":kind/:token", { loader: echo }),
  ],
  { default: render },
);

// remix-serve reads these by name.
export const { routes, entry, assets, basename, future, isSpaMode, mode, publicPath } = build;
export const assetsBuildDirectory = fileURLToPath(new URL("../client/assets", import.meta.url));
