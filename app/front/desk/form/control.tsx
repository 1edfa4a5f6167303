import {
  Checkbox,
  FieldGroup,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from "~/platform/forms/field";
import { plainField, type FieldState } from "~/platform/forms/plain-field";

import type { FieldWords } from "../record";

/** The control of a field. `chosen` are the values of several boxes. */
export function Control({
  field,
  words,
  chosen,
}: {
  field: FieldState;
  words: FieldWords;
  chosen: readonly string[];
}) {
  const { label, after, hint, lang } = words;
  const shown = after ? (
    <>
      {label} {after}
    </>
  ) : (
    label
  );
  const line = { field, label: shown, hint, lang, autoComplete: "off" };
  switch (words.kind) {
    case "tick":
      return (
        <Checkbox field={field} hint={hint}>
          {label}
        </Checkbox>
      );
    case "lines":
      return <TextArea {...line} rows={words.rows ?? 4} />;
    case "choice":
      return <SelectField {...line} options={[...words.options]} empty={words.empty} />;
    case "radio":
      return <RadioGroup field={field} label={label} options={[...words.options]} />;
    case "several":
      return (
        <FieldGroup field={field} label={label}>
          {hint && <p className="text-sm text-stone">{hint}</p>}
          <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 lg:grid-cols-4">
            {words.options.map((option) => (
              <Checkbox
                key={option.value}
                field={plainField(field.name, {
                  id: `${field.id}-${option.value}`,
                  value: chosen.includes(option.value) ? "on" : "",
                })}
                value={option.value}
              >
                {option.label}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      );
    case "day":
      return <TextField {...line} type="date" />;
    case "email":
    case "url":
      return <TextField {...line} type={words.kind} />;
    case "secret":
      return <TextField {...line} type="password" />;
    case "color":
      return <TextField {...line} type="color" className="control h-11 w-24 p-1" />;
    case "number":
      return <TextField {...line} inputMode="numeric" />;
    case "money":
      return <TextField {...line} inputMode="decimal" />;
    default:
      return <TextField {...line} />;
  }
}
