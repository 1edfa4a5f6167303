import { useTranslation } from "~/platform/i18n/use-translation";
import { DeliveryCharges } from "~/sales/orders/front/delivery-charges";
import { wholeTermText } from "~/shop/catalogue/delivery-way";

import type { Sums } from "./sums.server";

/** What bringing the order costs and how long it takes, below the address that it goes to, once that says so. */
export function Transport({ id, sums: { lines, way, order } }: { id: string; sums: Sums }) {
  const { t } = useTranslation("delivery");
  const { t: cart } = useTranslation("cart");
  return (
    <div id={id} className="only-brought -mt-1 -mb-3 scroll-mt-24 text-sm">
      <div role="status">
        {order && order.delivery_method !== "pickup" && (
          <>
            <DeliveryCharges
              order={{
                ...order,
                carrying: "none",
                carrying_bani: 0,
                assembly: "no",
                assembly_bani: 0,
              }}
            />
            <p className="text-stone">{wholeTermText(lines, way, cart)}</p>
          </>
        )}
      </div>
      <button name="intent" value="transport" className="link min-h-11">
        {t(order ? "ask.again" : "ask.first")}
      </button>
    </div>
  );
}
