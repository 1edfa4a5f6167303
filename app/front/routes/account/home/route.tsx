import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireAccount } from "~/people/identity/front/auth.server";
import { paths } from "~/platform/paths/paths";

/** Leads to the profile, where the account begins. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request);
  return redirect(paths.profile());
}
