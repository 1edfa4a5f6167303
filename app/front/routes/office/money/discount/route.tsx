import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { dayOf } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { findDiscount, listDiscountCategories } from "~/shop/discounts/discount-desk.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { finish, NEW, save, type Saving } from "./changes.server";
import { DiscountForm } from "./discount-form";
import { discountTexts } from "./discount-words";
import { EndForms } from "./end-forms";
import { discountForm } from "./schema";

export const handle = { i18n: ["office-discounts", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const id = params.id ?? "";
  const t = await translateFor(request, "office-discounts");
  const shared = {
    id,
    form: describeForm(discountForm),
    categories: await listDiscountCategories(),
  };
  if (id === NEW) {
    const today = dayOf(new Date().toISOString());
    const values = { kind: "percent", firstDay: today };
    const page = { title: t("new"), isUnlisted: true };
    return { ...shared, page, values, chosen: [] as string[], version: 0, known: null };
  }
  const discount = await findDiscount(id);
  if (!discount) throw new Response(null, { status: 404 });
  const { code, categories: chosen, version, uses, endedAt, isKept } = discount;
  return {
    ...shared,
    page: { title: code, isUnlisted: true },
    chosen,
    version,
    values: discountTexts(discount),
    known: { uses, isEnded: endedAt !== null, isKept },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const posted = await readFormData(request);
  const form = { request, posted, id: params.id ?? "", admin };
  const intent = posted.get("intent");
  switch (intent) {
    case "save":
      return save(form);
    case "end":
    case "delete":
      return finish(form, intent);
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function DiscountPage() {
  const { t } = useTranslation("office-discounts");
  const { page, id, form, categories, values, chosen, version, known } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const saving: Saving | undefined = answer && "result" in answer ? answer : undefined;
  return (
    <main id="content" className="office-page max-w-4xl">
      <p className="mb-2">
        <Link to={officePaths.discounts()} className="link">
          {t("title")}
        </Link>
      </p>
      <PageHead title={page.title} />
      {known && <p className="mt-2 text-stone">{t("uses", { count: known.uses })}</p>}
      <div className="mt-6">
        {known?.isEnded ? (
          <p className="max-w-prose">{t("endedText")}</p>
        ) : (
          <DiscountForm
            key={`${id} ${version}`}
            description={form}
            address={id}
            values={values}
            categories={categories}
            chosen={saving?.chosen ?? chosen}
            version={saving?.version ?? version}
            stale={saving?.stale}
            lastResult={saving?.result}
          />
        )}
      </div>
      {known && (
        <EndForms {...known} id={id} version={version} isStale={Boolean(answer && !saving)} />
      )}
    </main>
  );
}
