import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireWorkshop } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { SelectField } from "~/platform/forms/field";
import { readForm, refuse } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/page-meta";
import { articleKey, unitOf } from "~/workshop/stock/article";
import { nameArticle, supplierCodeOf } from "~/workshop/stock/known-articles";
import { findKnownArticles } from "~/workshop/stock/known-articles.server";
import { findStockItem, listStockItems, saveStockItem } from "~/workshop/stock/stock.server";

import { newItemForm } from "./schema";

export const handle = { i18n: ["office-stock", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** What there is of each article that the workshop keeps, and a form to keep another one. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireWorkshop(request);
  const t = await translateFor(request, ["office-stock", "workshop-parts"]);
  const { known, articles } = await findKnownArticles(await requestLanguage(request));
  const items = await listStockItems();
  const kept = new Set(items.map(({ id }) => id));
  return {
    page: { title: t("title"), isUnlisted: true },
    form: describeForm(newItemForm),
    items: items.map(({ id, article, onHand, least, supplier }) => ({
      id,
      onHand,
      least,
      supplier,
      unit: unitOf(article),
      name: nameArticle(article, known, t),
    })),
    choices: articles
      .map((article) => ({ value: articleKey(article), label: nameArticle(article, known, t) }))
      .filter(({ value }) => !kept.has(value)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireWorkshop(request);
  const submission = await readForm(request, newItemForm);
  if (submission.status !== "success") return refuse(submission);
  const { known, articles } = await findKnownArticles("ro");
  const key = submission.value.article;
  const article = articles.find((one) => articleKey(one) === key);
  if (!article) return refuse(submission, { fieldErrors: { article: [message("choose")] } });
  if (!(await findStockItem(key))) {
    const supplierCode = supplierCodeOf(article, known);
    await saveStockItem(article, { least: 0, supplier: "", supplierCode, pack: 1 }, admin);
  }
  return redirect(officePaths.stockItem(key), 303);
}

export default function Stock() {
  const { t } = useTranslation("office-stock");
  const { form: description, items, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "keep",
    lastResult: answer?.result,
  });
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        {items.length > 0 && (
          <Link
            to={officePaths.stockOrderFile()}
            reloadDocument
            className="button button-secondary"
          >
            {t("orderFile")}
          </Link>
        )}
      </PageHead>
      {items.length === 0 ? (
        <p className="mt-6">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("article"),
              isTitle: true,
              cell: ({ id, name }) => (
                <Link to={officePaths.stockItem(id)} className="link font-semibold">
                  {name}
                </Link>
              ),
            },
            {
              label: t("onHand"),
              isNumeric: true,
              cell: ({ onHand, unit }) => t(`units.${unit}`, { amount: onHand }),
            },
            {
              label: t("least"),
              isNumeric: true,
              cell: ({ least, unit }) => t(`units.${unit}`, { amount: least }),
            },
            { label: t("supplier"), cell: ({ supplier }) => supplier || "–" },
            {
              label: t("state"),
              cell: ({ onHand, least }) => (
                <Badge tone={onHand < least || onHand < 0 ? "bad" : "good"}>
                  {t(onHand < 0 ? "owed" : onHand < least ? "short" : "enough")}
                </Badge>
              ),
            },
          ]}
        />
      )}
      <div className="mt-6 max-w-xl">
        <Panel title={t("keep")}>
          {choices.length === 0 ? (
            <p>{t("allKept")}</p>
          ) : (
            <ServerForm
              form={form}
              errors={errors}
              action={officePaths.stock()}
              className="grid gap-4"
            >
              <SelectField
                field={fields.article}
                label={t("article")}
                options={choices}
                empty={t("choose")}
              />
              <p>
                <button className="button button-primary">{t("keepNow")}</button>
              </p>
            </ServerForm>
          )}
        </Panel>
      </div>
    </main>
  );
}
