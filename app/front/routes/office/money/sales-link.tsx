import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";

import { mayDo } from "~/people/identity/front/roles";
import { Link } from "~/platform/ui/link";
import type { Role } from "~db/schema";

/** A link to a page of sales, if the reader may open it; for an accountant only its words, or others. */
export function SalesLink({
  otherwise,
  ...link
}: ComponentProps<typeof Link> & { otherwise?: ReactNode }) {
  const layout = useRouteLoaderData<{ role: Role }>("routes/office/layout");
  if (layout && mayDo(layout.role, "sales")) return <Link {...link} />;
  return <>{otherwise === undefined ? link.children : otherwise}</>;
}
