import { useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import type { ComponentProps, ComponentPropsWithoutRef, ReactNode } from "react";

import { Form } from "~/platform/ui/link";

import type { FormDescription } from "./describe-form.server";
import { ErrorSummary } from "./form-errors";
import type { FieldState } from "./plain-field";
import { TypedAlong } from "./typed-along";

/** What is asked of a field. */
const asked = [
  "id",
  "name",
  "formId",
  "errorId",
  "descriptionId",
  "errors",
  "required",
  "initialValue",
] as const;

/**
 * A form as the server judges it: it keeps what was typed and shows what was wrong. All schemas stay on
 * the server: in the browser they would cost each visitor 25 KB, to spare one press. The page's loader
 * returns what `describeForm` reads from the schema.
 *
 * Returns the form, its fields, and the first error of each field in the order of the schema, for the
 * summary above the form.
 */
export function useServerForm<Name extends string>(
  { constraint, defaults }: FormDescription<Name>,
  {
    defaultValue,
    ...options
  }: {
    id?: string;
    lastResult: SubmissionResult<string[]> | null | undefined;
    defaultValue?: Partial<Record<Name, string | readonly string[] | undefined>>;
  },
) {
  type Values = Partial<Record<Name, string>>;
  const [form, known] = useForm<Values, unknown, string[]>({
    ...options,
    constraint,
    defaultValue: { ...defaults, ...defaultValue } as DefaultValue<Values>,
  });
  // Conform makes a field anew each time one of its properties is read, so each property is read once. A
  // form that script has changed since has fields that its description does not know.
  const fields = new Proxy<Record<string, FieldState>>(
    {},
    {
      get: (made, name) =>
        (made[name as Name] ??= Object.fromEntries(
          asked.map((one) => [one, known[name as Name][one]]),
        ) as unknown as FieldState),
    },
  ) as Record<Name, FieldState>;
  const errors = Object.keys(constraint).flatMap((name) => {
    const { id, errors: [first] = [] } = fields[name as Name];
    return first ? [{ id, message: first }] : [];
  });
  return [form, fields, errors] as const;
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}

/**
 * The form of `useServerForm`: posted, and headed by all that is wrong with it. The browser judges
 * nothing: its messages would come in its own language and hide ours.
 */
export function ServerForm({
  form,
  heading,
  title,
  errors = [],
  formErrors,
  kept,
  children,
  ...props
}: {
  form: { id: string; status?: string | undefined; initialValue?: unknown };
  /** Stands above what is wrong. */
  heading?: ReactNode;
  /** What the form sends besides its schema's fields. */
  kept?: Record<string, string | string[]>;
} & Partial<ComponentProps<typeof ErrorSummary>> &
  Omit<ComponentPropsWithoutRef<typeof Form>, "id" | "method" | "noValidate" | "title">) {
  return (
    <>
      <Form method="post" {...props} id={form.id} noValidate>
        {heading}
        <ErrorSummary title={title} errors={errors} formErrors={formErrors} />
        {children}
      </Form>
      {form.status !== undefined && (
        <TypedAlong fields={{ ...kept, ...asObject(form.initialValue) }} />
      )}
    </>
  );
}
