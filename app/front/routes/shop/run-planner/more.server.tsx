import type { ReactNode } from "react";

import { Icon } from "~/platform/ui/icon";

/** Fields that few need, folded. */
export function More({
  summary,
  isOpen,
  children,
}: {
  summary: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {summary}
        <Icon name="chevron" className="turning ml-auto size-5" />
      </summary>
      <div className="grid grid-cols-2 items-end gap-4 pb-4 sm:grid-cols-3">{children}</div>
    </details>
  );
}
