import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { findRules } from "~/furniture/planner/construction.server";
import { isEstimated, listFittings } from "~/furniture/workshop-numbers/front/fitting.server";
import { findDropsInForce } from "~/furniture/workshop-numbers/front/samples.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listStockItems } from "~/workshop/stock/stock.server";

import { useBooks } from "../workshop-numbers/books";
import { PriceDrops } from "../workshop-numbers/preview";
import { drillingOf, roleName, roleTexts, stockKey } from "./role";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-workshop", "workshop-parts"] };

interface Row {
  role: string;
  article: string;
  priceBani: number | null;
}

/** The owner's table of fittings: what is bought for each role of the construction. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("workshop/fittings"), roleTexts);
  const [fittings, items, rules, drops] = await Promise.all([
    listFittings(),
    listStockItems(),
    findRules(),
    findDropsInForce(),
  ]);
  const packs = new Map(items.map(({ id, pack }) => [id, pack]));
  const rows = fittings.map((fitting) => {
    const { id, name, maker, makerCode, priceBani } = fitting;
    return {
      id,
      makerCode,
      priceBani,
      isEstimated: isEstimated(fitting),
      role: roleName(fitting, t),
      article: [maker, name].filter(Boolean).join(" "),
      pack: packs.get(stockKey(fitting) ?? "") ?? null,
      drilling: drillingOf(fitting, rules!.content),
    };
  });
  const orders = {
    rol: ({ role }: Row) => role,
    articol: ({ article }: Row) => article,
    pret: ({ priceBani }: Row) => priceBani ?? 0,
  };
  return { page: titled(t("fittings.title")), drops, ...inOrder(rows, query, orders) };
}

export default function Fittings() {
  const { t } = useTranslation("office-workshop");
  const { drops, ...list } = useLoaderData<typeof loader>();
  return (
    <DeskList
      {...list}
      to={officePaths.fittings()}
      title={t("fittings.title")}
      intro={t("fittings.intro")}
      folders={useBooks("fittings")}
      above={<PriceDrops drops={drops} />}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("fittings.role"),
          order: "rol",
          isTitle: true,
          to: ({ id }) => officePaths.fittings(id),
          cell: ({ role }) => role,
        },
        {
          label: t("fittings.article"),
          order: "articol",
          isTyped: true,
          cell: ({ article }) => article || "–",
        },
        { label: t("fittings.code"), isTyped: true, cell: ({ makerCode }) => makerCode || "–" },
        {
          label: t("fittings.price"),
          order: "pret",
          isNumeric: true,
          cell: ({ priceBani, isEstimated }) => {
            if (priceBani === null) return "–";
            const price = formatRon(priceBani);
            return isEstimated ? t("fittings.estimated", { price }) : price;
          },
        },
        { label: t("fittings.pack"), isNumeric: true, cell: ({ pack }) => pack ?? "–" },
        { label: t("fittings.drilling"), isNumeric: true, cell: ({ drilling }) => drilling || "–" },
      ]}
    />
  );
}
