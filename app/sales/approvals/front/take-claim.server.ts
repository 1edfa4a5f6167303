import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";
import type { z } from "zod";

import { parseForm } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { countUses, type Use } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import { readPictures } from "../sent-picture.server";
import { claimEntryForm, claimForm } from "./claim-form";
import { MOST_PICTURES } from "./claim-rules";
import { openClaim, writeInClaim, type OpenResult } from "./write-claim.server";

/** Why nothing was written, apart from errors in the fields. */
export type RefusedClaim =
  | Exclude<OpenResult["kind"], "written" | "unknown">
  | "full"
  | { kind: "too-many"; minutes: number };

interface Posted {
  request: Request;
  posted: FormData;
  token: string;
}

/** Opens a claim from the order's page. */
export async function takeClaim(from: Posted) {
  const read = await readClaim(from, claimForm);
  if (read.answer) return read.answer;
  const { submission, value, pictures } = read;
  const { line, ...written } = value;
  const claim = { ...written, pictures, token: from.token, lineId: line || null };
  const result = await openClaim(claim);
  return answerWrite(from, submission, result);
}

/** Adds what the customer writes to a claim. */
export async function takeClaimEntry(from: Posted & { id: string }) {
  const read = await readClaim(from, claimEntryForm);
  if (read.answer) return read.answer;
  const { submission, value, pictures } = read;
  const entry = { ...value, pictures, token: from.token, id: from.id };
  const result = await writeInClaim(entry);
  return answerWrite(from, submission, result);
}

/** What every post about an order's claims spends. */
export function usesOfClaim(request: Request, token: string): Use[] {
  const { client, order } = budgets.claim;
  return [...clientUses(request, client), { limit: order, who: token }];
}

/** Reads the form and its pictures. Reading pictures costs time, so the post is counted first. */
async function readClaim<Schema extends z.ZodObject>(
  { request, posted, token }: Posted,
  schema: Schema,
) {
  const submission = parseForm(posted, schema);
  if (submission.status !== "success") return { answer: again(submission, 422) };
  const tooMany = await countUses(usesOfClaim(request, token));
  if (tooMany) return { answer: again(submission, 429, tooMany) };
  const read = await readPictures(posted, "pictures", MOST_PICTURES);
  if (read.kind === "refused") {
    return { answer: again(submission, read.status, null, read.message) };
  }
  const { pictures } = read;
  return { answer: undefined, submission, value: submission.value, pictures };
}

function answerWrite<Value>(
  { request, token }: Posted,
  submission: Submission<Value, string[]>,
  result: OpenResult | { kind: "full" },
) {
  switch (result.kind) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "written":
      return redirectWithFlash(request, paths.orderClaims(token, `/${result.id}`), {
        tone: "success",
        title: "claim.written",
      });
    case "not-saved":
      return again(submission, 503, result.kind);
    case "files-full":
      return again(submission, 422, result.kind);
    default:
      return again(submission, 409, result.kind);
  }
}

/** The page again, with what was typed and what is wrong. */
function again<Value>(
  submission: Submission<Value, string[]>,
  status: number,
  refused: RefusedClaim | null = null,
  picture: string | null = null,
) {
  return json({ result: submission.reply(), refused, picture }, { status });
}
