import { json } from "@remix-run/node";

import { z } from "~/platform/basics/zod";
import { parseForm } from "~/platform/forms/read-form.server";
import { textBlock } from "~/platform/forms/text-field";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";
import { answerChange } from "~/sales/changes/front/answer-change.server";

const changeForm = z.object({
  change: z.coerce.number().int().min(1),
  answer: z.enum(["accepted", "declined"]),
  note: textBlock(1000),
});

export async function answerToChange(request: Request, token: string, posted: FormData) {
  const submission = parseForm(posted, changeForm);
  if (submission.status !== "success") {
    return json({ change: { kind: "outdated" as const } }, { status: 422 });
  }
  const { change: number, answer, note } = submission.value;
  const result = await answerChange(token, { number, answer, note });
  switch (result.kind) {
    case "accepted":
    case "declined":
      return redirectWithFlash(request, paths.order(token), {
        tone: "success",
        title: `order.change.${result.kind}`,
      });
    case "unknown":
      return json({ change: { kind: "answered" as const } }, { status: 409 });
    default:
      return json({ change: result }, { status: 409 });
  }
}
