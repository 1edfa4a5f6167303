import type { ComponentProps } from "react";

import { RadioGroup } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { PaymentMethod } from "~db/schema";

/** The choice among the ways of paying that are offered. */
export function PaymentMethodField({
  field,
  label,
  methods,
}: {
  field: ComponentProps<typeof RadioGroup>["field"];
  label: string;
  methods: readonly PaymentMethod[];
}) {
  const { t } = useTranslation("checkout");
  return (
    <RadioGroup
      field={field}
      label={label}
      options={methods.map((method) => ({
        value: method,
        label: t(`methods.${method}`),
        hint: t(`methodHints.${method}`),
      }))}
    />
  );
}
