import type { LoaderFunctionArgs } from "@remix-run/node";

import { gatherAccountData } from "~/front/privacy/data-export.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { readConversationId } from "~/platform/http/cookies.server";
import { paths } from "~/platform/paths/paths";

/**
 * A file with everything that the shop holds about the person, after a recent proof of who asks.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  requireRecentProof(account, paths.accountData());
  const data = await gatherAccountData(account, await readConversationId(request));
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="atelier-date.json"',
    },
  });
}
