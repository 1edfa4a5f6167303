import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { listOfficeCategories } from "~/shop/catalogue-editing/category-list.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { CategoryForm } from "../categories/category-form";
import { saveCategory } from "../categories/save-category.server";
import { categoryForm } from "../categories/schema";

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-categories");
  const orders = (await listOfficeCategories()).map(({ display_order }) => display_order);
  return {
    page: { title: t("add"), isUnlisted: true },
    form: describeForm(categoryForm),
    nextOrder: Math.max(-1, ...orders) + 1,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return saveCategory(request, await requireSales(request));
}

export default function NewCategory() {
  const { t } = useTranslation("office-categories");
  const { form, nextOrder } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PageDialog title={t("add")} closeTo={officePaths.categories()}>
      <CategoryForm description={form} nextOrder={nextOrder} answer={answer} />
    </PageDialog>
  );
}
