import { SelectField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { wordOfKind } from "~/sales/appointments/kinds";

/** Where somebody is to be measured: the county decides who comes, and when. */
export function CountyChoice({
  counties,
  phone,
}: {
  counties: { value: string; label: string }[];
  phone: string;
}) {
  const { t } = useTranslation("appointments");
  return (
    <Form method="get" action={paths.appointment()} className="mt-6 grid max-w-md gap-5">
      <input type="hidden" name="fel" value={wordOfKind("measuring")} />
      <SelectField
        field={plainField("judet")}
        label={t("county")}
        hint={t("countyHint", { phone })}
        options={counties}
        autoComplete="address-level1"
      />
      <p>
        <button className="button button-primary">{t("showDays")}</button>
      </p>
    </Form>
  );
}
