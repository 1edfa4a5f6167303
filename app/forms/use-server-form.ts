import { useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";

import type { FormDescription } from "./describe-form.server";

/**
 * A form as the server judges it: it keeps what was typed and shows what was wrong. Forms carry
 * `noValidate`, because the browser's own messages would come in its language and hide ours. Schemas
 * stay on the server, the back office's too: sent along they cost each visitor 25 KB, to spare one
 * press. The page's loader returns what `describeForm` reads from the schema.
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
    defaultValue?: Partial<Record<Name, string | undefined>>;
  },
) {
  type Values = Partial<Record<Name, string>>;
  const [form, fields] = useForm<Values, unknown, string[]>({
    ...options,
    constraint,
    defaultValue: { ...defaults, ...defaultValue } as DefaultValue<Values>,
  });
  const errors = Object.keys(constraint).flatMap((name) => {
    const { id, errors: [first] = [] } = fields[name as Name];
    return first ? [{ id, message: first }] : [];
  });
  return [form, fields, errors] as const;
}
