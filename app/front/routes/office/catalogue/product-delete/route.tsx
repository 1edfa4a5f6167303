import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { readFormData, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { resetPictureHosts } from "~/platform/media/picture-hosts.server";
import { listUnusedPictures } from "~/platform/media/picture-references.server";
import { deleteUploads } from "~/platform/media/uploads.server";
import { ConfirmForm } from "~/platform/office-ui/confirm-form";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { findEditableProduct } from "~/shop/catalogue-editing/product-details.server";
import { deleteProduct } from "~/shop/catalogue-editing/product-removal.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { listBehind } from "../products/address";

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const product = await findEditableProduct(params.id ?? "");
  if (!product) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-products");
  return {
    page: { title: `${t("deleteTitle")}: ${product.name}`, isUnlisted: true },
    product: { id: product.id, name: product.name, version: product.version },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const id = params.id ?? "";
  const deleted = await deleteProduct(admin, id, readVersion(await readFormData(request)));
  if (!deleted) throw new Response(null, { status: 404 });
  if (deleted === "stale") {
    const stale = { last: await findLastAction("product", id) };
    return json({ stale, trouble: undefined }, { status: 409 });
  }
  if (deleted === "not-saved") {
    const t = await translateFor(request, "office-products");
    const trouble = t("refused.delete", { reason: t("refused.unknown") });
    return json({ stale: undefined, trouble }, { status: 503 });
  }
  await deleteUploads(await listUnusedPictures(deleted.images));
  resetPictureHosts();
  return redirectWithFlash(request, listBehind(request), {
    tone: "success",
    title: "admin.productDeleted",
    fadesAfter: 5000,
  });
}

export default function DeleteProduct() {
  const { t } = useTranslation("office-products");
  const { t: common } = useTranslation("office");
  const { product } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const back = officePaths.products() + search;
  return (
    <PageDialog title={t("deleteTitle")} closeTo={back}>
      <ConfirmForm
        action={officePaths.productDeletion(product.id) + search}
        confirm={common("delete")}
        cancelTo={back}
        version={product.version}
        {...useActionData<typeof action>()}
      >
        <p>{t("deleteText", { name: product.name })}</p>
      </ConfirmForm>
    </PageDialog>
  );
}
