import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { requireAccount } from "~/accounts/auth.server";
import { paths } from "~/paths";

/** The account begins with the profile. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request);
  return redirect(paths.profile());
}
