import { useLocation } from "@remix-run/react";

import { paths } from "~/platform/paths/paths";

import { LANGUAGE_FORM, typedField } from "./field-names";

/**
 * Gives the language's form what was typed into a refused one, so that its page comes back in the other
 * language as it stood, without script too. It stands outside the refused form, which does not send it.
 * The back office is in Romanian and has no such form.
 */
export function TypedAlong({ fields }: { fields: object }) {
  if (useLocation().pathname.startsWith(paths.office())) return null;
  return (
    <input type="hidden" form={LANGUAGE_FORM} name={typedField} value={JSON.stringify(fields)} />
  );
}
