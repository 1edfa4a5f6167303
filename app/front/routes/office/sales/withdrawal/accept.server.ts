import { done, notThere, orNotThere, refused, stale, type Post } from "~/front/desk/desk.server";
import type { FormAnswer } from "~/front/desk/record";
import { formatRon, leiText, parseLei } from "~/platform/format/office-money";
import { readWhole } from "~/platform/forms/number-field";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";

import { LEAST_REASON } from "../order/schema";
import { acceptForm } from "./schema";

/** An acceptance that was not taken: what was typed for each line, and what is wrong. */
export type RefusedAcceptance = FormAnswer<"no-order" | "nothing-returned"> & {
  returned: Record<string, string>;
  lineErrors?: Record<string, string>;
  /** What the typed pieces come to, if another sum was typed; bani. */
  computedBani?: number;
};

/** The withdrawal as it is saved now, as its forms name its parts. */
export async function standing(id: string) {
  const now = orNotThere(await findDeskWithdrawal(id));
  const { state, answer, order, refund, amount_reason } = now;
  return {
    state,
    answer,
    method: "",
    number: order?.number ?? "",
    amount: refund ? leiText(refund.amount_bani) : "",
    amountReason: amount_reason,
    lines: order?.lines ?? [],
    version: 0,
    kept: { from: state, order: order?.number ?? "" },
  };
}

/** Takes the typed pieces back. */
export async function accept(
  post: Post,
  taken: Omit<Parameters<typeof acceptWithdrawal>[0], "returned" | "refundBani">,
  isComputed: boolean,
) {
  const submission = parseForm(post.posted, acceptForm);
  const typed: [string, string][] = [];
  for (const [name, value] of post.posted) {
    const [, id] = /^returned-([\w-]{1,64})$/.exec(name) ?? [];
    if (id && typeof value === "string") typed.push([id, value]);
  }
  const returnedAsTyped = Object.fromEntries(typed);
  const again = ({
    fieldErrors,
    ...more
  }: Partial<RefusedAcceptance> & { fieldErrors?: Record<string, string[]> }) =>
    refused(post, {
      result: submission.reply({ fieldErrors }),
      returned: returnedAsTyped,
      ...more,
    });
  const counts = typed.map(([id, value]) => [id, countOf(value)] as const);
  const lineErrors = Object.fromEntries(
    counts.flatMap(([id, { fault }]) => (fault === undefined ? [] : [[id, fault]])),
  );
  if (submission.status !== "success" || Object.keys(lineErrors).length > 0) {
    return again({ lineErrors });
  }
  const returned = new Map(counts.map(([id, count]) => [id, count.value ?? 0]));
  const typedBani = parseLei(submission.value.amount) ?? 0;
  const refundBani = isComputed ? null : typedBani;
  const { amountReason: said } = submission.value;
  const amountReason = said.length < LEAST_REASON ? "" : said;
  const result = await acceptWithdrawal({ ...taken, returned, refundBani, amountReason });
  switch (result.kind) {
    case "done":
      return done(post, {
        to: officePaths.withdrawal(post.id),
        title: "admin.withdrawal.accept",
      });
    case "unknown":
      throw notThere();
    case "moved-before": {
      const { lines, version, kept, ...saved } = await standing(post.id);
      const pieces = (of: (line: (typeof lines)[number]) => string) =>
        lines.map((line) => `${of(line)} × ${line.name}`).join("\n");
      const now = { ...saved, pieces: pieces((line) => String(line.returned)) };
      const yours = {
        ...submission.value,
        state: "accepted",
        pieces: pieces(({ id }) => returnedAsTyped[id] ?? "0"),
      };
      const seen = { kind: "withdrawal", id: post.id, version } as const;
      const typedAgain = { result: submission.reply(), returned: returnedAsTyped, kept };
      return stale(post, seen, { now, yours }, typedAgain);
    }
    case "no-order":
    case "nothing-returned":
      return again({ reason: result.kind });
    case "too-many":
      return again({ lineErrors: { [result.lineId]: message("atMost", { most: result.most }) } });
    case "too-much":
      return again({
        fieldErrors: { amount: [message("amountPaid", { amount: formatRon(result.mostBani) })] },
      });
    case "other-amount": {
      const { computedBani } = result;
      const sums = { computed: formatRon(computedBani), typed: formatRon(typedBani) };
      const fieldErrors = {
        amount: [message("amountOfPieces", sums)],
        ...(said !== "" && { amountReason: [message("reasonShort", { least: LEAST_REASON })] }),
      };
      return again({ fieldErrors, computedBani });
    }
  }
}

/** A whole number of pieces as typed; an empty field is 0. */
function countOf(typed: string) {
  return readWhole(typed.trim() || "0", message("wholeNumber"), { min: 0, max: 9_999 });
}
