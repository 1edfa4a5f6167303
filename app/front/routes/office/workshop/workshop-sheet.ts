import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireStaff } from "~/accounts/auth.server";
import { adminPaths } from "~/admin-paths";

/** Where the sheet for the workshop was before it became a package. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request);
  return redirect(adminPaths.orderPackage(params.number), 301);
}
