import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { listCategoryChoices } from "~/shop/catalogue-editing/category-list.server";
import { findEditableProduct } from "~/shop/catalogue-editing/product-details.server";
import { productForm } from "~/shop/catalogue-editing/product-form";
import { listProductImages } from "~/shop/catalogue-editing/product-images.server";
import { pageMeta } from "~/shop/layout/page-meta";
import { countWaiting } from "~/shop/stock-alerts/stock-alert.server";

import { ProductForm } from "../products/product-form";
import { saveProduct } from "../products/save-product.server";
import { suggestImages } from "../products/suggestions.server";

export const handle = { i18n: ["drawing", "catalogue", "safety", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const product = await findEditableProduct(params.id ?? "");
  if (!product) throw new Response(null, { status: 404 });
  const [t, images, categories, waiting] = await Promise.all([
    translateFor(request, "office-products"),
    listProductImages(product.id),
    listCategoryChoices(),
    countWaiting(product.id),
  ]);
  const words = await translateFor(request, "stock-alert");
  return {
    page: { title: `${t("edit")}: ${product.name}`, isUnlisted: true },
    product,
    images,
    form: describeForm(productForm),
    suggestions: suggestImages(images.map(({ image_url }) => image_url)),
    categories,
    waiting: waiting > 0 ? words("people", { count: waiting }) : "",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const product = await findEditableProduct(params.id ?? "");
  if (!product) throw new Response(null, { status: 404 });
  return saveProduct(request, admin, product.id);
}

export default function EditProduct() {
  const { t } = useTranslation("office-products");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  // A new key renders the form anew when a picture was added or removed.
  const key = data.images.map(({ id }) => id).join();
  return (
    <PageDialog title={t("edit")} closeTo={officePaths.products() + search} isWide>
      {data.waiting && <p className="mb-4">{data.waiting}</p>}
      <ProductForm key={data.product.id + key} data={data} answer={answer} />
    </PageDialog>
  );
}
