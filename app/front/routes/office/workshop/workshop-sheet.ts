import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireStaff } from "~/people/identity/auth.server";
import { adminPaths } from "~/platform/paths/admin-paths";

/** Where the sheet for the workshop was before it became a package. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request);
  return redirect(adminPaths.orderPackage(params.number), 301);
}
