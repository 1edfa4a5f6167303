import type { LoaderFunctionArgs } from "@remix-run/node";

import { requireAdministrator } from "~/accounts/auth.server";
import { csvFile } from "~/format/csv.server";
import { inBatches } from "~/in-batches.server";
import { listSubscribers } from "~/messages/newsletter.server";
import { adminPaths } from "~/admin-paths";
import { requireRecentProof } from "~/accounts/second-factor/proof.server";
import { translateFor } from "~/http/request-language.server";

/** The subscribers to whom a newsletter may be sent: confirmed, and not unsubscribed since. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdministrator(request);
  requireRecentProof(admin, adminPaths.adminNewsletter());
  const t = await translateFor(request, "admin-people");
  const subscribers = await listSubscribers();
  return csvFile(
    "newsletter.csv",
    [t("users.email"), t("newsletter.language"), t("newsletter.confirmed")],
    inBatches(subscribers.filter((one) => one.confirmed_at && !one.unsubscribed_at)),
    ({ email, language, confirmed_at }) => [email, language, confirmed_at ?? ""],
  );
}
