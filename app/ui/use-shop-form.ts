import { useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/**
 * A form of the storefront: the schema that the server refuses it by also judges it in the browser,
 * when it is sent and from then on with every key.
 */
export function useShopForm<Schema extends z.ZodObject>(
  schema: Schema,
  options: {
    /** Where a page has several forms. */
    id?: string;
    lastResult?: SubmissionResult<string[]>;
    defaultValue?: Parameters<typeof useForm<z.input<Schema>>>[0]["defaultValue"];
  } = {},
) {
  return useForm<z.input<Schema>, z.output<Schema>, string[]>({
    ...options,
    constraint: getZodConstraint(schema),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
}
