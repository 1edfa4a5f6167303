import { redirect } from "@remix-run/node";

import type { Flash } from "~/http/flash";
import type { Problem } from "~/assistant/conversation.server";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/http/redirect.server";

import type { Received } from "./receive-message.server";

/** The anchor of the thread's newest message. */
const newestId = "ultimul";

/**
 * The toast for a failed call to the provider, beside its message (spec §8); undefined when no call was
 * made.
 */
export function problemToast(problem: Problem | null | undefined): Omit<Flash, "id"> | undefined {
  const title = "assistant.failed";
  if (problem === "quota") return { tone: "error", title, text: "assistant.quotaText" };
  if (problem === "empty" || problem === "failed") {
    return { tone: "error", title, text: "assistant.failedText" };
  }
  return undefined;
}

/** Redirects (303) to the thread's newest message, once the answer is there. */
export async function showAnswer(
  request: Request,
  received: Extract<Received, { kind: "received" }>,
) {
  const answer = await received.answered;
  const headers = new Headers({ "Set-Cookie": received.cookie });
  const target = `${paths.assistant()}#${newestId}`;
  const toast = problemToast(answer?.problem);
  if (toast) return redirectWithFlash(request, target, toast, { headers });
  return redirect(target, { status: 303, headers });
}
