import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireSales } from "~/accounts/auth.server";
import { resetPictureHosts } from "~/media/picture-hosts.server";
import { readFormData, readVersion } from "~/forms/read-form.server";
import { findLastAction } from "~/shop/audit-log.server";
import { listUnusedPictures } from "~/media/picture-references.server";
import { findEditableProduct } from "~/catalogue/editing/product-details.server";
import { deleteProduct } from "~/catalogue/editing/product-removal.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { redirectWithFlash } from "~/http/redirect.server";
import { translateFor } from "~/http/request-language.server";
import { ConfirmForm } from "~/ui/admin/confirm-form";
import { PageDialog } from "~/ui/admin/page-dialog";
import { deleteUploads } from "~/media/uploads.server";

import { listBehind } from "../products/address";

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const product = await findEditableProduct(params.id ?? "");
  if (!product) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "admin-products");
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
    const t = await translateFor(request, "admin-products");
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
  const { t } = useTranslation("admin-products");
  const { t: common } = useTranslation("admin");
  const { product } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const back = adminPaths.adminProducts() + search;
  return (
    <PageDialog title={t("deleteTitle")} closeTo={back}>
      <ConfirmForm
        action={adminPaths.adminProductDeletion(product.id) + search}
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
