import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";

import { Icon } from "~/platform/ui/icon";

/** The actions on one row, as links and buttons in a disclosure. Only one is open at a time. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => menu.current?.removeAttribute("open"), [location.key]);
  return (
    <details ref={menu} name="row-menu" className="row-menu">
      <summary aria-label={label}>
        <Icon name="more" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
