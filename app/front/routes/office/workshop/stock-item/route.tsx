import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatMoment } from "~/platform/format/dates";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { unitOf } from "~/workshop/stock/article";
import { listStockMoves } from "~/workshop/stock/front/change-stock.server";
import { nameArticle } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { listComing, numberOf } from "~/workshop/stock/front/supplier-order.server";
import { listSuppliers } from "~/workshop/stock/front/supplier.server";
import { unitCostText } from "~/workshop/stock/front/unit-cost-text";
import { findStockItem } from "~/workshop/stock/stock.server";

import { changeItem, detailTexts } from "./changes.server";
import { ItemForms } from "./item-forms";
import { countForm, detailsForm, receiveForm } from "./schema";

export const handle = { i18n: ["office-stock", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** One article: what there is of it, what came and went, from whom it is bought. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await guard("workshop/stock-item")(request);
  // The workshop is told no prices.
  const hasCosts = mayDo(member.role, "administration");
  const item = orNotThere(await findStockItem(params.key ?? ""));
  const t = await translateFor(request, ["office-stock", "workshop-parts"]);
  const { known } = await findKnownArticles(await requestLanguage(request));
  const { id, article, onHand, unitCost, version } = item;
  const name = nameArticle(article, known, t);
  const moves = await listStockMoves(id);
  const coming = await listComing(id);
  const units = `units.${unitOf(article)}` as const;
  const orders = coming.map((one) => `${numberOf(one)} (${t(units, { amount: one.amount })})`);
  return {
    page: titled(name),
    records: {
      receive: drawRecord(receiveForm, { id, version, texts: {} }),
      count: drawRecord(countForm, { id, version, texts: {} }),
      save: drawRecord(detailsForm, { id, version, texts: detailTexts(item, hasCosts) }),
    },
    formToken: newFormToken(),
    coming: orders.length === 0 ? "" : t("comingWith", { orders: orders.join(", ") }),
    suppliers: (await listSuppliers()).map((one) => ({ value: one.id, label: one.name })),
    hasCosts,
    item: { name, unit: unitOf(article), onHand, unitCost: hasCosts ? unitCost : null },
    moves: moves.map((moved) => ({ ...moved, unitCost: hasCosts ? moved.unitCost : null })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/stock-item"), ["seen"]);
  const hasCosts = mayDo(post.admin.role, "administration");
  return changeItem(post, orNotThere(await findStockItem(args.params.key ?? "")), hasCosts);
}

export default function StockItemPage() {
  const { t, i18n } = useTranslation("office-stock");
  const { records, formToken, coming, suppliers, hasCosts, item, moves } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { onHand, unit, unitCost } = item;
  const costText = (cost: number | null) => (cost === null ? "–" : unitCostText(cost));
  return (
    <DeskFrame title={item.name} back={{ to: officePaths.stock(), label: t("title") }} width="form">
      <p className="mt-2 text-lg">
        {t("onHand")}: <strong>{t(`units.${unit}`, { amount: onHand })}</strong>
        {hasCosts && (
          <>
            {" · "}
            {t("unitCost")}: <strong>{costText(unitCost)}</strong>
          </>
        )}
      </p>
      {coming !== "" && <p className="mt-2 max-w-prose">{coming}</p>}
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <ItemForms
          onHand={onHand}
          records={records}
          formToken={formToken}
          suppliers={suppliers}
          hasCosts={hasCosts}
          answer={answer}
        />
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
                ...(hasCosts
                  ? [
                      {
                        label: t("unitCost"),
                        isNumeric: true,
                        cell: (moved: (typeof moves)[number]) => costText(moved.unitCost),
                      },
                    ]
                  : []),
                {
                  label: t("why"),
                  cell: ({ reason, amount, batch, note }) => {
                    const isTakenBack = reason === "received" && amount < 0;
                    const why = t(`reasons.${isTakenBack ? "takenBack" : reason}`);
                    return [why, batch, note].filter(Boolean).join(" · ");
                  },
                },
              ]}
            />
          )}
        </Panel>
      </div>
    </DeskFrame>
  );
}
