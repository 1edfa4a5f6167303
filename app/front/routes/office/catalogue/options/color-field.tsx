import type { ReactNode } from "react";

import { TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";

/** A colour; the browser brings what to choose it with. */
export function ColorField({ field, label }: { field: FieldState; label: ReactNode }) {
  return <TextField field={field} label={label} type="color" className="control h-11 w-24 p-1" />;
}
