import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { readFormData, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { deleteUnusedPicture } from "~/platform/media/single-image.server";
import { ConfirmForm } from "~/platform/office-ui/confirm-form";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { countProductsOf, findOfficeCategory } from "~/shop/catalogue-editing/category-list.server";
import { deleteCategory } from "~/shop/catalogue-editing/save-category.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const category = await findOfficeCategory(params.id ?? "");
  if (!category) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-categories");
  return {
    page: { title: `${t("deleteTitle")}: ${category.name}`, isUnlisted: true },
    category: { id: category.id, name: category.name, version: category.version },
    count: await countProductsOf(category.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const id = params.id ?? "";
  const deleted = await deleteCategory(admin, id, readVersion(await readFormData(request)));
  if (!deleted) throw new Response(null, { status: 404 });
  if (deleted === "stale") {
    const stale = { last: await findLastAction("category", id) };
    return json({ stale, trouble: undefined }, { status: 409 });
  }
  if (deleted === "not-saved") {
    const t = await translateFor(request, "office-categories");
    const trouble = t("refused.delete", { reason: t("refused.unknown") });
    return json({ stale: undefined, trouble }, { status: 503 });
  }
  await deleteUnusedPicture(deleted.image_url);
  return redirectWithFlash(request, officePaths.categories(), {
    tone: "success",
    title: "admin.categoryDeleted",
    text: "admin.categoryDeletedText",
    values: { count: deleted.deactivated },
  });
}

export default function DeleteCategory() {
  const { t } = useTranslation("office-categories");
  const { t: common } = useTranslation("office");
  const { category, count } = useLoaderData<typeof loader>();
  return (
    <PageDialog title={t("deleteTitle")} closeTo={officePaths.categories()}>
      <ConfirmForm
        action={officePaths.categoryDeletion(category.id)}
        confirm={common("delete")}
        cancelTo={officePaths.categories()}
        version={category.version}
        {...useActionData<typeof action>()}
      >
        <p>{t("deleteText", { name: category.name })}</p>
        <p className="font-semibold text-error">{t("deleteWarning")}</p>
        <p>{t("deleteCount", { count })}</p>
      </ConfirmForm>
    </PageDialog>
  );
}
