import {
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from "@conform-to/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FieldErrors } from "./form-errors";
import { Icon } from "~/ui/icon";
import { useIsHydrated } from "~/ui/use-is-hydrated";

type TextFieldMetadata = FieldMetadata<string | undefined, Record<string, unknown>, string[]>;

interface TextFieldProps {
  field: TextFieldMetadata;
  label: string;
  hint?: string;
  autoComplete?: string;
}

/** A labelled line of text; its hint and its error are tied to it. */
export function TextField({
  field,
  label,
  hint,
  autoComplete,
  type = "text",
  inputMode,
  placeholder,
}: TextFieldProps & {
  type?: "text" | "email" | "tel";
  inputMode?: "numeric" | "decimal";
  placeholder?: string;
}) {
  const { key, ...props } = getInputProps(field, { type, ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldShell field={field} label={label} hint={hint}>
      <input
        key={key}
        {...props}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
        className="control"
      />
    </FieldShell>
  );
}

/** A password. With script a button shows what was typed. */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete,
}: TextFieldProps & { autoComplete: "current-password" | "new-password" }) {
  const { t } = useTranslation("common");
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  const { key, ...props } = getInputProps(field, {
    type: isShown ? "text" : "password",
    value: false,
    ariaDescribedBy: hintId(field, hint),
  });
  return (
    <FieldShell field={field} label={label} hint={hint}>
      <div className="flex gap-2">
        <input key={key} {...props} autoComplete={autoComplete} className="control" />
        {isHydrated && (
          <button
            type="button"
            aria-label={t(isShown ? "form.hidePassword" : "form.showPassword")}
            onClick={() => setShown(!isShown)}
            className="button button-quiet shrink-0 border-line px-3"
          >
            <Icon name={isShown ? "eyeClosed" : "eye"} />
          </button>
        )}
      </div>
    </FieldShell>
  );
}

/** A box to tick, with its words beside it. */
export function Checkbox({
  field,
  hint,
  children,
}: {
  field: TextFieldMetadata;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          defaultChecked={field.initialValue === "on"}
          aria-invalid={field.valid ? undefined : true}
          aria-describedby={
            [field.valid ? undefined : field.errorId, hintId(field, hint)]
              .filter(Boolean)
              .join(" ") || undefined
          }
          className="mt-0.5 size-6 shrink-0"
        />
        <label htmlFor={field.id}>{children}</label>
      </div>
      {hint && (
        <p id={hintId(field, hint)} className="mt-1 ml-9 text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldErrors id={field.errorId} errors={field.errors} />
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
}: TextFieldProps & {
  options: { value: string; label: string }[];
  /** What stands for no choice, where there may be none. */
  empty?: string;
}) {
  const { key, ...props } = getSelectProps(field, { ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldShell field={field} label={label} hint={hint}>
      <select key={key} {...props} className="control">
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}

/** A labelled box for several lines. */
export function TextArea({ field, label, hint, rows = 4 }: TextFieldProps & { rows?: number }) {
  const { key, ...props } = getTextareaProps(field, { ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldShell field={field} label={label} hint={hint}>
      <textarea key={key} {...props} rows={rows} className="control" />
    </FieldShell>
  );
}

/** One choice among a few, each with room for an explanation. */
export function RadioGroup({
  field,
  label,
  options,
}: {
  field: TextFieldMetadata;
  label: string;
  options: { value: string; label: string; hint?: string }[];
}) {
  const wanted = field.value ?? field.initialValue;
  const { value: chosen } = options.find(({ value }) => value === wanted) ?? options[0] ?? {};
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-invalid={field.valid ? undefined : true}
      aria-describedby={field.valid ? undefined : field.errorId}
    >
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 gap-3 rounded-edge border border-line bg-white px-4 py-3 has-checked:border-ink"
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
              {option.hint && <span className="block text-sm text-stone">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}

function FieldShell({ field, label, hint, children }: TextFieldProps & { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div>
      <label htmlFor={field.id} className="block font-semibold">
        {label}
        {!field.required && <span className="font-normal text-stone"> ({t("form.optional")})</span>}
      </label>
      <div className="mt-1">{children}</div>
      {hint && (
        <p id={hintId(field, hint)} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      )}
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  );
}

function hintId(field: TextFieldMetadata, hint: string | undefined): string | undefined {
  return hint ? field.descriptionId : undefined;
}
