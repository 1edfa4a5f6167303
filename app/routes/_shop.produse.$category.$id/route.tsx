import { json, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { findMovedProduct, findProduct, listSimilarProducts } from "~/models/product.server";
import { pageMeta } from "~/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/translate.server";
import { Breadcrumb } from "~/ui/breadcrumb";
import { categoryPlaceholder, Picture } from "~/ui/picture";
import { ProductCard } from "~/ui/product-card";

import { Purchase } from "./purchase";
import { Specification } from "./specification";

export const handle = { i18n: ["catalogue", "product"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const category = params.category ?? "";
  const number = /^[1-9]\d{0,8}$/.test(params.id ?? "") ? Number(params.id) : 0;
  const product = await findProduct(category, number);
  if (!product) {
    const moved = await findMovedProduct(category, number);
    if (moved) return redirect(paths.product(moved.category_slug, moved.number), 301);
    const t = await translateFor(request, "product");
    const page = { title: t("notFound"), description: "", isUnlisted: true };
    return json({ page, product: null, similar: [] }, { status: 404 });
  }
  const similar = await listSimilarProducts(product);
  const page = { title: product.name, description: product.description, isUnlisted: false };
  return json({ page, product, similar });
}

export default function ProductPage() {
  const { t } = useTranslation(["catalogue", "product"]);
  const { product, similar } = useLoaderData<typeof loader>();
  if (!product) return <NotFound />;
  return (
    <main id="content" className="shell pt-6">
      <Breadcrumb
        steps={[
          { label: t("home"), to: paths.home() },
          { label: t("products"), to: paths.products() },
          { label: product.category_name, to: paths.category(product.category_slug), lang: "ro" },
          { label: product.name, lang: "ro" },
        ]}
      />
      <div className="mt-4 grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14">
        <Picture
          src={product.image_url}
          alt={product.image_alt ?? product.name}
          placeholder={categoryPlaceholder(product.category_slug)}
          sizes="(min-width: 64rem) 42rem, 92vw"
          isFirst
          className="aspect-4/3"
        />
        <Purchase product={product} />
      </div>
      <Specification product={product} />
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="pt-20">
          <h2 id="similar">{t("product:similar")}</h2>
          <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {similar.map((other) => (
              <li key={other.id} className="grid">
                <ProductCard product={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function NotFound() {
  const { t } = useTranslation("product");
  return (
    <main id="content" className="shell grid min-h-[50vh] content-center justify-items-start py-20">
      <h1>{t("notFound")}</h1>
      <p className="mt-4 max-w-prose text-stone">{t("notFoundText")}</p>
      <Link to={paths.products()} className="button button-primary mt-8">
        {t("backToProducts")}
      </Link>
    </main>
  );
}
