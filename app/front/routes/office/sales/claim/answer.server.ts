import { orNotThere, type Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { answerClaim } from "~/sales/approvals/front/answer-claim.server";
import { claimStates } from "~/sales/approvals/front/claim-rules";
import { findClaim } from "~/sales/approvals/front/find-claims.server";

/** An answer to a claim, and the state it leaves it in. */
export const answerForm = z.object({
  formToken: hiddenField(),
  /** The state that was seen. Nobody can correct this hidden field, so a wrong value counts as the first state. */
  from: z.enum(claimStates).catch("new"),
  text: textBlock(3000).pipe(
    z.string({ error: message("claimAnswer") }).min(1, message("claimAnswer")),
  ),
  to: z.enum(claimStates, { error: message("choose") }),
});

/** Answers a claim, or says why it was not answered. */
export function answerOnClaim(post: Post) {
  const { id, admin } = post;
  return saveRecord(post, {
    schema: answerForm,
    subject: "claim",
    read: (answer) => answer,
    texts: ({ text, to }) => ({ text, to }),
    save: async (answer) => {
      const result = await answerClaim({ id, ...answer }, admin);
      if (result.kind === "answered") return { kind: "saved" as const };
      if (result.kind !== "moved-before") return { kind: result.kind };
      const { state, entries } = orNotThere(await findClaim(id, "staff"));
      const now = { text: entries.at(-1)?.text ?? "", to: state };
      return { kind: "stale" as const, current: { ...now, version: 0, kept: { from: state } } };
    },
    refuse: () => ({}),
    conflicts: ["illegal", "used-form", "forgotten"],
    saved: () => ({ to: officePaths.claims(`/${id}`), title: "admin.claimAnswered" }),
  });
}
