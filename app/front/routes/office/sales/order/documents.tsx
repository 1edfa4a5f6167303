import { FormToken } from "~/platform/forms/front/form-token";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { payableOf } from "~/sales/billing/payable";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

/** The documents of the order, and the ways to issue a proforma or correct the buyer they name. */
export function Documents({
  order,
  list,
  formToken,
  isRefused,
}: {
  order: OfficeOrder;
  /** The documents as HTML (`documentsHtml`). */
  list: string;
  formToken: string;
  isRefused: boolean;
}) {
  const { t } = useTranslation("office-billing");
  const isForgotten = order.phone === "";
  return (
    <Panel title={t("panel.title")}>
      <div dangerouslySetInnerHTML={{ __html: list }} />
      {isRefused && (
        <p role="alert" className="mt-3 border-l-4 border-error pl-3 text-error">
          {t("panel.nothingDue")}
        </p>
      )}
      {!isForgotten && (
        <Form
          method="post"
          action={officePaths.order(order.number)}
          className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2"
        >
          <FormToken token={formToken} />
          <input type="hidden" name="intent" value="proforma" />
          {payableOf(order).kind === "owing" && (
            <button className="button button-secondary">{t("panel.proforma")}</button>
          )}
          <Link to={officePaths.orderBilling(order.number)} className="link py-1">
            {t("panel.billing")}
          </Link>
        </Form>
      )}
    </Panel>
  );
}
