import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";

import { parseForm } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { countUses, type Use } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";
import {
  answerDrawing,
  type AnswerResult,
  type NewAnswer,
} from "~/sales/approvals/front/answer-drawing.server";
import { readPictures } from "~/sales/approvals/sent-picture.server";

import { approvalForm, returnForm } from "./schema";

/** Where the answer belongs, and who is asked for it. */
interface Asked {
  request: Request;
  posted: FormData;
  token: string;
  id: string;
}

/** Why an answer was refused, apart from errors in its fields. */
type RefusedAnswer =
  | Exclude<AnswerResult["kind"], "answered" | "unknown">
  | { kind: "too-many"; minutes: number };

/** Approves the drawing that the page showed. */
export async function approve(asked: Asked) {
  const submission = parseForm(asked.posted, approvalForm);
  if (submission.status !== "success") return again("approve", submission, 422);
  const answer = { answer: "approved", note: "", pictures: [] } as const;
  return take(asked, { ...answer, sha256: submission.value.hash }, submission);
}

/** Sends it back, with what has to change and perhaps a picture. */
export async function sendBack(asked: Asked) {
  const submission = parseForm(asked.posted, returnForm);
  if (submission.status !== "success") return again("return", submission, 422);
  const tooMany = await countUses(usesOfAnswer(asked));
  if (tooMany) return again("return", submission, 429, tooMany);
  const read = await readPictures(asked.posted, "picture", 1);
  if (read.kind === "refused") {
    return json({ ...typed("return", submission), picture: read.message }, { status: read.status });
  }
  const { hash: sha256, note } = submission.value;
  const { pictures } = read;
  return take(asked, { answer: "returned", note, pictures, sha256 }, submission, true);
}

async function take<Value>(
  asked: Asked,
  answer: Omit<NewAnswer, "token" | "id">,
  submission: Submission<Value, string[]>,
  isCounted = false,
) {
  const form = answer.answer === "approved" ? "approve" : "return";
  const { request, token, id } = asked;
  const tooMany = isCounted ? undefined : await countUses(usesOfAnswer(asked));
  if (tooMany) return again(form, submission, 429, tooMany);
  const result = await answerDrawing({ ...answer, token, id });
  switch (result.kind) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "answered":
      return redirectWithFlash(request, paths.orderDrawing(token, id), {
        tone: "success",
        title: `drawing.${answer.answer}`,
      });
    case "not-saved":
      return again(form, submission, 503, result.kind);
    case "files-full":
      return again(form, submission, 422, result.kind);
    default:
      return again(form, submission, 409, result.kind);
  }
}

/** What every answer to an order's drawings spends. */
export function usesOfAnswer({ request, token }: Pick<Asked, "request" | "token">): Use[] {
  const { client, order } = budgets.drawing;
  return [...clientUses(request, client), { limit: order, who: token }];
}

/** The page again, with what was typed and what is wrong. */
function again<Value>(
  form: "approve" | "return",
  submission: Submission<Value, string[]>,
  status: number,
  refused?: RefusedAnswer,
) {
  return json({ ...typed(form, submission), refused }, { status });
}

function typed<Value>(form: "approve" | "return", submission: Submission<Value, string[]>) {
  return {
    form,
    result: submission.reply(),
    refused: undefined as RefusedAnswer | undefined,
    picture: undefined as string | undefined,
  };
}
