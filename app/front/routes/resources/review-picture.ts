import type { LoaderFunctionArgs } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { pictureResponse } from "~/sales/approvals/sent-picture.server";
import { findReviewPicture } from "~/sales/reviews/front/review-picture.server";

/** A picture of a review: of an approved one for everybody, of another one for who approves it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const size = new URL(request.url).searchParams.has("mica") ? "small" : "large";
  const found = await findReviewPicture(params.picture ?? "", size);
  const isSeen = found && (found.isApproved || (await mayApprove(request)));
  if (!isSeen) throw new Response(null, { status: 404 });
  const answer = pictureResponse(found.bytes);
  // Not for long: a review may be refused later.
  if (found.isApproved) answer.headers.set("Cache-Control", "public, max-age=3600");
  return answer;
}

async function mayApprove(request: Request): Promise<boolean> {
  const account = await findSignedIn(request);
  return account !== undefined && mayDo(account.role, "sales");
}
