import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { DeskDialog } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listCategoryChoices } from "~/shop/catalogue-editing/front/category-list.server";
import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import type { ProductImage } from "~/shop/catalogue-editing/front/image-rows.server";
import { productForm } from "~/shop/catalogue-editing/front/product-form";
import { listProductImages } from "~/shop/catalogue-editing/front/product-images.server";
import { countWaiting } from "~/shop/stock-alerts/front/stock-alert.server";

import { ProductForm } from "../products/product-form";
import { saveProduct } from "../products/save-product.server";
import { suggestImages } from "../products/suggestions.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = {
  i18n: ["drawing", "catalogue", "safety", "validation"],
  isNeverTheSame: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("catalogue/product"), "office-products");
  const form = describeForm(productForm);
  const categories = await listCategoryChoices();
  if (id === NEW) {
    const images: ProductImage[] = [];
    return {
      page: titled(t("add")),
      form,
      categories,
      product: null,
      images,
      formToken: newFormToken(),
      suggestions: suggestImages([]),
      waiting: "",
    };
  }
  const product = orNotThere(await findEditableProduct(id));
  const images = await listProductImages(id);
  const waiting = await countWaiting(id);
  const words = await translateFor(args.request, "stock-alert");
  return {
    page: titled(`${t("edit")}: ${product.name}`),
    form,
    categories,
    product,
    images,
    formToken: null,
    suggestions: suggestImages(images.map(({ image_url }) => image_url)),
    waiting: waiting > 0 ? words("people", { count: waiting }) : "",
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/product"));
  if (post.id !== NEW) orNotThere(await findEditableProduct(post.id));
  return saveProduct(post);
}

export default function Product() {
  const { t } = useTranslation("office-products");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  // A new key renders the form anew when a picture was added or removed.
  const key = [data.product?.id, ...data.images.map(({ id }) => id)].join();
  return (
    <DeskDialog
      title={t(data.product ? "edit" : "add")}
      closeTo={officePaths.products() + search}
      isWide
    >
      {data.waiting && <p className="mb-4">{data.waiting}</p>}
      <ProductForm key={key} data={data} answer={answer} />
    </DeskDialog>
  );
}
