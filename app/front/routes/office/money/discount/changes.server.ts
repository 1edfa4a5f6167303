import type { SubmissionResult } from "@conform-to/react";
import { json } from "@remix-run/node";

import { parseForm, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import type { Compared, LastChange } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin } from "~/platform/settings/audit-log.server";
import {
  deleteDiscount,
  endDiscount,
  listDiscountCategories,
  saveDiscount,
} from "~/shop/discounts/discount-desk.server";

import { compareDiscounts, termsOf } from "./discount-words";
import { discountForm } from "./schema";

export const NEW = "nou";

/** A form that was refused, with what was typed. */
export interface Saving {
  result: SubmissionResult<string[]>;
  chosen: string[];
  version: number;
  /** What somebody saved meanwhile. */
  stale?: { last?: LastChange; rows: Compared[] };
}

interface Posted {
  request: Request;
  posted: FormData;
  id: string;
  admin: Admin;
}

/** Saves a code. What is wrong stands beside its field, what was typed is kept. */
export async function save({ request, posted, id, admin }: Posted) {
  const submission = parseForm(posted, discountForm);
  const categories = await listDiscountCategories();
  const ticked = posted.getAll("categories");
  const chosen = categories.filter((one) => ticked.includes(one.id)).map((one) => one.id);
  const version = readVersion(posted);
  const refused = (reply: ReturnType<typeof submission.reply>) =>
    json<Saving>({ result: reply, chosen, version }, { status: 422 });
  if (submission.status !== "success") return refused(submission.reply());
  const terms = termsOf(submission.value, chosen);
  const result = await saveDiscount({ id: id === NEW ? undefined : id, version, terms }, admin);
  switch (result.kind) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "code-taken":
      return refused(submission.reply({ fieldErrors: { code: [message("discountCodeTaken")] } }));
    case "fewer-uses": {
      const fewer = message("discountFewerUses", { count: result.uses });
      return refused(submission.reply({ fieldErrors: { mostUses: [fewer] } }));
    }
    case "stale": {
      const t = await translateFor(request, ["office-discounts", "office"]);
      const rows = compareDiscounts(result.current, terms, categories, t);
      const stale = { last: await findLastAction("discount", id), rows };
      const now = result.current.version;
      const answer = { result: submission.reply(), chosen, version: now, stale };
      return json<Saving>(answer, { status: 409 });
    }
    case "saved":
      return redirectWithFlash(request, officePaths.discounts(), {
        tone: "success",
        title: "admin.discountSaved",
      });
  }
}

/** Ends or deletes a code. */
export async function finish({ request, posted, id, admin }: Posted, step: "end" | "delete") {
  const which = { id, version: readVersion(posted) };
  const done = await (step === "end" ? endDiscount : deleteDiscount)(which, admin);
  switch (done) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "stale":
    case "kept":
      return json({ isMoved: true }, { status: 409 });
    case "done":
      return redirectWithFlash(request, officePaths.discounts(), {
        tone: "success",
        title: step === "end" ? "admin.discountEnded" : "admin.discountDeleted",
      });
  }
}
