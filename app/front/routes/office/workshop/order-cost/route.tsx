import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { notThere, titled } from "~/front/desk/desk.server";
import { articleOf, fittingId } from "~/furniture/boards/fittings";
import type { HardwareCode } from "~/furniture/boards/piece";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { translatorOf } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { TrialNotice } from "~/sales/orders/front/trial-mark";
import { marginsOfOrder } from "~/sales/orders/margin";
import { findOfficeOrder, type OfficeOrder } from "~/sales/orders/office-order.server";
import { listFrozenPlans } from "~/sales/orders/ordered-design.server";
import { isPlanned, lineWords } from "~/shop/cart/line-design";
import { findRemakes, sumRemakes } from "~/workshop/made-boards/front/remake-board.server";
import { findRealCosts } from "~/workshop/production/front/real-cost.server";

import { CostTable, type CostRow } from "./cost-table";
import { MarginList } from "./margin-list";
import { RemakeList } from "./remake-list";

export const handle = { i18n: ["order-cost", "order", "cart", "workshop-parts"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** What the order's planned pieces cost the workshop, as it was worked out when they were ordered. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/order-cost")(request);
  const order = await findOfficeOrder(params.number ?? "");
  if (!order) throw notThere();
  const t = await translateFor(request, "order-cost");
  const { number, placed_at, is_trial, total_bani, vat_percent } = order;
  const { lines, sum, real } = await costLines(request, order);
  return {
    page: titled(t("title", { number })),
    number,
    placed_at,
    is_trial,
    total_bani,
    vat_percent,
    lines,
    sum,
    real,
  };
}

async function costLines(request: Request, order: OfficeOrder) {
  const speaker = translatorOf(await requestLanguage(request));
  const plans = await listFrozenPlans(order);
  const remakes = await findRemakes(order.number);
  const margins = marginsOfOrder(order, plans, sumRemakes(remakes));
  const real = await realMargins(order, plans, sumRemakes(remakes));
  const lines = order.lines.map(({ name, quantity, design }, index) => ({
    name,
    quantity,
    words: design && lineWords(design, speaker),
    rows: costRows(plans[index] ?? null),
    remakes: remakes
      .filter(({ line }) => line === index + 1)
      .map(({ id, reason, costBani }) => ({ id, reason, costBani })),
    margin: margins.lines[index] ?? null,
    real: real.lines[index] ?? null,
  }));
  return { lines, sum: margins.sum, real: real.sum };
}

/** The rows of a piece's price with what its order says was bought for each. */
function costRows(plan: Awaited<ReturnType<typeof listFrozenPlans>>[number]): CostRow[] {
  return (plan?.price.rows ?? []).map((row) => {
    const id = row.group === "fittings" && fittingId(row.article as HardwareCode, row.length);
    const fitting = id ? plan?.fittings?.[id] : undefined;
    return { ...row, bought: fitting ? articleOf(fitting) : "" };
  });
}

/** The same at what was paid for the articles; of lines without a known cost nothing, and then nothing of the order. */
async function realMargins(
  order: OfficeOrder,
  plans: Awaited<ReturnType<typeof listFrozenPlans>>,
  remakesOf: (index: number) => number,
) {
  const ids = order.lines.map(
    ({ design }) => (design && isPlanned(design) && design.orderLine?.id) || "",
  );
  const made = plans.flatMap((plan, index) => (plan ? [{ id: ids[index]!, plan }] : []));
  const costs = await findRealCosts(made);
  const paid = plans.map((plan, index) => {
    const costBani = plan ? costs.get(ids[index]!) : undefined;
    return costBani === undefined ? null : { price: { costBani } };
  });
  const { lines, sum } = marginsOfOrder(order, paid, remakesOf);
  return { lines, sum: costs.size === made.length ? sum : null };
}

export default function OrderCost() {
  const { t, i18n } = useTranslation("order-cost");
  const { number, placed_at, is_trial, total_bani, vat_percent, lines, sum, real } =
    useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page max-w-4xl print:max-w-none print:p-0">
      <p className="no-print mb-3">
        <Link to={officePaths.order(number)} className="link">
          {number}
        </Link>
        {" · "}
        <Link to={officePaths.orderTimes(number)} className="link">
          {t("times")}
        </Link>
      </p>
      <h1>{t("title", { number })}</h1>
      {is_trial === 1 && <TrialNotice />}
      <p className="mt-3 max-w-prose text-stone">
        {formatDay(placed_at, i18n.language)} · {t(sum ? "intro" : "none")}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6">
        {sum && (
          <Panel title={t("sum")}>
            <MarginList margin={sum} real={real} vatPercent={vat_percent} />
            {sum.totalBani < total_bani && (
              <p className="mt-3 text-stone">
                {t("rest", {
                  rest: formatRon(total_bani - sum.totalBani),
                  total: formatRon(total_bani),
                })}
              </p>
            )}
          </Panel>
        )}
        {lines.map(({ name, quantity, words, rows, remakes, margin, real: ofReal }, index) => (
          <section
            key={index}
            id={`line-${index + 1}`}
            aria-labelledby={`name-${index + 1}`}
            className="border-t-2 border-ink pt-3"
          >
            <div className="flex items-baseline justify-between gap-6">
              <h2 id={`name-${index + 1}`} lang="ro" className="min-w-0 wrap-anywhere">
                {index + 1}/{lines.length} · {name}
              </h2>
              <p className="font-semibold whitespace-nowrap">{t("pieces", { count: quantity })}</p>
            </div>
            {words && <p className="text-stone">{words}</p>}
            {margin ? (
              <>
                <CostTable rows={rows} />
                <h3 className="mt-5 mb-2">
                  {t("sale")} · {t("pieces", { count: quantity })}
                </h3>
                <MarginList margin={margin} real={ofReal} vatPercent={vat_percent} />
                <RemakeList remakes={remakes} />
              </>
            ) : (
              <p className="mt-2">{t("unknown")}</p>
            )}
          </section>
        ))}
      </div>
    </main>
  );
}
