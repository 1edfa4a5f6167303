import { SelectField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { AppointmentKind } from "~db/schema";

/** The choice of kind and county, from which the free hours follow. */
export function Choice({
  kinds,
  counties,
  kind,
  county,
  order,
}: {
  kinds: { value: string; kind: AppointmentKind }[];
  counties: { value: string; label: string }[];
  kind: string;
  county: string;
  /** The number of the order that it is about; empty for none. */
  order: string;
}) {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  return (
    <Form
      method="get"
      action={officePaths.appointments("nou")}
      className="mt-5 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      {order && <input type="hidden" name="comanda" value={order} />}
      <SelectField
        field={plainField("fel", { value: kind })}
        label={t("kind")}
        options={kinds.map((one) => ({ value: one.value, label: shop(`kinds.${one.kind}`) }))}
      />
      {counties.length > 0 && (
        <SelectField
          field={plainField("judet", { value: county })}
          label={t("county")}
          options={counties}
          empty={t("chooseCounty")}
        />
      )}
      <p>
        <button className="button button-secondary">{t("showTimes")}</button>
      </p>
      {order && (
        <p className="text-stone sm:col-span-3">{shop("ofOrder.forOrder", { number: order })}</p>
      )}
    </Form>
  );
}
