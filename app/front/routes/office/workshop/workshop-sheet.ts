import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { officePaths } from "~/platform/paths/office-paths";

/** Where the sheet for the workshop was before it became a package. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/workshop-sheet")(request);
  return redirect(officePaths.orderPackage(params.number), 301);
}
