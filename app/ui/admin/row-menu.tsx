import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";

import { Icon } from "~/ui/icon";

export const rowMenuItem =
  "flex min-h-11 w-full items-center px-4 py-2 text-left text-sm font-normal hover:bg-linen";

/** What can be done with one row: a disclosure, of which one is open at a time. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => menu.current?.removeAttribute("open"), [location.key]);
  return (
    <details ref={menu} name="row-menu" className="relative">
      <summary
        aria-label={label}
        className="grid size-9 place-items-center rounded-edge border border-line hover:bg-linen"
      >
        <Icon name="more" />
      </summary>
      <div className="absolute top-full left-0 z-20 mt-1 w-44 rounded-edge border border-line bg-white py-1 sm:right-0 sm:left-auto">
        {children}
      </div>
    </details>
  );
}
