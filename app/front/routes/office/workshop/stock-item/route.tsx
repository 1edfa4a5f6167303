import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, titled } from "~/front/desk/desk.server";
import { requireWorkshop } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { unitOf } from "~/workshop/stock/article";
import { nameArticle } from "~/workshop/stock/known-articles";
import { findKnownArticles } from "~/workshop/stock/known-articles.server";
import { findStockItem, listStockMoves } from "~/workshop/stock/stock.server";

import { changeItem } from "./changes.server";
import { CountForm, DetailsForm, ReceiveForm } from "./item-forms";
import { countForm, detailsForm, receiveForm } from "./schema";

export const handle = { i18n: ["office-stock", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/page-meta";

/** One article: what there is of it, what came and went, from whom it is bought. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireWorkshop(request);
  const item = await findStockItem(params.key ?? "");
  if (!item) throw notThere();
  const t = await translateFor(request, ["office-stock", "workshop-parts"]);
  const { known } = await findKnownArticles(await requestLanguage(request));
  const { article, ...facts } = item;
  const name = nameArticle(article, known, t);
  return {
    page: titled(name),
    forms: {
      details: describeForm(detailsForm),
      receive: describeForm(receiveForm),
      count: describeForm(countForm),
    },
    formToken: newFormToken(),
    item: { ...facts, name, unit: unitOf(article) },
    moves: await listStockMoves(item.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireWorkshop(request);
  const item = await findStockItem(params.key ?? "");
  if (!item) throw notThere();
  return changeItem(request, await readFormData(request), item, admin);
}

export default function StockItemPage() {
  const { t, i18n } = useTranslation("office-stock");
  const { forms, formToken, item, moves } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { onHand, unit } = item;
  return (
    <DeskFrame title={item.name} back={{ to: officePaths.stock(), label: t("title") }} width="form">
      <p className="mt-2 text-lg">
        {t("onHand")}: <strong>{t(`units.${unit}`, { amount: onHand })}</strong>
      </p>
      {answer?.isStale && (
        <p role="alert" className="mt-3 border-l-2 border-error pl-3 font-semibold">
          {t("stale", { amount: onHand })}
        </p>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <ReceiveForm token={formToken} item={item} description={forms.receive} answer={answer} />
        <CountForm item={item} description={forms.count} answer={answer} />
        <DetailsForm item={item} description={forms.details} answer={answer} />
      </div>
      <div className="mt-6">
        <Panel title={t("moves")}>
          {moves.length === 0 ? (
            <p>{t("noMoves")}</p>
          ) : (
            <DataTable
              caption={t("moves")}
              rows={moves}
              rowKey={({ id }) => id}
              columns={[
                {
                  label: t("when"),
                  isTitle: true,
                  cell: ({ movedAt }) => formatMoment(movedAt, i18n.language),
                },
                {
                  label: t("amount"),
                  isNumeric: true,
                  cell: ({ amount }) =>
                    t(`units.${unit}`, { amount: amount > 0 ? `+${amount}` : String(amount) }),
                },
                {
                  label: t("why"),
                  cell: ({ reason, batch, note }) =>
                    [t(`reasons.${reason}`), batch, note].filter(Boolean).join(" · "),
                },
              ]}
            />
          )}
        </Panel>
      </div>
    </DeskFrame>
  );
}
