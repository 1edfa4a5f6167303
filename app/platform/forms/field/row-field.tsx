import type { ComponentProps } from "react";

import { FieldErrors } from "../front/field-errors";
import type { FieldState } from "../plain-field";
import { controlProps } from "./frame";

/**
 * A line in a row of a table, which says what it is for; `label` names it to whoever does not see the table. What
 * is wrong with it stands below, and its form's button beside it.
 */
export function RowField({
  field,
  label,
  className = "",
  children,
  ...input
}: { field: FieldState; label: string } & Omit<ComponentProps<"input">, "form">) {
  return (
    <div>
      <div className="flex flex-wrap items-start gap-2">
        <input
          type="text"
          defaultValue={field.initialValue}
          {...controlProps(field, undefined)}
          {...input}
          aria-label={label}
          className={`control ${className}`}
        />
        {children}
      </div>
      <FieldErrors id={field.errorId} of={field.id} errors={field.errors} />
    </div>
  );
}
