import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { packageResponse, requirePackages } from "~/workshop/package/front/package-request.server";

/** The labels of all boards of one order, or of several. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/package-labels")(request);
  const packages = await requirePackages(request, params.number);
  const t = await translateFor(request, "office-orders");
  return packageResponse("labels", packages, t("package.busy"));
}
