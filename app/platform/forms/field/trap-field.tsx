import { trapField } from "../field-names";

/** A field that only a machine fills in; its label tells whoever comes upon it to leave it empty. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={trapField}>{label}</label>
      <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
