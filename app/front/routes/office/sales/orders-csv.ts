import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { countFile } from "~/people/identity/front/counted-requests.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { inBatches } from "~/platform/basics/in-batches.server";
import { csvAmount, csvFile } from "~/platform/format/csv.server";
import { formatMoment } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { leftToPay } from "~/sales/billing/payable";
import type { OrderRow } from "~/sales/orders/front/order-rows.server";
import { listChosenOrders, readSelectedOrders } from "~/sales/orders/office-order-list.server";
import { CHOSEN, readChosenOrders, readOrderFilter } from "~/sales/orders/order-filter";
import { sumCharges } from "~/shop/delivery/order-charges";

import { refuseChoice } from "./orders-confirm/refuse-choice.server";

const vatOf = ({ vat_percent: percent, is_vat_included }: OrderRow) => ({
  percent,
  isIncluded: is_vat_included === 1,
});

/** The filtered orders, from all pages, or those that were chosen, as a file, after a recent proof. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("sales/orders-csv")(request);
  requireRecentProof(admin, officePaths.orders() + new URL(request.url).search);
  const t = await translateFor(request, ["office-orders", "order", "checkout", "office"]);
  const language = await requestLanguage(request);
  const query = new URL(request.url).searchParams;
  const chosen = query.has(CHOSEN) ? readChosenOrders(query) : undefined;
  if (chosen && chosen.kind !== "chosen") return refuseChoice(request, chosen);
  await countFile(request, admin, officePaths.orders());
  const orders = chosen
    ? inBatches(await listChosenOrders(chosen.numbers))
    : readSelectedOrders(readOrderFilter(query));
  return csvFile(
    "comenzi.csv",
    [
      t("number"),
      t("placedAt"),
      t("customer"),
      t("checkout:email"),
      t("checkout:phone"),
      t("checkout:city"),
      t("state"),
      t("payingState"),
      t("transport"),
      t("total"),
      t("paid"),
      t("balance"),
      t("order:trial.mark"),
    ],
    orders,
    (order) => [
      order.number,
      formatMoment(order.placed_at, language),
      order.full_name,
      order.email,
      formatPhone(order.phone),
      order.city,
      t(`order:status.${order.status}`),
      t(`order:payment.statuses.${order.payment_status}`),
      csvAmount(sumCharges(order, vatOf(order))),
      csvAmount(order.total_bani),
      csvAmount(order.paid_bani),
      csvAmount(leftToPay(order)),
      order.is_trial === 1 ? t("office:yes") : "",
    ],
  );
}
