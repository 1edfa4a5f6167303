import type { LoaderFunctionArgs } from "@remix-run/node";

import { guard } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { inBatches } from "~/platform/basics/in-batches.server";
import { csvFile } from "~/platform/format/csv.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { listSubscribers } from "~/shop/messages/front/subscribers.server";

/** The subscribers to whom a newsletter may be sent: confirmed, and not unsubscribed since. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("customers/newsletter-csv")(request);
  requireRecentProof(admin, officePaths.newsletter());
  const t = await translateFor(request, "office-people");
  const subscribers = await listSubscribers();
  return csvFile(
    "newsletter.csv",
    [t("users.email"), t("newsletter.language"), t("newsletter.confirmed")],
    inBatches(subscribers.filter((one) => one.confirmed_at && !one.unsubscribed_at)),
    ({ email, language, confirmed_at }) => [email, language, confirmed_at ?? ""],
  );
}
