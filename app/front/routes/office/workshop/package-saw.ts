import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { packageName, sawFile } from "~/workshop/package/front/package-files.server";
import { requirePackages } from "~/workshop/package/front/package-request.server";

/** The cut list of one order, or of several, for the saw. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("workshop/package-saw")(request);
  const packages = await requirePackages(request, params.number);
  return new Response(sawFile(packages), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="taiere-${packageName(packages)}.csv"`,
    },
  });
}
