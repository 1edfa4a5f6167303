import { useTranslation } from "~/platform/i18n/use-translation";
import type { CartLine } from "~/shop/cart/cart-line";
import type { Way } from "~/shop/catalogue/delivery-way";

import { CartLineRow } from "./cart-line-row";
import type { RefusedQuantity } from "./quantity";

/** The lines as a table, with column heads where there is room for columns (spec §2). */
export function CartTable({
  lines,
  way,
  refused,
}: {
  lines: CartLine[];
  way: Way;
  refused: (RefusedQuantity & { lineId: string }) | undefined;
}) {
  const { t } = useTranslation("cart");
  return (
    <div className="@container">
      <table
        role="table"
        aria-label={t("title")}
        className="block w-full border-t border-line @2xl:table @2xl:border-t-0"
      >
        <thead className="hidden @2xl:table-header-group">
          <tr role="row" className="border-b border-line text-left text-sm text-stone">
            <Head label={t("heads.product")} span={2} />
            <Head label={t("heads.price")} isNumeric />
            <Head label={t("heads.quantity")} />
            <Head label={t("total")} isNumeric />
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @2xl:table-row-group">
          {lines.map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              way={way}
              refused={refused?.lineId === line.id ? refused : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ label, span, isNumeric }: { label: string; span?: number; isNumeric?: boolean }) {
  return (
    <th
      role="columnheader"
      scope="col"
      colSpan={span}
      className={`pb-2 font-semibold not-first:pl-6 ${isNumeric ? "text-right" : ""}`}
    >
      {label}
    </th>
  );
}
