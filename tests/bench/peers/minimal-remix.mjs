// A minimal shop in Remix, as remix-serve reads a build: three pages of products, a cart in a cookie, a form to
// order by. Rendered on the server alone: it has no script, styles, languages, database or sign-in.
import { readFileSync } from "node:fs";

import { createCookie, redirect } from "@remix-run/node";
import { Outlet, RemixServer, useLoaderData } from "@remix-run/react";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

import { buildOf } from "../../server/build-of.mjs";

/** @type {{ categories: { slug: string, name: string }[], products: { category: string, slug: string, name: string, description: string, bani: number }[] }} */
const { categories, products } = JSON.parse(readFileSync(process.env.PEER_DATA ?? "", "utf8"));
const cookie = createCookie("cart");

/** @param {Request} request */
const readCart = async (request) => (await cookie.parse(request.headers.get("Cookie"))) ?? {};

const lei = (/** @type {number} */ bani) => `${(bani / 100).toFixed(2)} RON`;

/** @param {{ list: typeof products }} props */
const List = ({ list }) =>
  h(
    "ul",
    null,
    list.map(({ category, slug, name, bani }) =>
      h("li", { key: slug }, h("a", { href: `/${category}/${slug}` }, name), " ", lei(bani)),
    ),
  );

function Products() {
  return h("main", null, h(List, { list: useLoaderData() }));
}

const root = {
  loader: () => categories,
  default: function Root() {
    const all = useLoaderData();
    return h(
      "html",
      { lang: "ro" },
      h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, "Magazin")),
      h(
        "body",
        null,
        h(
          "nav",
          null,
          all.map(({ slug, name }) => h("a", { key: slug, href: `/${slug}` }, name, " ")),
          h("a", { href: "/cart" }, "Coș"),
        ),
        h(Outlet),
      ),
    );
  },
};

const home = {
  loader: () => products.slice(0, 12),
  default: function Home() {
    return h("main", null, h("h1", null, "Magazin"), h(List, { list: useLoaderData() }));
  },
};

const listing = {
  loader: ({ params }) => products.filter(({ category }) => category === params.category),
  default: Products,
};

const product = {
  loader: ({ params }) => products.find(({ slug }) => slug === params.slug),
  default: function Product() {
    const { slug, name, description, bani } = useLoaderData();
    return h(
      "main",
      null,
      h("h1", null, name),
      h("p", null, lei(bani)),
      h("p", null, description),
      h(
        "form",
        { method: "post", action: "/cart" },
        h("button", { name: "slug", value: slug }, "Adaugă în coș"),
      ),
    );
  },
};

const linesOf = (cart) =>
  products.filter(({ slug }) => cart[slug]).map((one) => ({ ...one, quantity: cart[one.slug] }));

const cart = {
  loader: async ({ request }) => linesOf(await readCart(request)),
  action: async ({ request }) => {
    const slug = String((await request.formData()).get("slug"));
    const before = await readCart(request);
    const next = { ...before, [slug]: (before[slug] ?? 0) + 1 };
    return redirect("/cart", { headers: { "Set-Cookie": await cookie.serialize(next) } });
  },
  default: Products,
};

const checkout = {
  loader: cart.loader,
  default: function Checkout() {
    const fields = ["name", "email", "phone", "address", "city"].map((name) =>
      h("label", { key: name }, name, h("input", { name, required: true })),
    );
    const form = h("form", { method: "post" }, fields, h("button", null, "Trimite"));
    return h("main", null, h(List, { list: useLoaderData() }), form);
  },
};

const route = (id, path, module) => ({
  id,
  path,
  parentId: id === "root" ? undefined : "root",
  module,
});

const build = buildOf(
  [
    route("root", "", root),
    { ...route("home", undefined, home), index: true },
    route("cart", "cart", cart),
    route("checkout", "checkout", checkout),
    route("listing", ":category", listing),
    route("product", ":category/:slug", product),
  ],
  {
    default: (request, status, headers, context) => {
      headers.set("Content-Type", "text/html; charset=utf-8");
      const markup = renderToString(h(RemixServer, { context, url: request.url }));
      return new Response(`<!doctype html>${markup}`, { status, headers });
    },
  },
);

// remix-serve reads these by name.
export const { routes, entry, assets, basename, future, isSpaMode, mode, publicPath } = build;
export const assetsBuildDirectory = "public";
