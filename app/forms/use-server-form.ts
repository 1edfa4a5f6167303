import { useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import type { z } from "zod";

type RequiredName<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name] ? never : Name;
}[keyof Fields];

/**
 * A form as the server judges it: it keeps what was typed and shows what was wrong. Forms carry
 * `noValidate`, because the browser's own messages would come in its language and hide ours. Schemas
 * stay on the server, the back office's too: sent along they cost each visitor 25 KB, to spare one
 * press. Which fields have to be there is said again, and the compiler compares.
 */
export function useServerForm<Schema extends z.ZodObject>({
  required,
  ...options
}: {
  id?: string;
  required: Record<RequiredName<z.input<Schema>>, true>;
  lastResult: SubmissionResult<string[]> | null | undefined;
  defaultValue?: DefaultValue<z.input<Schema>>;
}) {
  const constraint = Object.fromEntries(
    Object.keys(required).map((name) => [name, { required: true }]),
  );
  return useForm<z.input<Schema>, z.output<Schema>, string[]>({ ...options, constraint });
}
