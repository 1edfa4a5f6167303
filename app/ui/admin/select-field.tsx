import { getSelectProps, type FieldMetadata } from "@conform-to/react";

import { FieldErrors } from "~/ui/field";

/** A labelled choice among a few; its error is tied to it. */
export function SelectField({
  field,
  label,
  options,
}: {
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>;
  label: string;
  options: { value: string; label: string }[];
}) {
  const { key, ...props } = getSelectProps(field);
  return (
    <div>
      <label htmlFor={field.id} className="block font-semibold">
        {label}
      </label>
      <select key={key} {...props} className="control mt-1">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  );
}
