import { redirect } from "@remix-run/node";

import { withCookieCheck } from "~/platform/http/front/cookie-check";
import { paths } from "~/platform/paths/paths";

import type { Received } from "./receive-message.server";

/** The anchor of the thread's newest message. */
const newestId = "ultimul";

/** Redirects (303) to the thread's newest message, once the answer is there. */
export async function showAnswer(
  request: Request,
  received: Extract<Received, { kind: "received" }>,
) {
  await received.answered;
  const headers = new Headers({ "Set-Cookie": received.cookie });
  const target = withCookieCheck(request, `${paths.assistant()}#${newestId}`);
  return redirect(target, { status: 303, headers });
}
