import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskDialog } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, takePost } from "~/front/desk/desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { deleteUnusedPicture } from "~/platform/media/front/single-image.server";
import { officePaths } from "~/platform/paths/office-paths";
import {
  countProductsOf,
  findOfficeCategory,
} from "~/shop/catalogue-editing/front/category-list.server";
import { deleteCategory } from "~/shop/catalogue-editing/front/delete-category.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("catalogue/category-delete"), "office-categories");
  const { name, version } = orNotThere(await findOfficeCategory(id));
  return {
    page: titled(`${t("deleteTitle")}: ${name}`),
    category: { id, name, version },
    count: await countProductsOf(id),
  };
}

export async function action(args: ActionFunctionArgs) {
  return removeRecord(await takePost(args, guard("catalogue/category-delete")), {
    subject: "category",
    remove: ({ id, version }, admin) => deleteCategory(admin, id, version),
    removed: async ({ image_url, deactivated }) => {
      await deleteUnusedPicture(image_url);
      return {
        to: officePaths.categories(),
        title: "admin.categoryDeleted",
        text: "admin.categoryDeletedText",
        values: { count: deactivated },
      };
    },
  });
}

export default function DeleteCategory() {
  const { t } = useTranslation("office-categories");
  const { t: common } = useTranslation("office");
  const { category, count } = useLoaderData<typeof loader>();
  return (
    <DeskDialog title={t("deleteTitle")} closeTo={officePaths.categories()}>
      <RemovalForm
        to={officePaths.categoryDeletion(category.id)}
        version={category.version}
        answer={useActionData<typeof action>()}
        label={common("delete")}
        cancelTo={officePaths.categories()}
        notSaved={t("refused.delete", { reason: t("refused.unknown") })}
      >
        <p>{t("deleteText", { name: category.name })}</p>
        <p className="font-semibold text-error">{t("deleteWarning")}</p>
        <p>{t("deleteCount", { count })}</p>
      </RemovalForm>
    </DeskDialog>
  );
}
