import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";

import { DeskDialog } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { listUnusedPictures } from "~/platform/media/front/picture-references.server";
import { resetPictureHosts } from "~/platform/media/picture-hosts.server";
import { deleteUploads } from "~/platform/media/uploads.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import { deleteProduct } from "~/shop/catalogue-editing/front/product-removal.server";

import { listBehind } from "../products/address";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("catalogue/product-delete"), "office-products");
  const { name, version } = orNotThere(await findEditableProduct(id));
  return { page: titled(`${t("deleteTitle")}: ${name}`), product: { id, name, version } };
}

export async function action(args: ActionFunctionArgs) {
  return removeRecord(await takePost(args, guard("catalogue/product-delete")), {
    subject: "product",
    remove: ({ id, version }, admin) => deleteProduct(admin, id, version),
    removed: async ({ images }) => {
      await deleteUploads(await listUnusedPictures(images));
      resetPictureHosts();
      return { to: listBehind(args.request), title: "admin.productDeleted", fadesAfter: 5000 };
    },
  });
}

export default function DeleteProduct() {
  const { t } = useTranslation("office-products");
  const { t: common } = useTranslation("office");
  const { product } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const back = officePaths.products() + search;
  return (
    <DeskDialog title={t("deleteTitle")} closeTo={back}>
      <RemovalForm
        to={officePaths.productDeletion(product.id) + search}
        version={product.version}
        answer={useActionData<typeof action>()}
        label={common("delete")}
        cancelTo={back}
        notSaved={t("refused.delete", { reason: t("refused.unknown") })}
      >
        <p>{t("deleteText", { name: product.name })}</p>
      </RemovalForm>
    </DeskDialog>
  );
}
