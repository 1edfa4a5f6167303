import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

import { FieldErrors } from "../front/field-errors";
import type { FieldState } from "../plain-field";

export interface FieldProps {
  field: FieldState;
  label: ReactNode;
  hint?: ReactNode;
}

/** A control with its label above it, its hint and what is wrong below it. */
export function Field({ field, label, hint, children }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div>
      <label htmlFor={field.id} className="block font-semibold">
        {label}
        {field.required === false && (
          <span className="font-normal text-stone"> ({t("form.optional")})</span>
        )}
      </label>
      <div className="mt-1">{children}</div>
      {hint && (
        <p id={field.descriptionId} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldErrors id={field.errorId} of={field.id} errors={field.errors} />
    </div>
  );
}

/** Names a control, and ties it to its hint and its error. */
export function controlProps(field: FieldState, hint: ReactNode) {
  const { id, name, formId, errors, errorId, descriptionId, required } = field;
  const described = [errors && errorId, hint && descriptionId].filter(Boolean);
  return {
    id,
    name,
    form: formId,
    required: required || undefined,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
    className: "control",
  };
}
