import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { findOfficeCategory } from "~/shop/catalogue-editing/category-list.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { CategoryForm } from "../categories/category-form";
import { saveCategory } from "../categories/save-category.server";
import { categoryForm } from "../categories/schema";

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const category = await findOfficeCategory(params.id ?? "");
  if (!category) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "office-categories");
  return {
    page: { title: `${t("edit")}: ${category.name}`, isUnlisted: true },
    form: describeForm(categoryForm),
    category,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const category = await findOfficeCategory(params.id ?? "");
  if (!category) throw new Response(null, { status: 404 });
  return saveCategory(request, admin, category);
}

export default function EditCategory() {
  const { t } = useTranslation("office-categories");
  const { form, category } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PageDialog title={t("edit")} closeTo={officePaths.categories()}>
      <CategoryForm
        key={category.id}
        description={form}
        category={category}
        nextOrder={0}
        answer={answer}
      />
    </PageDialog>
  );
}
