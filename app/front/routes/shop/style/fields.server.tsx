import {
  Checkbox,
  FieldGroup,
  FileField,
  RadioGroup,
  RowField,
  SelectField,
  TextArea,
  TextField,
  TrapField,
} from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { FieldErrors } from "~/platform/forms/front/field-errors";
import { PasswordField } from "~/platform/forms/front/password-field";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm } from "~/platform/forms/server-form";
import { TypedAlong } from "~/platform/forms/typed-along";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { Form } from "~/platform/ui/link";

import type { State } from "./draw.server";
import { PLACE, samples } from "./samples.server";

const { word, name, sentence, paragraph, unbroken, email } = samples;
const options = [word, name, sentence, unbroken].map((label, index) => ({
  value: String(index),
  label,
}));
const wrong = message("email");
const empty = emptyMessage("required");

/** Fields of forms: as they begin, filled in, refused, and with more than fits. */
export function fieldStates(): State[] {
  return [
    {
      name: "TextField",
      shown: (
        <Form action={PLACE} className="grid gap-5 sm:grid-cols-2">
          <TextField field={plainField("text-plain")} label={word} />
          <TextField
            field={plainField("text-hint", { isOptional: true })}
            label={name}
            hint={paragraph}
          />
          <TextField field={plainField("text-typed", { value: email })} label={sentence} readOnly />
          <TextField
            field={plainField("text-empty", { error: empty })}
            label={word}
            hint={sentence}
          />
          <TextField
            field={plainField("text-wrong", { value: unbroken, error: wrong })}
            label={unbroken}
            hint={unbroken}
          />
          <TextField field={plainField("text-off", { value: word })} label={word} disabled />
        </Form>
      ),
    },
    {
      name: "SelectField, FileField and PasswordField",
      shown: (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField field={plainField("select")} label={word} options={options} empty={word} />
          <SelectField
            field={plainField("select-long", { value: "3", error: empty })}
            label={sentence}
            options={options}
          />
          <FileField field={plainField("file")} label={word} hint={sentence} />
          <FileField field={plainField("file-wrong", { error: wrong })} label={sentence} />
          <PasswordField field={plainField("password")} label={word} autoComplete="new-password" />
          <PasswordField
            field={plainField("password-wrong", { error: empty })}
            label={word}
            hint={paragraph}
            autoComplete="current-password"
          />
        </div>
      ),
    },
    {
      name: "TextArea",
      shown: (
        <div className="grid gap-5">
          <TextArea field={plainField("lines", { value: paragraph })} label={word} />
          <TextArea
            field={plainField("lines-wrong", { value: unbroken, error: wrong })}
            label={sentence}
            hint={paragraph}
          />
        </div>
      ),
    },
    {
      name: "Checkbox",
      shown: (
        <div className="grid gap-4">
          <Checkbox field={plainField("tick")}>{word}</Checkbox>
          <Checkbox field={plainField("tick-on", { value: "on" })} hint={paragraph}>
            {paragraph}
          </Checkbox>
          <Checkbox field={plainField("tick-wrong", { error: empty })}>{unbroken}</Checkbox>
        </div>
      ),
    },
    {
      name: "RadioGroup and FieldGroup",
      shown: (
        <div className="grid gap-5">
          <RadioGroup field={plainField("radio", { value: "1" })} label={word} options={options} />
          <RadioGroup
            field={plainField("radio-wrong", { error: empty })}
            label={sentence}
            options={options.map((option) => ({ ...option, hint: paragraph }))}
          />
          <FieldGroup field={plainField("group", { error: wrong })} label={unbroken}>
            <Checkbox field={plainField("group-one")}>{name}</Checkbox>
          </FieldGroup>
        </div>
      ),
    },
    {
      name: "RowField",
      shown: (
        <div className="grid gap-4">
          <RowField field={plainField("row", { value: word })} label={word} className="w-24">
            <button className="button button-secondary">{name}</button>
          </RowField>
          <RowField field={plainField("row-wrong", { value: unbroken, error: wrong })} label={name}>
            <button className="button button-secondary">{sentence}</button>
          </RowField>
        </div>
      ),
    },
    {
      name: "ServerForm, ErrorSummary and FieldErrors",
      shown: (
        <ServerForm
          form={{ id: "form", status: "error", initialValue: { typed: word } }}
          action={PLACE}
          heading={<h2 className="mb-4">{name}</h2>}
          errors={[
            { id: "text-empty", message: empty },
            { id: "text-wrong", message: wrong },
          ]}
          formErrors={[paragraph, unbroken]}
        >
          <FieldErrors id="errors" of="text-empty" errors={[empty, wrong]} />
          <TrapField label={word} />
          <button className="button button-primary mt-4">{word}</button>
        </ServerForm>
      ),
    },
    {
      name: "ErrorSummary with a title, TypedAlong",
      shown: (
        <>
          <ErrorSummary title={sentence} errors={[{ id: "text-off", message: wrong }]} />
          <TypedAlong fields={{ typed: word }} />
        </>
      ),
    },
  ];
}
