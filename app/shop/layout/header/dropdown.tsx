import { type ReactNode } from "react";

import { Icon } from "~/platform/ui/icon";

import { useClosingDetails } from "./closing-details";

/**
 * A native `details` menu, which works without script; script also closes it by itself. One that is taller
 * than the window scrolls within it.
 */
export function Dropdown({
  label,
  isEndAligned = false,
  children,
}: {
  label: ReactNode;
  isEndAligned?: boolean;
  children: ReactNode;
}) {
  const details = useClosingDetails();
  return (
    <details ref={details} name="top-bar" className="relative">
      <summary className="button button-quiet px-2 whitespace-nowrap">
        {label}
        <Icon name="chevron" className="turning size-4" />
      </summary>
      <div className={`dropdown ${isEndAligned ? "right-0" : "left-0"}`}>{children}</div>
    </details>
  );
}
