import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { SelectField } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { articleKey, unitOf } from "~/workshop/stock/article";
import { nameArticle, supplierCodeOf } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { newItem, saveStockItem } from "~/workshop/stock/front/save-item.server";
import { listArrivals, type Arrival } from "~/workshop/stock/front/supplier-order.server";
import { findStockItem, listStockItems } from "~/workshop/stock/stock.server";

import { noonOf } from "../plan/hours";
import { newItemForm } from "./schema";

export const handle = { i18n: ["office-stock", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** What there is of each article that the workshop keeps, and a form to keep another one. */
export async function loader(args: LoaderFunctionArgs) {
  const words = ["office-stock", "workshop-parts"] as const;
  const { t, query } = await openDesk(args, guard("workshop/stock"), words);
  const { known, articles } = await findKnownArticles(await requestLanguage(args.request));
  const [kept, arrivals] = await Promise.all([listStockItems(), listArrivals()]);
  // The sum of all that is on its way, and the day of the first of it.
  const comingOf = (own: readonly Arrival[] = []) =>
    own[0] ? { amount: own.reduce((sum, { amount }) => sum + amount, 0), day: own[0].day } : null;
  const items = kept.map(({ article, ...item }) => ({
    id: item.id,
    onHand: item.onHand,
    least: item.least,
    supplier: item.supplier,
    unit: unitOf(article),
    coming: comingOf(arrivals.get(item.id)),
    name: nameArticle(article, known, t),
  }));
  const { rows, order } = inOrder(items, query, {
    articol: ({ name }) => name,
    stoc: ({ onHand }) => onHand,
    furnizor: ({ supplier }) => supplier,
  });
  return {
    page: titled(t("title")),
    form: describeForm(newItemForm),
    items: rows,
    order,
    choices: articles
      .map((article) => ({ value: articleKey(article), label: nameArticle(article, known, t) }))
      .filter(({ value }) => !kept.some(({ id }) => id === value)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/stock"));
  const { admin } = post;
  const submission = parseForm(post.posted, newItemForm);
  const again = (fieldErrors?: Record<string, string[]>) =>
    refused(post, { result: submission.reply({ fieldErrors }) });
  if (submission.status !== "success") return again();
  const { known, articles } = await findKnownArticles("ro");
  const key = submission.value.article;
  const article = articles.find((one) => articleKey(one) === key);
  if (!article) return again({ article: [message("choose")] });
  if (!(await findStockItem(key))) {
    const supplierCode = supplierCodeOf(article, known);
    await saveStockItem(article, { ...newItem, supplierCode }, admin);
  }
  return redirect(officePaths.stockItem(key), 303);
}

export default function Stock() {
  const { t, i18n } = useTranslation("office-stock");
  const { form: description, items, order, choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "keep",
    lastResult: answer?.result,
  });
  return (
    <DeskList
      to={officePaths.stock()}
      title={t("title")}
      intro={t("intro")}
      file={
        items.length > 0 ? { to: officePaths.stockOrderFile(), label: t("orderFile") } : undefined
      }
      actions={
        <Link to={officePaths.stockCount()} className="button button-secondary">
          {t("count")}
        </Link>
      }
      none={t("none")}
      rows={items}
      order={order}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("article"),
          isTitle: true,
          order: "articol",
          to: ({ id }) => officePaths.stockItem(id),
          cell: ({ name }) => name,
        },
        {
          label: t("onHand"),
          order: "stoc",
          isNumeric: true,
          cell: ({ onHand, unit }) => t(`units.${unit}`, { amount: onHand }),
        },
        {
          label: t("least"),
          isNumeric: true,
          cell: ({ least, unit }) => t(`units.${unit}`, { amount: least }),
        },
        {
          label: t("coming"),
          isNumeric: true,
          cell: ({ coming, unit }) =>
            coming === null
              ? "–"
              : `${t(`units.${unit}`, { amount: coming.amount })}, ${formatDay(noonOf(coming.day), i18n.language)}`,
        },
        {
          label: t("supplier"),
          isTyped: true,
          order: "furnizor",
          cell: ({ supplier }) => supplier || "–",
        },
        {
          label: t("state"),
          cell: ({ onHand, least }) => (
            <Badge tone={onHand < least || onHand < 0 ? "bad" : "good"}>
              {t(onHand < 0 ? "owed" : onHand < least ? "short" : "enough")}
            </Badge>
          ),
        },
      ]}
      below={
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
      }
    />
  );
}
