import { CustomerLink } from "~/front/routes/office/customers/customer-link";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { leftToPay } from "~/sales/billing/payable";
import { BillingAddress, DeliveryAddress, isBilledElsewhere } from "~/sales/orders/buyer-details";
import { contactOpen } from "~/sales/orders/front/order-contact.server";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

/** The customer, whose language goes by its own name, the delivery address and the notes. */
export function Customer({
  order,
  language,
  id,
}: {
  order: OfficeOrder;
  language: string;
  id: string | null;
}) {
  const { t } = useTranslation(["office-orders", "order", "office-order-contact"]);
  return (
    <Panel title={t("customer")}>
      {order.phone === "" ? <p>{t("forgotten")}</p> : <Buyer order={order} />}
      <dl className="mt-3 grid gap-1 text-stone">
        <div className="flex flex-wrap gap-x-2">
          <dt>{t("language")}:</dt>
          <dd lang={order.language}>{language}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{t("payingState")}:</dt>
          <dd>{t(`order:payment.methods.${order.payment_method}`)}</dd>
        </div>
      </dl>
      {order.phone !== "" && leftToPay(order) > 0 && (
        <Link to={officePaths.orderMethod(order.number)} className="link inline-block py-1">
          {t("office-order-contact:method.link")}
        </Link>
      )}
      <p className="mt-1 text-stone">{order.user_id ? t("account") : t("guest")}</p>
      <p className="flex flex-wrap gap-x-4">
        <CustomerLink id={id} />
        {order.phone !== "" && contactOpen(order.status) !== "nothing" && (
          <Link to={officePaths.orderContact(order.number)} className="link inline-block py-1">
            {t("office-order-contact:link")}
          </Link>
        )}
      </p>
      {order.notes && (
        <>
          <h3 className="mt-4 text-sm">{t("notes")}</h3>
          <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">{order.notes}</p>
        </>
      )}
    </Panel>
  );
}

/** How to reach the buyer, where the pieces go and who pays. */
function Buyer({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(["office-orders", "order", "office-delivery"]);
  return (
    <>
      <div className="grid gap-0.5">
        <a href={`tel:${order.phone.replace(/\s/g, "")}`} className="link justify-self-start py-1">
          {order.phone}
        </a>
        {order.email === "" ? (
          <p className="text-stone">{t("noEmail")}</p>
        ) : (
          <a href={`mailto:${order.email}`} className="link justify-self-start py-1 break-all">
            {order.email}
          </a>
        )}
        {order.delivery_method === "pickup" ? (
          <p>{t("office-delivery:quote.pickup")}</p>
        ) : (
          <DeliveryAddress order={order} />
        )}
      </div>
      {(order.delivery_method === "pickup" || isBilledElsewhere(order)) && (
        <div className="mt-4">
          <h3 className="mb-1 text-sm">{t("order:billing")}</h3>
          <BillingAddress order={order} />
        </div>
      )}
    </>
  );
}
