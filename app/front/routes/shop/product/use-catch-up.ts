import { useEffect, useRef } from "react";

import { shownValue } from "./shown-value";

/**
 * Repeats, once script runs, the `input` events of controls that the visitor changed before it ran.
 */
export function useCatchUp() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLInputElement && isMoved(control)) {
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  }, []);
  return form;
}

/** Whether a control differs from what the server sent. */
function isMoved(control: HTMLInputElement): boolean {
  if (control.type === "radio") return control.checked && !control.defaultChecked;
  return control.type !== "hidden" && control.value !== shownValue(control, control.defaultValue);
}
