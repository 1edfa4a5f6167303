import { Checkbox, SelectField, TextArea, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { advanceBounds } from "~/platform/settings/front/advance";
import { counties } from "~/platform/settings/places";

import type { FieldName, SettingsField } from "./fields";

/** A choice of a list, in words. */
export function choiceWords(value: string, t: TFunction<["office-settings", "office"]>): string {
  if (value === "added" || value === "included") return t(`vatModes.${value}`);
  return value in counties ? counties[value as keyof typeof counties] : value;
}

/** The field of one setting. */
export function Control({
  of: { name, kind, hasHint, options = [], isOptional },
  field,
}: {
  of: SettingsField & { name: FieldName };
  field: FieldState;
}) {
  const { t } = useTranslation(["office-settings", "office"]);
  const label = t(`fields.${name}`);
  const hint = hasHint ? t(`hints.${name as "email"}`, advanceBounds) : undefined;
  switch (kind) {
    case "area":
      return <TextArea field={field} label={label} hint={hint} rows={3} />;
    case "checkbox":
      return (
        <Checkbox field={field} hint={hint}>
          {label}
        </Checkbox>
      );
    case "select":
      return (
        <SelectField
          field={field}
          label={label}
          hint={hint}
          empty={isOptional ? t("noChoice") : undefined}
          options={options.map((value) => ({ value, label: choiceWords(value, t) }))}
        />
      );
    default:
      return <TextField field={field} label={label} hint={hint} type={kind} autoComplete="off" />;
  }
}
