import { z } from "~/platform/basics/zod";

import { typedField } from "../field-names";

const typedFields = z.record(z.string().max(200), z.union([z.string(), z.array(z.string())]));

/** What a refused form holds, as the language's form sends it along. */
type TypedFields = z.output<typeof typedFields>;

/** The fields of a refused form that was sent along with another language, or undefined. */
export function readTypedAgain(posted: FormData): FormData | undefined {
  const text = posted.get(typedField);
  if (typeof text !== "string") return undefined;
  const form = new FormData();
  // The mark stays on the form: it is shown again, and nothing else (`parseForm`).
  form.append(typedField, "");
  for (const [name, values] of Object.entries(readFields(text))) {
    if (name === typedField) continue;
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

function readFields(text: string): TypedFields {
  try {
    return typedFields.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
