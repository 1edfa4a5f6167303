import { useId } from "react";

/** A day of the calendar; an empty one does not filter. */
export function FilterDay({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input id={id} type="date" name={name} defaultValue={value} className="control mt-1" />
    </div>
  );
}
