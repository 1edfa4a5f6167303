import type { ComponentProps, ReactNode } from "react";

import { type FieldProps, Field, controlProps } from "./field/frame";
import { FieldErrors } from "./front/field-errors";
import type { FieldState } from "./plain-field";

export { RowField } from "./field/row-field";
export { TrapField } from "./field/trap-field";

/** A labelled line of text; its hint and its error are tied to it. */
export function TextField({ field, label, hint, ...input }: FieldProps & ComponentProps<"input">) {
  return (
    <Field field={field} label={label} hint={hint}>
      <input
        type="text"
        defaultValue={field.initialValue}
        {...controlProps(field, hint)}
        {...input}
      />
    </Field>
  );
}

/** A file to send along. */
export function FileField({ field, label, hint, ...input }: FieldProps & ComponentProps<"input">) {
  return (
    <Field field={field} label={label} hint={hint}>
      <input
        type="file"
        {...controlProps(field, hint)}
        {...input}
        className="control file:mr-3 file:border-0 file:bg-linen file:px-3 file:py-1"
      />
    </Field>
  );
}

/** A box to tick, with its words beside it. */
export function Checkbox({
  field,
  hint,
  value = "on",
  children,
}: {
  field: FieldState;
  hint?: string | undefined;
  /** What the box sends if it is one of several of a field. Script would send an undefined value as an empty one. */
  value?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <div className="flex gap-3">
        <input
          type="checkbox"
          {...controlProps(field, hint)}
          value={value}
          // A form is sent with the box unticked too.
          required={undefined}
          defaultChecked={field.initialValue === "on"}
          className="mt-0.5 size-6 shrink-0"
        />
        <label htmlFor={field.id}>{children}</label>
      </div>
      {hint && (
        <p id={field.descriptionId} className="mt-1 ml-9 text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldErrors id={field.errorId} of={field.id} errors={field.errors} />
    </div>
  );
}

/** One choice from a list. */
export function SelectField({
  field,
  label,
  hint,
  options,
  empty,
  autoComplete,
}: FieldProps & {
  options: { value: string; label: string }[];
  /** The words of the empty choice, if the field may be left empty. */
  empty?: string;
  autoComplete?: string;
}) {
  return (
    <Field field={field} label={label} hint={hint}>
      <select
        defaultValue={field.initialValue}
        autoComplete={autoComplete}
        {...controlProps(field, hint)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A labelled box for several lines. */
export function TextArea({ field, label, hint, ...box }: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        rows={4}
        defaultValue={field.initialValue}
        {...controlProps(field, hint)}
        {...box}
      />
    </Field>
  );
}

/** One choice among a few, each with room for an explanation. */
export function RadioGroup({
  field,
  label,
  isUnseen,
  options,
}: {
  field: FieldState & { value?: string | undefined };
  label: string;
  /** Whether the label is only heard, where pictures say it. */
  isUnseen?: boolean;
  options: { value: string; label: ReactNode; hint?: ReactNode }[];
}) {
  const wanted = field.value ?? field.initialValue;
  const { value: chosen } = options.find(({ value }) => value === wanted) ?? options[0] ?? {};
  return (
    <FieldGroup field={field} label={label} isUnseen={isUnseen}>
      <div
        className={`${isUnseen ? "" : "mt-2 "}grid gap-2 ${options.some(({ hint }) => hint) ? "" : "few"}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 gap-3 rounded-edge border border-line bg-white px-3 py-2 has-checked:border-ink"
          >
            <input
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={option.value === chosen}
              className="mt-1 size-5 shrink-0"
            />
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.hint && <span className="option-hint text-sm text-stone">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Several controls that are one field, such as radios; the error summary leads to the whole. */
export function FieldGroup({
  field,
  label,
  isUnseen,
  children,
}: FieldProps & { isUnseen?: boolean | undefined; children: ReactNode }) {
  const { id, errors, errorId } = field;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={errors ? true : undefined}
      aria-describedby={errors && errorId}
    >
      <legend className={isUnseen ? "sr-only" : "font-semibold"}>{label}</legend>
      {children}
      <FieldErrors id={errorId} of={id} errors={errors} />
    </fieldset>
  );
}
