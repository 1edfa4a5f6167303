import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { listCategoryChoices } from "~/shop/catalogue-editing/category-list.server";
import { productForm } from "~/shop/catalogue-editing/product-form";
import { pageMeta } from "~/shop/layout/page-meta";

import { ProductForm } from "../products/product-form";
import { saveProduct } from "../products/save-product.server";
import { suggestImages } from "../products/suggestions.server";

export const handle = {
  i18n: ["drawing", "catalogue", "safety", "validation"],
  isNeverTheSame: true,
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-products");
  return {
    page: { title: t("add"), isUnlisted: true },
    form: describeForm(productForm),
    formToken: newFormToken(),
    suggestions: suggestImages([]),
    categories: await listCategoryChoices(),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  return saveProduct(request, admin, undefined);
}

export default function NewProduct() {
  const { t } = useTranslation("office-products");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  return (
    <PageDialog title={t("add")} closeTo={officePaths.products() + search} isWide>
      <ProductForm data={{ ...data, images: [] }} answer={answer} />
    </PageDialog>
  );
}
