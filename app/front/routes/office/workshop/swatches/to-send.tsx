import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable, type Column } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { OrderBadge } from "~/sales/orders/front/order-badge";
import type { SwatchOrder } from "~/sales/orders/front/swatch-orders.server";
import { TrialBadge } from "~/sales/orders/front/trial-mark";

type ListedOrder = Omit<SwatchOrder, "name" | "place" | "address" | "phone"> & {
  /** Null for who is not told. */
  buyer: Pick<SwatchOrder, "name" | "place"> | null;
};

/** An order that was not marked as sent. */
export interface RefusedSending {
  number: string;
}

/** What is to be sent, the oldest order first, each with its decors and the button that marks it. */
export function ToSend({
  orders,
  hasOrders,
  refused,
}: {
  orders: ListedOrder[];
  hasOrders: boolean;
  refused: RefusedSending | undefined;
}) {
  const { t, i18n } = useTranslation("office-swatches");
  const buyerColumn: Column<ListedOrder> = {
    label: t("toSend.customer"),
    cell: ({ buyer }) => (
      <>
        {buyer?.name}
        <span className="block text-stone">{buyer?.place}</span>
      </>
    ),
  };
  return (
    <>
      {refused && (
        <p role="alert" className="mb-3 border-l-2 border-error pl-3 font-semibold">
          {t("toSend.refused", { number: refused.number })}
        </p>
      )}
      {orders.length === 0 ? (
        <p>{t("toSend.none")}</p>
      ) : (
        <DataTable
          caption={t("toSend.title")}
          rows={orders}
          rowKey={({ number }) => number}
          columns={[
            {
              label: t("toSend.number"),
              isTitle: true,
              cell: ({ number, is_trial }) => (
                <>
                  <Link
                    to={hasOrders ? officePaths.order(number) : officePaths.orderPackage(number)}
                    className="link whitespace-nowrap"
                  >
                    {number}
                  </Link>
                  {is_trial === 1 && (
                    <span className="block">
                      <TrialBadge />
                    </span>
                  )}
                </>
              ),
            },
            {
              label: t("toSend.placed"),
              cell: ({ placed_at }) => formatDay(placed_at, i18n.language),
            },
            ...(hasOrders ? [buyerColumn] : []),
            {
              label: t("toSend.decors"),
              cell: ({ decors }) => (
                <ul>
                  {decors.map((decor) => (
                    <li key={decor}>{decor}</li>
                  ))}
                </ul>
              ),
            },
            { label: t("toSend.way"), cell: (order) => <Way order={order} /> },
          ]}
        />
      )}
    </>
  );
}

/** How the swatches of an order go, and the button that says that they went. */
function Way({ order: { number, isAlone, isPickedUp, status } }: { order: ListedOrder }) {
  const { t } = useTranslation("office-swatches");
  if (!isAlone) {
    return (
      <div>
        <span className="block">{t("toSend.withFurniture")}</span>
        <OrderBadge status={status} />
      </div>
    );
  }
  return (
    <div>
      <span className="block">{t(isPickedUp ? "toSend.pickup" : "toSend.post")}</span>
      <Form method="post" action={officePaths.swatches()} preventScrollReset className="mt-1">
        <input type="hidden" name="number" value={number} />
        <button
          name="intent"
          value="send"
          aria-label={t("toSend.sentNamed", { number })}
          className="button button-secondary"
        >
          {t(isPickedUp ? "toSend.ready" : "toSend.sent")}
        </button>
      </Form>
    </div>
  );
}
