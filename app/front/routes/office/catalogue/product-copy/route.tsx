import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { duplicateProduct } from "~/shop/catalogue-editing/front/product-copy.server";

/** A GET leads to the list: this address answers posts only. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("catalogue/product-copy")(request);
  return redirect(officePaths.products());
}

/** Copies a product and opens the copy. */
export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await guard("catalogue/product-copy")(request);
  const t = await translateFor(request, "office-products");
  const form = sentForm(request, await readFormData(request), admin.id);
  const copyName = (name: string) => t("copyName", { name });
  const id = await duplicateProduct(admin, params.id ?? "", copyName, { form });
  if (!id) throw notThere();
  return redirectWithFlash(request, officePaths.product(id), {
    tone: "success",
    title: "admin.productCopied",
    text: "admin.productCopiedText",
  });
}

/** This page shows nothing itself; a refusal gets the back office's error page. */
export default function ProductCopy() {
  return null;
}
