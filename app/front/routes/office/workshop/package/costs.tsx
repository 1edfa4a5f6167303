import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { Margin } from "~/sales/orders/margin";

export interface OrderCosts {
  number: string;
  names: { name: string; quantity: number }[];
  /** Of each line; null where its cost is not known. */
  lines: (Margin | null)[];
  sum: Margin | null;
}

/** Cost beside price of what is made of boards. It stays off the paper. */
export function Costs({ orders }: { orders: OrderCosts[] }) {
  const { t } = useTranslation(["office-orders", "order-cost"]);
  const known = orders.filter(({ sum }) => sum !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="costs" className="no-print mt-10 border-t-2 border-ink pt-4">
      <h2 id="costs">{t("package.cost")}</h2>
      <p className="mt-1 text-sm text-stone">{t("package.costNote")}</p>
      {known.map((order) => (
        <OrderCost key={order.number} order={order} />
      ))}
    </section>
  );
}

function OrderCost({ order: { number, names, lines, sum } }: { order: OrderCosts }) {
  const { t } = useTranslation(["office-orders", "order-cost"]);
  const heads = [
    t("order-cost:cost"),
    t("order-cost:margin"),
    t("order-cost:net"),
    t("order-cost:total"),
  ];
  const cell = "border-b border-line py-1 pl-4 text-right whitespace-nowrap";
  const amounts = ({ costBani, marginBani, netBani, totalBani }: Margin) =>
    [costBani, marginBani, netBani, totalBani].map((bani, index) => (
      <td key={index} className={cell}>
        {formatRon(bani)}
      </td>
    ));
  return (
    <div role="region" aria-label={number} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="text-left">
          <Link to={officePaths.orderCost(number)} className="link">
            {number}
          </Link>
        </caption>
        <thead>
          <tr className="text-stone">
            <th scope="col" className="border-b border-line py-1 text-left font-normal">
              {t("package.piece")}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((margin, index) => {
            const { name, quantity } = names[index]!;
            if (!margin) return null;
            return (
              <tr key={index}>
                <th scope="row" className="border-b border-line py-1 text-left font-normal">
                  <span lang="ro">{name}</span> × {quantity}
                </th>
                {amounts(margin)}
              </tr>
            );
          })}
        </tbody>
        {sum && (
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className="py-1 text-left">
                {t("order-cost:sum")}
              </th>
              {amounts(sum)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
