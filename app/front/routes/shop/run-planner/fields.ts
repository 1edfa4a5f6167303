import { plainField, type FieldState } from "~/platform/forms/plain-field";

/** The fields of a step as they were typed, with what is wrong in them. */
export interface Filled {
  typed: Record<string, string | undefined>;
  errors: Record<string, string[] | null>;
}

/** A field of a step by its name; one that may be left empty is marked so. */
export type FieldOf = (name: string, isOptional?: boolean) => FieldState;

export function fieldOf({ typed, errors }: Filled): FieldOf {
  return (name, isOptional = false) =>
    plainField(name, {
      id: idOf(name),
      value: typed[name],
      error: errors[name]?.[0],
      isOptional,
    });
}

/**
 * What the fields of a step hold: of a form of it that was not taken what stood in it, so that what was emptied or unticked
 * stays so; else what the run says.
 */
export function heldIn(own: Filled["typed"], refused: Filled | undefined): Filled["typed"] {
  return refused && Object.keys(refused.typed).length > 0 ? refused.typed : own;
}

/** What is wrong, in the order of the fields, for the summary above the form. */
export function summaryOf({ errors }: Filled): { id: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, all]) => {
    const [message] = all ?? [];
    return message ? [{ id: idOf(name), message }] : [];
  });
}

function idOf(name: string): string {
  return `run-${name}`;
}
