import type { ReactNode } from "react";

import { Checkbox, TextArea } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { AddressFields } from "~/sales/orders/front/address-fields";
import { ElsewhereFields } from "~/sales/orders/front/elsewhere-fields";

import { TRANSPORT } from "./asides";
import { MethodField, ServiceFields, type DeliveryTerms } from "./delivery";
import { type Fields, Fieldset } from "./fields";

/** The buyer's address, how and where else the order goes, and what to know about the way there. */
export function DeliveryFields({
  fields,
  countries,
  delivery,
  transport,
}: {
  fields: Fields;
  countries: { value: string; label: string }[];
  delivery: DeliveryTerms;
  /** What the way to an address costs, which stands below its town; staff see it elsewhere. */
  transport?: (id: string) => ReactNode;
}) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <Fieldset legend={t("home")} isWhole>
        <AddressFields fields={fields} countries={countries} purpose="billing">
          {transport && <div className="not-elsewhere">{transport(TRANSPORT.home)}</div>}
        </AddressFields>
      </Fieldset>
      <MethodField field={fields.deliveryMethod} {...delivery} />
      <div className="only-brought">
        <div className="grid gap-6">
          <Checkbox field={fields.isDeliveredElsewhere}>{t("elsewhere")}</Checkbox>
          <div className="only-elsewhere">
            <Fieldset legend={t("elsewhereTitle")} hint={t("elsewhereHint")} isWhole>
              <ElsewhereFields fields={fields} countries={countries}>
                {transport?.(TRANSPORT.elsewhere)}
              </ElsewhereFields>
            </Fieldset>
          </div>
          <ServiceFields fields={fields} {...delivery} />
        </div>
      </div>
      <TextArea rows={2} field={fields.notes} label={t("notes")} hint={t("notesHint")} />
    </>
  );
}
