import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { unitOf } from "~/workshop/stock/article";
import { nameArticle } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { findStockItem, listStockMoves } from "~/workshop/stock/stock.server";

import { changeItem, detailTexts } from "./changes.server";
import { ItemForms } from "./item-forms";
import { countForm, detailsForm, receiveForm } from "./schema";

export const handle = { i18n: ["office-stock", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** One article: what there is of it, what came and went, from whom it is bought. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/stock-item")(request);
  const item = orNotThere(await findStockItem(params.key ?? ""));
  const t = await translateFor(request, ["office-stock", "workshop-parts"]);
  const { known } = await findKnownArticles(await requestLanguage(request));
  const { article, ...facts } = item;
  const name = nameArticle(article, known, t);
  const { id, version } = item;
  return {
    page: titled(name),
    records: {
      receive: drawRecord(receiveForm, { id, version, texts: {} }),
      count: drawRecord(countForm, { id, version, texts: {} }),
      save: drawRecord(detailsForm, { id, version, texts: detailTexts(item) }),
    },
    formToken: newFormToken(),
    item: { ...facts, name, unit: unitOf(article) },
    moves: await listStockMoves(item.id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/stock-item"), ["seen"]);
  return changeItem(post, orNotThere(await findStockItem(args.params.key ?? "")));
}

export default function StockItemPage() {
  const { t, i18n } = useTranslation("office-stock");
  const { records, formToken, item, moves } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { onHand, unit } = item;
  return (
    <DeskFrame title={item.name} back={{ to: officePaths.stock(), label: t("title") }} width="form">
      <p className="mt-2 text-lg">
        {t("onHand")}: <strong>{t(`units.${unit}`, { amount: onHand })}</strong>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <ItemForms onHand={onHand} records={records} formToken={formToken} answer={answer} />
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
