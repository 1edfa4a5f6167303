import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireAdmin } from "~/auth.server";
import { paths } from "~/paths";

/** The first place of the back office. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(paths.adminProducts());
}
