import { useLocation } from "@remix-run/react";

import { paths } from "~/platform/paths/paths";

import { LANGUAGE_FORM, typedField } from "./field-names";

/**
 * Puts what was typed into a refused form into the form that changes the language, so that the page
 * comes back in the other language with everything typed, without script too. It stands outside the
 * refused form, which does not send it. The back office is in Romanian and has no such form.
 */
export function TypedAlong({ fields }: { fields: object }) {
  if (useLocation().pathname.startsWith(paths.office())) return null;
  return (
    <input type="hidden" form={LANGUAGE_FORM} name={typedField} value={JSON.stringify(fields)} />
  );
}
