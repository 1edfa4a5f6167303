import { redirect } from "@remix-run/node";

import { paths } from "~/platform/paths/paths";

/** Where programs that keep passwords lead to change one (W3C, *A Well-Known URL for Changing Passwords*). */
export function loader() {
  return redirect(paths.profile());
}
