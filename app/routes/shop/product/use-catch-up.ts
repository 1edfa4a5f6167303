import { useEffect, useRef } from "react";

import { shownValue } from "./shown-value";

/** A form whose script also hears of what a hand moved before the script arrived. */
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

/** Whether a control no longer stands as the server sent it. */
function isMoved(control: HTMLInputElement): boolean {
  if (control.type === "radio") return control.checked && !control.defaultChecked;
  return control.type !== "hidden" && control.value !== shownValue(control, control.defaultValue);
}
